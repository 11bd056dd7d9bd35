import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { runHere } from '@signpost/test-kit/run-here'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { fewLibraries } from '../test/small-repository.ts'
import { signpostHere, type Ended } from '../test/steps-here.ts'
import { run } from './cli/run.ts'

// Whole builds of small repositories: each runs extraction, graph, docs, prerender and link check, those of a command in this process.
const limit = 240_000

const signpost = (...args: string[]): Promise<Ended> => signpostHere(args)

function write(root: string, files: Record<string, unknown>): void {
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), typeof content === 'string' ? content : JSON.stringify(content, null, 2))
  }
}

const manifest = (name: string) => ({
  name,
  version: '1.2.3',
  type: 'module',
  types: 'index.d.ts',
  exports: { '.': { types: './index.d.ts' } },
})

/** The files of a folder and their bytes, to see whether anything in it was touched. */
function snapshot(root: string): Record<string, string> {
  const names = readdirSync(root, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  return Object.fromEntries(
    names.map((entry) => [
      join(entry.parentPath, entry.name),
      readFileSync(join(entry.parentPath, entry.name), 'base64'),
    ]),
  )
}

describe('a workspace that is not this one', () => {
  let folder: string
  let root: string
  let built: Ended
  let before: Record<string, string>
  const out = (): string => join(folder, 'out')
  const page = (path: string): string => readFileSync(join(out(), `${path}.html`), 'utf8')

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'signpost-workspace-'))
    root = join(folder, 'repository')
    write(root, {
      'package.json': { name: 'other', private: true, workspaces: ['libs/*'] },
      'README.md': '# Other libraries\n\nWhat they are for.\n',
      'site.config.json': {
        title: 'Other libraries',
        url: 'https://other.example',
        locales: { list: ['en', 'ro'] },
      },
      'libs/core/package.json': manifest('@other/core'),
      'libs/core/README.md': '# Core\n\nHolds a <b>box</b>.\n\n<script>globalThis.harmed = 1</script>\n',
      'libs/core/index.d.ts':
        '/** Holds one thing. */\nexport declare class Box<T> {\n    /** The thing. */\n    readonly value: T;\n}\n',
      'libs/ui/package.json': { ...manifest('@other/ui'), dependencies: { '@other/core': '*' } },
      'libs/ui/index.d.ts':
        "import type { Box } from '@other/core';\n/** Opens a box. */\nexport declare function open<T>(box: Box<T>): T;\n",
      'libs/broken/package.json': manifest('@other/broken'),
    })
    mkdirSync(join(root, 'node_modules/@other'), { recursive: true })
    for (const name of ['core', 'ui'])
      symlinkSync(join(root, 'libs', name), join(root, 'node_modules/@other', name), 'junction')
    before = snapshot(join(root, 'libs'))
    built = await signpost('build', '--root', root, '--out', out(), '--cache', join(folder, 'cache'))
  }, limit)
  afterAll(() => {
    rmSync(folder, { recursive: true, force: true })
  })

  test('is built into static pages under its own title, in both locales', () => {
    expect(built).toMatchObject({ code: 1 })
    expect(page('index')).toContain('Other libraries')
    expect(page('api/core/class/Box')).toContain('Holds one thing.')
    expect(page('ro/api/core/class/Box')).toContain('lang="ro"')
    expect(page('docs/intro')).toContain('What they are for.')
    expect(page('index')).not.toContain('Signpost turns')
  })

  test('has the files and folders that the settings of hosts name', () => {
    expect(readdirSync(out())).toEqual(expect.arrayContaining(['404.html', 'assets', 'index.html', 'sidebar']))
  })

  test('has its own letter as an icon, and no mark of ours', () => {
    const [, icon] = /<link rel="icon" href="([^"]+)"/.exec(page('index'))!
    expect(readFileSync(join(out(), icon!), 'utf8')).toContain('>O</text>')
    const [, brand] = /<a class="brand"[^>]*>(.*?)<\/a>/.exec(page('index'))!
    expect(brand).toBe('<b>Other libraries</b>')
    expect(existsSync(join(out(), 'favicon.svg'))).toBe(false)
  })

  test('has signatures that link from one package to another', () => {
    expect(page('api/ui/function/open')).toMatch(/<a [^>]*href="\/api\/core\/class\/Box"/)
  })

  test('shows a README without what could run', () => {
    expect(page('api/core')).toContain('<b>box</b>')
    expect(page('api/core')).not.toContain('harmed')
  })

  test('says at the end which package failed and why, and builds the others', () => {
    expect(built.output).toContain('2 of 3 packages documented in full, 1 not at all')
    expect(built.output).toContain('1 public package has no documentation: @other/broken.')
    expect(built.output).toContain('index.d.ts')
    expect(page('api/broken')).toContain('broken')
  })

  test('is not written to', () => {
    expect(snapshot(join(root, 'libs'))).toEqual(before)
  })

  test('fails when asked to be strict', { timeout: limit }, async () => {
    const places = ['--root', root, '--cache', join(folder, 'cache')]
    const strict = await signpost('build', '--strict', ...places, '--out', out())
    expect(strict.code).toBe(1)
    expect(strict.output).toContain('2 of 3 packages documented in full, 1 not at all')
  })
})

describe('a repository whose docs have versions', () => {
  let folder: string
  let root: string
  const cut = (name: string): Promise<Ended> => signpost('docs', 'version', name, '--root', root)

  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'signpost-versions-'))
    root = join(folder, 'repository')
    write(root, {
      'package.json': manifest('boxes'),
      'tsconfig.json': fewLibraries,
      'index.d.ts': '/** Holds one thing. */\nexport declare class Box {}\n',
      'site.config.json': {
        title: 'Boxes',
        locales: { list: ['en', 'ro'] },
        url: 'https://boxes.example',
        docs: { sidebars: { main: ['intro', 'more'] } },
      },
      'content/docs/en/intro.md': '# Welcome\n\n[More](./more.md) of it, and [the box](/api/boxes/class/Box).\n',
      'content/docs/en/more.md': '# More of 1.0\n',
      'content/docs/ro/intro.md': '# Bun venit\n\n[Mai mult](./more.md)\n',
    })
  })
  afterAll(() => {
    rmSync(folder, { recursive: true, force: true })
  })

  test('cuts two, and builds every page of all of them without a broken link', { timeout: limit }, async () => {
    expect(await cut('1.0')).toMatchObject({
      code: 0,
      output: expect.stringMatching(/^Version 1\.0 has 2 docs -> .*docs-1\.0\n$/),
    })
    write(root, { 'content/docs/en/more.md': '# More of 2.0\n' })
    expect(await cut('2.0')).toMatchObject({ code: 0 })
    write(root, { 'content/docs/en/more.md': '# More to come\n' })

    const built = await signpost(
      'build',
      '--root',
      root,
      '--out',
      join(folder, 'out'),
      '--cache',
      join(folder, 'cache'),
    )
    expect(built).toMatchObject({ code: 0 })
    const page = (path: string): string => readFileSync(join(folder, 'out', `${path}.html`), 'utf8')
    for (const [path, title] of [
      ['docs/more', 'More of 2.0'],
      ['docs/next/more', 'More to come'],
      ['docs/1.0/more', 'More of 1.0'],
      ['ro/docs/1.0/intro', 'Bun venit'],
    ] as const) {
      expect(page(path)).toContain(`<h1>${title}</h1>`)
    }
    expect(page('docs/1.0')).toContain('url=/docs/1.0/intro')
    expect(page('docs/1.0/intro')).toContain('no longer actively maintained')
    expect(page('docs/next/intro')).toContain('unreleased documentation of Boxes')
    expect(readFileSync(join(folder, 'out', 'sitemap.xml'), 'utf8')).toContain(
      '<loc>https://boxes.example/docs/1.0/more</loc>',
    )
  })

  test.each([
    ['2.0', 'content/docs-2.0: found the version "2.0", expected no such folder.'],
    ['../docs', 'found "../docs", expected at most 40 letters'],
  ])('refuses %s and leaves everything as it is', async (name, message) => {
    const before = snapshot(root)
    const result = await cut(name)
    expect(result).toMatchObject({ code: 1, output: expect.stringContaining(message) })
    expect(snapshot(root)).toEqual(before)
  })

  test('writes what it cut as JSON', async () => {
    const data = join(folder, 'version.json')
    expect(await signpost('docs', 'version', '3.0', '--root', root, '--json', data)).toMatchObject({ code: 0 })
    expect(JSON.parse(readFileSync(data, 'utf8'))).toEqual({ version: '3.0', folder: 'content/docs-3.0', docs: 2 })
  })

  test('refuses a repository without docs', async () => {
    const bare = join(folder, 'bare')
    write(bare, { 'package.json': manifest('bare'), 'README.md': '# Bare\n' })
    const result = await signpost('docs', 'version', '1.0', '--root', bare)
    expect(result).toMatchObject({
      code: 1,
      output: expect.stringContaining('found no docs, expected Markdown files that are published'),
    })
    expect(existsSync(join(bare, 'content'))).toBe(false)
  })
})

test('R5.9 R5.5 check tells a broken link of a doc with its file and line, and what was found in the docs', {
  timeout: limit,
}, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'signpost-check-'))
  try {
    write(folder, {
      'package.json': manifest('@other/core'),
      'tsconfig.json': fewLibraries,
      'index.d.ts': '/** A box. */\nexport declare const box: string;\n',
      'content/docs/en/intro.md': '---\ntitle: Start\ntgas: [a]\n---\n\nSee [the box](/api/other/variable/bx).\n',
      'content/docs/en/draft.md': '---\ndraft: true\n---\n# Not yet\n',
      'content/docs/en/more.md': '# More\n\nSee [the box](./gone.md).\n',
      'content/docs/en/twin.md': '---\nslug: Intro\n---\n# Twin\n',
    })
    const json = join(folder, 'found.json')
    const { code, output } = await signpost(
      ...['check', '--root', folder, '--cache', join(folder, '.cache'), '--json', json],
    )
    expect(JSON.parse(readFileSync(json, 'utf8'))).toMatchObject({
      docs: [{ code: 'unknown-front-matter', file: 'content/docs/en/intro.md', line: 3 }],
      pages: [
        {
          code: 'broken-link',
          severity: 'error',
          file: 'content/docs/en/intro.md',
          line: 6,
          column: 5,
          found: 'a link to /api/other/variable/bx on /docs/intro',
        },
        // Neither is a second time in the docs' findings, or as a broken link.
        { code: 'broken-markdown-link', severity: 'warning', file: 'content/docs/en/more.md', line: 3, column: 5 },
        { code: 'duplicate-route', severity: 'warning' },
      ],
    })
    for (const once of [/gone\.md/g, /content\/docs\/en\/twin\.md/g]) expect(output.match(once)).toHaveLength(1)
    expect(output).toMatch(/-> linking to \/api\/other\/variable\/bx.* written at content\/docs\/en\/intro\.md:6:5/)
    expect(output).toContain('[WARNING] content/docs/en/intro.md:3: found the unknown key "tgas"')
    expect(existsSync(join(folder, '.cache/check/docs/intro.html'))).toBe(true)
    expect(existsSync(join(folder, '.cache/check/docs/draft.html'))).toBe(false)
    expect(code).toBe(1)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})

describe('published packages, in a plain folder', () => {
  // In a long run also one of 500 pages.
  const packages = ['commander', 'jotai', ...(process.env['SIGNPOST_LONG'] === '1' ? ['rxjs'] : [])]
  let folder: string
  let built: Ended

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'signpost-published-'))
    const require = createRequire(import.meta.url)
    mkdirSync(join(folder, 'node_modules'))
    for (const name of packages) {
      const manifestFile = [...(require.resolve.paths(name) ?? [])]
        .map((at) => join(at, name, 'package.json'))
        .find((file) => existsSync(file))
      // Copies: the target of a link would be outside the root.
      cpSync(realpathSync(dirname(manifestFile!)), join(folder, 'node_modules', name), { recursive: true })
    }
    built = await signpost(
      'build',
      '--root',
      join(folder, 'node_modules'),
      '--out',
      join(folder, 'out'),
      '--cache',
      join(folder, 'cache'),
    )
  }, limit)
  afterAll(() => {
    rmSync(folder, { recursive: true, force: true })
  })

  const symbols: readonly [name: string, symbol: string, text: string][] = [
    ['commander', 'class/Command', 'addOption'],
    ['jotai', 'function/atom', 'atom'],
    ['rxjs', 'class/Observable', 'subscribe'],
    ['rxjs', 'function/map', 'OperatorFunction'],
  ]

  test.each(symbols.filter(([name]) => packages.includes(name)))('%s has %s with its members', (name, symbol, text) => {
    expect(built.code).toBe(0)
    expect(readFileSync(join(folder, 'out', 'api', name, `${symbol}.html`), 'utf8')).toContain(text)
  })

  test('are counted in the list of packages', () => {
    const index = readFileSync(join(folder, 'out', 'api.html'), 'utf8')
    for (const name of packages) expect(index).toContain(`href="/api/${name}"`)
  })
})

test.each([
  [
    ['frobnicate'],
    2,
    'expected one command: init, upgrade, build, join, serve, dev, check, examples, extract, review, accept, explain, diff, history, reports check, reports update, export, mcp, strings, docs version',
  ],
  [['build', '--root', '/nonexistent/folder'], 1, 'found nothing, expected a folder'],
  [['serve', '--port', 'x'], 2, 'expected a whole number'],
  [['build', '--port', '4000'], 2, 'Found --port, expected options of signpost build: --root'],
  [['build', '--colour'], 2, 'Found --colour, expected options of signpost build: --root'],
  [['build', '--strickt'], 2, 'Did you mean --strict?'],
  [['docs'], 2, 'expected one command'],
  [['docs', 'version'], 2, 'expected one name, such as: docs version 1.0'],
  [['docs', 'version', '1.0', '2.0'], 2, 'expected one name'],
  [['docs', 'version', '1.0', '--root', '/nonexistent/folder'], 1, 'found nothing, expected a folder'],
])('signpost %j answers with code %i and says why', async (args, code, message) => {
  const result = await runHere(run, '.', args)
  expect(result.code).toBe(code)
  expect(result.stderr).toContain(message)
})

describe("under Yarn's Plug'n'Play", () => {
  let folder: string
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'plug-and-play-'))
    Object.defineProperty(process.versions, 'pnp', { value: '3', configurable: true })
  })
  afterAll(() => {
    Reflect.deleteProperty(process.versions, 'pnp')
    rmSync(folder, { recursive: true })
  })

  test.each(['init', 'build', 'serve', 'dev', 'check', 'extract', 'reports check', 'docs version 1.0'])(
    '%s says what to do',
    async (command) => {
      const { code, stderr } = await runHere(run, folder, command.split(' '))
      expect(code).toBe(1)
      expect(stderr).toContain("found Yarn's Plug'n'Play, expected packages in node_modules.\n")
      expect(stderr).toContain('Set `nodeLinker: node-modules` in .yarnrc.yml')
    },
  )
})

import { execFile, execFileSync } from 'node:child_process'
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { homedir, tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

// Whole builds: extraction, graph, docs, prerender and link check as a user would run them.
const limit = 240_000
const bin = join(import.meta.dirname, '../bin.js')
const ownRoot = join(import.meta.dirname, '../../..')
const secret = 'text-that-nobody-may-publish'

function signpost(...args: string[]): Promise<{ code: number; output: string }> {
  return new Promise((resolve) => {
    execFile(process.execPath, [bin, ...args], { maxBuffer: 2 ** 26 }, (error, stdout, stderr) => {
      resolve({ code: error ? Number(error.code) : 0, output: stdout + stderr })
    })
  })
}

const manifest = (name: string): string =>
  JSON.stringify({ name, version: '1.0.0', type: 'module', types: 'index.d.ts' })
const own = 'export declare const own: 1;\n'

function write(root: string, files: Record<string, string>): void {
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), content)
  }
}

function link(root: string, links: Record<string, string>): void {
  for (const [file, target] of Object.entries(links)) {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    symlinkSync(target, join(root, file))
  }
}

function pipe(path: string): void {
  mkdirSync(dirname(path), { recursive: true })
  execFileSync('mkfifo', [path])
}

/** Every file below a folder that has one of these texts, compressed files by what is in them. */
function filesWith(folder: string, texts: readonly string[]): string[] {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  return entries.flatMap(({ parentPath, name }) => {
    const bytes = readFileSync(join(parentPath, name))
    const plain = name.endsWith('.br') ? brotliDecompressSync(bytes) : name.endsWith('.gz') ? gunzipSync(bytes) : bytes
    return texts.filter((text) => plain.includes(text)).map((text) => `${join(parentPath, name)}: ${text}`)
  })
}

describe('a root that is out to read what is not its own', () => {
  let folder: string
  let built: { code: number; output: string }
  const out = (): string => join(folder, 'out')
  const page = (path: string): string => readFileSync(join(out(), `${path}.html`), 'utf8')

  beforeAll(async () => {
    folder = realpathSync(mkdtempSync(join(tmpdir(), 'signpost-hostile-')))
    const root = join(folder, "the repository's (1) root")
    write(folder, {
      'secret.txt': `# ${secret}\n`,
      'secret.d.ts': `export declare const published: '${secret}';\n`,
      'secret.json': JSON.stringify({ name: secret, description: secret }),
      'linked/package.json': manifest('linked'),
      'linked/index.d.ts': `export declare const published: '${secret}';\n`,
    })
    // No package.json at the root: a file beside the packages has no package to be named by.
    write(root, {
      'pnpm-workspace.yaml': 'packages: [packages/*]\n',
      'shared/types.d.ts': '/** Of all. */\nexport interface Shared { deep: Deep }\ninterface Deep { own: 1 }\n',
      'packages/good/package.json': manifest('@h/good').replace(
        '{',
        '{"main":"index.js","scripts":{"prepare":"node index.js","build":"node index.js","postinstall":"node index.js"},',
      ),
      'packages/good/index.js': `import { writeFileSync } from 'node:fs'\nwriteFileSync(${JSON.stringify(join(folder, 'ran'))}, '')\n`,
      'packages/good/README.md': '# Good\n\nA README as any other. ![](../../image.png)\n',
      'packages/good/index.d.ts':
        "export * from '../../shared/types';\nexport declare function use(a: import('../../shared/types').Shared): typeof import('../../shared/types');\n",
      'packages/broken/package.json': '{ "name": ',
      'packages/folder/package.json/a.txt': '',
      'packages/settings/package.json': manifest('@h/settings'),
      'packages/settings/index.d.ts': `/// <reference path="../../../secret.d.ts" />\n${own}export * from 'linked';\nexport declare const unresolved: NoSuchName;\n`,
      'packages/settings/tsconfig.json':
        '{"extends": "../../../secret.json", "compilerOptions": {"typeRoots": ["../../.."], "types": ["linked"]}}',
      'packages/settings/api-extractor.json': '{"extends": "../../../secret.json"}',
      'packages/settings/tsdoc.json': '{"extends": ["../../../secret.json"]}',
      'packages/reexport/package.json': manifest('@h/reexport'),
      'packages/reexport/index.d.ts': `${own}export * from '../../../secret';\nexport declare const b: typeof import('../../../secret');\n`,
      'packages/syntax/package.json': manifest('@h/syntax'),
      'packages/syntax/index.d.ts':
        'export declare const = ;\nexport * as all from "./index"; export { default } from "./nothing";\n',
      'content/docs/start.md': '# Start\n\n![](../../../secret.txt) [a](../../shared/types.d.ts)\n',
      'content/docs/x.md': '# X\n',
      'content/docs/x.data.md': '# X data\n',
      'content/docs/new\nline.md': '# New line\n',
      'content/docs/bell\u0007\u001b[31m.md': '# Bell\n',
      'content/docs/100%.md': '# Percent\n',
      'content/docs/a#b.md': '# Hash\n',
      'content/docs/what?.md': '# Question\n',
      'content/docs/dot..md': '# Dot\n',
      'content/docs/space .md': '# Space\n',
      'content/docs/Case.md': '# Upper case\n',
      'content/docs/case.md': '# Lower case\n',
      'content/docs/caf\u00e9.md': '# Composed\n',
      'content/docs/cafe\u0301.md': '# Decomposed\n',
      [`content/docs/${'n'.repeat(252)}.md`]: '# Long\n',
      'content/docs/one.md': '---\nslug: same\n---\n# One\n',
      'content/docs/two.md': '---\nslug: same\n---\n# Two\n',
      'content/docs/data.md': '---\nslug: start.data\n---\n# Data\n',
    })
    writeFileSync(
      Buffer.concat([Buffer.from(join(root, 'content/docs/latin-')), Buffer.from([0xe9]), Buffer.from('.md')]),
      '# Latin\n',
    )
    for (const name of ['linked', 'pipe', 'zero', 'folder'])
      write(root, {
        [`packages/readme-${name}/package.json`]: manifest(`@h/readme-${name}`),
        [`packages/readme-${name}/index.d.ts`]: own,
      })
    write(root, { 'packages/readme-folder/README.md/a.txt': '' })
    link(root, {
      'packages/readme-linked/README.md': '../../../secret.txt',
      'packages/readme-zero/README.md': '/dev/zero',
      'packages/linked/package.json': '../../../secret.json',
      'packages/elsewhere': '../../linked',
      'packages/settings/node_modules/linked': '../../../../linked',
      'packages/settings/index.d.ts.map': '/dev/zero',
      'content/docs/linked.md': '../../../secret.txt',
      'content/docs/zero.md': '/dev/zero',
      'content/docs/linked': '../../..',
      'content/docs/guide/_category_.json': '../../../../secret.json',
      'content/docs/gone.md': 'nowhere.md',
    })
    pipe(join(root, 'packages/readme-pipe/README.md'))
    pipe(join(root, 'packages/pipe/package.json'))
    pipe(join(root, 'content/docs/pipe.md'))
    built = await signpost('build', '--root', root, '--out', out(), '--cache', join(folder, 'cache'))
  }, limit)
  afterAll(() => {
    rmSync(folder, { recursive: true, force: true })
  })

  test('R40 runs none of its code', () => {
    expect(page('api/good')).toContain('A README as any other.')
    expect(readdirSync(folder)).not.toContain('ran')
  })

  test('is built, and says what it did not read', () => {
    expect(built.output).not.toContain('[object Object]')
    expect(built.output).not.toMatch(/\n\s+at /)
    // Some of its public packages have no documentation.
    expect(built.code, built.output).toBe(1)
    for (const said of [
      'packages/readme-linked/README.md',
      'packages/readme-pipe/README.md',
      'packages/readme-zero/README.md',
      'packages/readme-folder/README.md',
      'content/docs/linked.md',
      'content/docs/zero.md',
      'content/docs/pipe.md',
      'content/docs/gone.md',
      'content/docs/guide/_category_.json',
      String.raw`content/docs/new\nline.md`,
      String.raw`content/docs/bell\u0007\u001b[31m.md`,
      'content/docs/x.data.md',
      'content/docs/data.md',
      'content/docs/two.md',
      'a name that is not UTF-8',
      'AX-MANIFEST',
      'AX-SOURCE-REFUSED',
      'Install the package instead of linking it',
    ]) {
      expect(built.output).toContain(said)
    }
  })

  test('keeps everything else', () => {
    expect(page('api/good')).toContain('A README as any other.')
    expect(page('api/good/interface/Shared')).toContain('Of all.')
    expect(page('api/settings/variable/own')).toContain('own')
    expect(page('api/reexport/variable/own')).toContain('own')
    expect(page('docs/start')).toContain('Start')
    expect(page('docs/x')).toContain('X')
    const titles = readdirSync(join(out(), 'docs'))
      .filter((name) => name.endsWith('.html'))
      .map((name) => /<h1[^>]*>([^<]*)/.exec(page(`docs/${name.slice(0, -5)}`))?.[1])
    for (const title of ['Percent', 'Hash', 'Question', 'Dot', 'Space', 'Upper case', 'Lower case', 'Long', 'One'])
      expect(titles).toContain(title)
  })

  test('has nothing of what is outside it, nor a path of this machine', () => {
    // Without the first slash: that is missing where a path is told from the root of the disk.
    const paths = [folder.slice(1), ownRoot.slice(1), `${homedir()}/`]
    expect(filesWith(out(), [secret, ...paths])).toEqual([])
    expect(filesWith(join(folder, 'cache/graph'), [secret, ...paths])).toEqual([])
    expect(filesWith(join(folder, 'cache/content'), [secret, ...paths])).toEqual([])
    expect(filesWith(join(folder, 'cache/api'), [secret, ...paths])).toEqual([])
  })
})

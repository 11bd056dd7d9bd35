import {
  chmodSync,
  chownSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { differences, filesOf, run, type BuildPlaces, type Ending } from './run-build.ts'
import { asWritten, writeRepository } from './small-repository.ts'
import { signpostHere } from './steps-here.ts'

// Whole commands over repositories as they are found: cut off, unfinished, without what one expects.
const limit = 240_000

let folder: string
let root: string
beforeEach(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'bad-input-')))
  root = join(folder, 'repository')
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const places = (name = 'repository'): BuildPlaces => ({
  root: join(folder, name),
  out: join(folder, `${name}-out`),
  cache: join(folder, `${name}-cache`),
})

function write(files: Readonly<Record<string, string | object>>): void {
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), typeof content === 'string' ? content : JSON.stringify(content, undefined, 2))
  }
}

/** Runs a command in the root with another environment, and with the rights of another user. */
async function signpost(
  args: readonly string[],
  { env = {}, uid }: { env?: Readonly<Record<string, string>>; uid?: number } = {},
): Promise<Ending> {
  vi.stubEnv('XDG_CACHE_HOME', join(folder, 'cache-home'))
  for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value)
  const [user, start] = [process.geteuid?.(), process.cwd()]
  if (uid !== undefined) process.seteuid!(uid)
  try {
    const { code, output } = await signpostHere(args, root)
    return { code, output }
  } finally {
    if (uid !== undefined) process.seteuid!(user!)
    process.chdir(start)
    vi.unstubAllEnvs()
  }
}

const workspace = { name: 'acme', private: true, workspaces: ['libs/*'] }
const declared = (name: string): object => ({
  name,
  version: '1.0.0',
  type: 'module',
  exports: { '.': { types: './index.d.ts' } },
})

test('of 30 packages of which two are broken, 28 are documented, and the two are named with file and next step', {
  timeout: limit,
}, async () => {
  const numbers = Array.from({ length: 30 }, (_, index) => index)
  write({ 'package.json': workspace })
  for (const index of numbers) {
    write({
      [`libs/p${index}/package.json`]: declared(`@acme/p${index}`),
      [`libs/p${index}/index.d.ts`]: `/** Returns ${index}. */\nexport declare function give${index}(): number;\n`,
    })
  }
  rmSync(join(root, 'libs/p17/index.d.ts'))
  write({ 'libs/p25/index.d.ts': 'export declare function (;\n' })

  const report = join(folder, 'report.json')
  const { code, output } = await run(places(), 'build', '--json', report)
  expect(code).toBe(1)
  expect(output).toContain('28 of 30 packages documented in full, 1 in part, 1 not at all.')
  expect(output).toContain('1 public package has no documentation: @acme/p17.')
  const missing = output.indexOf(
    '\n@acme/p17, not documented\n  [ERROR] libs/p17/package.json: found no declaration file',
  )
  const broken = output.indexOf(
    '\n@acme/p25, 3 parts not documented\n  [ERROR] libs/p25/index.d.ts:1: found a syntax error',
  )
  expect(output.slice(missing, broken)).toContain('Build the package so that its declarations are written')
  expect(output.slice(broken)).toContain('Build the package again, or repair the declaration file.')
  expect(missing).toBeGreaterThan(-1)
  expect(broken).toBeGreaterThan(-1)

  const { packages } = JSON.parse(readFileSync(report, 'utf8')) as {
    packages: { name: string; diagnostics: unknown[] }[]
  }
  expect(packages).toHaveLength(30)
  expect(packages.filter(({ diagnostics }) => diagnostics.length > 0).map(({ name }) => name)).toEqual([
    '@acme/p17',
    '@acme/p25',
  ])
  const pages = new Set(readdirSync(join(places().out, 'api'), { recursive: true }).map(String))
  const lost = numbers.filter((index) => !pages.has(join(`p${index}`, 'function', `give${index}.html`)))
  expect(lost).toEqual([17, 25])
  // Broken ones have a page of their own, which says so.
  expect(numbers.filter((index) => !pages.has(`p${index}.html`))).toEqual([])
})

test.each([
  ['a workspace whose patterns match nothing', { 'package.json': workspace }],
  ['an empty folder', { '.gitkeep': '' }],
])('%s has no packages, and each command says so', async (_, files) => {
  write(files)
  for (const command of [['build'], ['check'], ['extract'], ['init', '--yes'], ['reports', 'update']]) {
    const { code, output } = await signpostHere(command, root)
    expect({ command, code }).toEqual({ command, code: 1 })
    expect(output).toMatch(/: found .+, expected .+\n.+\.\n$/)
  }
  expect(readdirSync(root)).toEqual(Object.keys(files))
})

test('sources without a tsconfig.json are documented', { timeout: limit }, async () => {
  write({
    'package.json': workspace,
    'libs/a/package.json': { name: '@acme/a', version: '1.0.0', type: 'module', exports: './src/index.ts' },
    'libs/a/src/index.ts': "/** Opens a box. */\nexport { open } from './open.ts'\n",
    'libs/a/src/open.ts': '/** Opens a box. */\nexport function open(path: string) {\n  return path.length\n}\n',
  })
  const { code, output } = await run(places())
  expect(code).toBe(0)
  expect(output).toContain('1 of 1 packages documented in full.')
  expect(readFileSync(join(places().out, 'api/a/function/open.html'), 'utf8')).toContain('Opens a box.')
})

test('a package manager that is not installed is not needed to set up and to build', { timeout: limit }, async () => {
  write({
    'package.json': { name: 'acme', private: true, packageManager: 'pnpm@10.0.0' },
    'pnpm-workspace.yaml': 'packages:\n  - libs/*\n',
    'libs/a/package.json': declared('@acme/a'),
    'libs/a/index.d.ts': '/** A box. */\nexport declare class Box {}\n',
  })
  const env = { PATH: join(folder, 'nothing') }
  const set = await signpost(['init', '--yes'], { env })
  expect(set).toMatchObject({ code: 0, output: expect.stringContaining('  pnpm install\n') as string })
  expect(await signpost(['build'], { env })).toMatchObject({
    code: 0,
    output: expect.stringContaining('1 of 1 packages documented in full.') as string,
  })
})

test.each([
  ['site.config.ts', "export default {\n  title: 'Ac"],
  ['site.config.json', '{ "title": "Ac'],
  ['site.config.mjs', 'export default {'],
])('a half-written %s is named, without a stack', async (file, text) => {
  write({
    'package.json': workspace,
    'libs/a/package.json': declared('@acme/a'),
    'libs/a/index.d.ts': 'export declare class Box {}\n',
    [file]: text,
  })
  const { code, output } = await run(places())
  expect(code).toBe(1)
  expect(output).toContain(file)
  expect(output).not.toMatch(/^ {4}at /m)
})

describe('a checkout that may not be written', () => {
  // The superuser may write everywhere, so the commands run with the rights of nobody.
  const uid = process.getuid?.() === 0 ? 65_534 : undefined
  const options = uid === undefined ? {} : { uid }

  beforeEach(() => {
    write({
      'package.json': workspace,
      'libs/a/package.json': declared('@acme/a'),
      'libs/a/index.d.ts': '/** A box. */\nexport declare class Box {}\n',
    })
    for (const path of ['libs/a', 'libs', '']) chmodSync(join(root, path), 0o555)
    mkdirSync(join(folder, 'cache-home'))
    mkdirSync(join(folder, 'writable'))
    chmodSync(folder, 0o755)
    if (uid !== undefined) for (const name of ['cache-home', 'writable']) chownSync(join(folder, name), uid, uid)
  })
  afterEach(() => {
    for (const path of ['', 'libs', 'libs/a']) chmodSync(join(root, path), 0o755)
  })

  test('is built into another folder', { timeout: limit }, async () => {
    const { code, output } = await signpost(['build', '--out', join(folder, 'writable/site')], options)
    expect(output).toContain('1 of 1 packages documented in full.')
    expect(code).toBe(0)
  })

  test.each([[['build']], [['init', '--yes']], [['extract']], [['reports', 'update']]])(
    '%j says which file',
    async (args) => {
      const { code, output } = await signpost(args, options)
      expect({ code, output }).toMatchObject({ code: args[0] === 'extract' ? 0 : 1 })
      expect(output).toMatch(/EACCES/)
      expect(output).toContain(root)
      expect(output).not.toMatch(/^ {4}at /m)
    },
  )
})

test('line ends of Windows, a mark at the start of each file, and a path with spaces, umlauts and signs change no page', {
  timeout: limit,
}, async () => {
  const { 'more/broken': _, ...packages } = asWritten.packages
  writeRepository(root, { ...asWritten, packages })
  const other = places('Größe & (Form) %20 #1 d’été')
  writeRepository(other.root, { ...asWritten, packages })
  const entries = readdirSync(other.root, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name))
  expect(files.length).toBeGreaterThan(10)
  for (const file of files) writeFileSync(file, `\uFEFF${readFileSync(file, 'utf8').replaceAll('\n', '\r\n')}`)

  const plain = await run(places())
  expect(plain.code).toBe(0)
  expect(await run(other)).toEqual(plain)
  expect(differences(filesOf(places().out), filesOf(other.out))).toEqual([])
})

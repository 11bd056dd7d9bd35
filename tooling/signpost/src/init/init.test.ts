import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { signpostHere, type Ended } from '../../test/steps-here.ts'

let root: string

const exports = { '.': { types: './src/index.ts', default: './src/index.ts' } }
const files: Record<string, string> = {
  'package.json': JSON.stringify({ name: 'acme', private: true, workspaces: ['libs/*'] }),
  'turbo.json': '{\r\n  // Tasks\r\n  "tasks": {}\r\n}\r\n',
  'libs/a/package.json': JSON.stringify({ name: '@acme/a', version: '1.0.0', type: 'module', exports }),
  'libs/a/tsconfig.json': '{"compilerOptions":{"strict":true,"module":"NodeNext","lib":["ES5"]},"include":["src"]}',
  'libs/a/src/index.ts': '/** A box. */\r\nexport class Box {}\r\n',
  'libs/private/package.json': JSON.stringify({ name: '@acme/private', private: true, exports }),
}

beforeEach(() => {
  root = join(mkdtempSync(join(tmpdir(), 'init ä ')), 'acme')
  write(files)
})
afterEach(() => rmSync(dirname(root), { recursive: true, force: true }))

function write(texts: Record<string, string>): void {
  for (const [file, text] of Object.entries(texts)) {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), text)
  }
}

const signpost = (...args: string[]): Promise<Ended> => signpostHere(args, root)

const all = (): Record<string, string> =>
  Object.fromEntries(
    readdirSync(root, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => [join(parentPath, name), readFileSync(join(parentPath, name), 'utf8')]),
  )

test('without a terminal nothing is written, and the output says how', async () => {
  const before = all()
  const { code, output } = await signpost('init')
  expect({ code, after: all() }).toEqual({ code: 1, after: before })
  expect(output).toContain('npm, Turborepo, 1 package: @acme/a\n')
  expect(output).toContain('Run `signpost init --yes`')
})

test.each([
  [
    'Nx libraries without a package.json',
    { 'nx.json': '{}', 'libs/a/project.json': '{"projectType":"library"}' },
    /nx\.json: found 1 library without a package\.json: libs\/a, .*\n.*write a package\.json/,
  ],
  ['no entry point', { 'src/index.ts': 'export {}' }, /no package with an entry point.*\n.*"exports"/],
])('a root with %s is refused with the next step, and nothing is written', async (_, others, told) => {
  rmSync(root, { recursive: true })
  write({ 'package.json': '{"name":"acme","private":true}', ...others })
  const before = all()
  const { code, output } = await signpost('init', '--yes')
  expect({ code, after: all() }).toEqual({ code: 1, after: before })
  expect(output).toMatch(told)
})

test('a folder site of the repository is left alone, and the pages are written beside it', async () => {
  write({ 'site/index.md': '# Acme' })
  expect((await signpost('init', '--yes')).output).toContain('docs:build    pages in api-site/')
  expect(readFileSync(join(root, '.gitignore'), 'utf8')).toBe('# Signpost\n.api/\n/api-site/\n')
  const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: Record<string, string> }
  expect(manifest.scripts['docs:build']).toMatch(/ --out api-site$/)
  const before = all()
  expect(await signpost('init', '--yes')).toMatchObject({ code: 0 })
  expect(all()).toEqual(before)
})

test("a repository with Plug'n'Play learns what to set", async () => {
  write({ '.yarnrc.yml': 'yarnPath: .yarn/releases/yarn-4.12.0.cjs\n' })
  expect((await signpost('init', '--yes')).output).toContain('set `nodeLinker: node-modules` in .yarnrc.yml')
})

test('a published package without an entry point gets no script', async () => {
  write({
    'libs/program/package.json': '{"name":"@acme/program","bin":"./run.js"}',
    'libs/script/package.json': '{"name":"@acme/script"}',
    'libs/script/index.js': '',
  })
  const { output } = await signpost('init', '--dry-run')
  expect(output).toContain('2 packages: @acme/a, @acme/script\n')
})

test('a dry run writes nothing', async () => {
  const before = all()
  expect(await signpost('init', '--dry-run', '--deploy', 'docker')).toMatchObject({
    code: 0,
    output: expect.stringContaining('create  docs-server/Dockerfile'),
  })
  expect(all()).toEqual(before)
})

test('it writes files and first reports; the next build takes the extraction, and a second run changes nothing', async () => {
  expect(await signpost('init', '--yes')).toMatchObject({ code: 0 })
  expect(readdirSync(join(root, 'api-reports'))).toEqual(['a.api.md'])
  expect(readFileSync(join(root, 'turbo.json'), 'utf8')).toContain('// Tasks\r\n')
  expect(existsSync(join(root, 'libs/private/.api'))).toBe(false)
  const written = all()
  expect(await signpost('init', '--yes')).toMatchObject({ code: 0, output: expect.stringContaining('Nothing to do') })
  expect(all()).toEqual(written)
})

test('what it wrote is taken back, extractions too; reports stay and are named', async () => {
  const before = all()
  await signpost('init', '--yes', '--review', '--deploy', 'docker')
  const dry = await signpost('init', '--remove', '--dry-run')
  expect(dry).toMatchObject({ code: 0, output: expect.stringContaining('remove  libs/a/.api/: ') })
  expect(all()).not.toEqual(before)
  const { code, output } = await signpost('init', '--remove', '--yes')
  expect(code).toBe(0)
  expect(output).toContain('Left: api-reports/.')
  rmSync(join(root, 'api-reports'), { recursive: true })
  expect(all()).toEqual(before)
  expect(await signpost('init', '--remove', '--yes')).toMatchObject({
    code: 0,
    output: 'Nothing to do: nothing of `init` is here.\n',
  })
})

test('another checkout with the files of a cache extracts nothing again', async () => {
  const record = (): string => readFileSync(join(root, 'libs/a/.api/extraction.json'), 'utf8')
  await signpost('extract')
  const first = record()
  const elsewhere = mkdtempSync(join(tmpdir(), 'another-'))
  const parent = dirname(root)
  renameSync(root, join(elsewhere, 'acme'))
  rmSync(parent, { recursive: true })
  root = join(elsewhere, 'acme')
  // A new extraction would record the folders above the root, which have other names.
  await signpost('extract')
  expect(record() === first).toBe(true)
  write({ 'libs/a/src/index.ts': '/** Another box. */\nexport class Box {}\n' })
  await signpost('extract')
  expect(record() === first).toBe(false)
})

test.each([
  [
    ['--deploy', 'netlfy'],
    2,
    'Found --deploy "netlfy", expected github-pages, cloudflare, netlify, static, docker. Did you mean "netlify"?',
  ],
  [['--root', 'libs/none'], 1, 'found nothing, expected a folder'],
  [['--remove', '--review'], 2, 'Found --remove with --review, expected it without.'],
])('init %j: exit code %i', async (args, code, message) => {
  expect(await signpost('init', ...args)).toMatchObject({ code, output: expect.stringContaining(message) })
})

test('a folder that cannot be written ends with one sentence', async () => {
  write({ '.github': 'a file' })
  const { code, output } = await signpost('init', '--yes', '--review')
  expect(code).toBe(1)
  expect(output).toContain('.github')
  expect(output).not.toContain('    at ')
})

test.each(['init --yes', 'extract', 'reports update'])('%s ends when it cannot keep an extraction', async (command) => {
  mkdirSync(join(root, 'libs/a/.api/extraction.json'), { recursive: true })
  const { code, output } = await signpost(...command.split(' '))
  expect(code).toBe(1)
  expect(output).toContain('extraction.json: found a folder')
})

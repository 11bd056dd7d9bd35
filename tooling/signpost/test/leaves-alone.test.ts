import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { changedPaths, folderState } from '@signpost/test-kit/folder-state'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { commands } from '../src/cli/commands.ts'
import { signpostHere } from './steps-here.ts'

// Every command in turn over one workspace with Git, docs, API reports, and packages that are built, bundled and not built.

const bin = join(import.meta.dirname, '../bin.js')
let folder: string
let root: string
let port: number

/** A command line, and what it may change. */
interface Case {
  args: readonly string[]
  /** Paths below the root that the docs of the command name; folders change with the entries in them. */
  writes: RegExp
  code?: number
  /** Edits the root before. */
  prepare?: () => void
  /** Whether it runs in a process of its own, as a server does. The others run in this one, with their steps. */
  isProgram?: true
  /** For a server: what to do when it answers at this origin, before it is stopped. */
  meanwhile?: (origin: string, said: () => string) => Promise<void>
}

const nothing = /^$/
const extracted = /^packages\/[^/]+(?:\/\.api(?:\/.*)?)?$/
const accepted = /^(?:\.|packages\/[^/]+(?:\/\.api(?:\/.*)?)?|api-reports(?:\/.*)?)$/

/** One case for each command at least, in the order of the life of a repository. */
const cases: readonly (Case & { command: string })[] = [
  { command: 'init', args: ['--dry-run'], writes: nothing },
  // No registry answers.
  { command: 'upgrade', args: ['--dry-run'], writes: nothing, code: 1 },
  { command: 'check', args: [], writes: nothing },
  { command: 'examples', args: [], writes: nothing },
  { command: 'examples', args: ['--run'], writes: nothing },
  { command: 'examples', args: ['--baseline', 'examples.json'], writes: /^(?:\.|examples\.json)$/ },
  { command: 'build', args: ['--shard', '1/1', '--out', 'shard'], writes: /^(?:\.|shard(?:\/.*)?)$/ },
  { command: 'join', args: ['shard'], writes: /^(?:\.|site(?:\/.*)?)$/ },
  { command: 'build', args: [], writes: /^(?:\.|site(?:\/.*)?)$/, isProgram: true },
  { command: 'build', args: [], writes: nothing },
  { command: 'export', args: ['markdown', '--out', 'wiki'], writes: /^(?:\.|wiki(?:\/.*)?)$/ },
  // It ends with its input.
  { command: 'mcp', args: [], writes: nothing, isProgram: true },
  { command: 'serve', args: ['--port', '0'], writes: nothing, meanwhile: visit },
  {
    command: 'dev',
    args: ['--port', '<port>', '--json', '<folder>/found.json'],
    prepare: linkNowhere,
    writes: /^packages\/bundled\/src\/helper\.ts$/,
    meanwhile: editBundled,
  },
  { command: 'extract', args: [], writes: extracted },
  { command: 'reports update', args: [], writes: accepted },
  { command: 'reports check', args: [], writes: nothing },
  { command: 'history', args: ['--from-git'], writes: /^api-reports(?:\/history(?:\/.*)?)?$/ },
  { command: 'review', args: ['--base', 'HEAD'], writes: nothing },
  { command: 'diff', args: ['packages/bundled', 'packages/bundled'], writes: nothing },
  { command: 'explain', args: ['export-removed'], writes: nothing },
  { command: 'accept', args: ['0123456789'], writes: nothing, code: 2 },
  { command: 'strings', args: ['de', 'strings.de.json'], writes: /^(?:\.|strings\.de\.json)$/ },
  { command: 'docs version', args: ['1.0'], writes: /^content(?:\/docs-1\.0(?:\/.*)?)?$/ },
]

beforeAll(async () => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'signpost-alone-')))
  root = join(folder, 'root')
  for (const name of ['home', 'cache', 'tmp']) mkdirSync(join(folder, name))
  const options = {
    target: 'ES2022',
    module: 'NodeNext',
    declaration: true,
    rootDir: 'src',
    outDir: 'dist',
    types: [],
    lib: ['ES2022'],
  }
  const files: Record<string, string | object> = {
    'package.json': { name: 'alone', private: true, workspaces: ['packages/*'] },
    'README.md': '# Alone\n',
    'site.config.ts': "import { title } from './title.ts'\nexport default { title, url: 'https://alone.example' }\n",
    'title.ts': "export const title: string = 'Alone'\n",
    'content/docs/en/intro.md': '# Start\n\nText.\n',
    'packages/bundled/package.json': {
      name: '@alone/bundled',
      version: '1.0.0',
      type: 'module',
      exports: './dist/index.js',
    },
    'packages/bundled/tsconfig.json': { compilerOptions: { ...options, composite: true }, include: ['src'] },
    'packages/bundled/src/index.ts': "export * from './helper.js'\n",
    'packages/bundled/src/helper.ts': '/** As built. */\nexport const help = (value: number): number => value\n',
    'packages/bundled/dist/index.js': '// bundled by another tool\n',
    'packages/bundled/dist/index.d.ts': '/** As built. */\nexport declare const help: (value: number) => number\n',
    'packages/unbuilt/package.json': {
      name: '@alone/unbuilt',
      version: '1.0.0',
      type: 'module',
      exports: './dist/index.js',
    },
    'packages/unbuilt/tsconfig.json': { compilerOptions: options, include: ['src'] },
    'packages/unbuilt/src/index.ts':
      "import { help } from '@alone/bundled'\n/** Uses it. */\nexport const use: typeof help = help\n",
    'packages/declared/package.json': {
      name: '@alone/declared',
      version: '1.0.0',
      types: './index.d.ts',
      main: 'index.js',
    },
    'packages/declared/index.js': 'exports.one = 1\n',
    'packages/declared/index.d.ts': '/** One. */\nexport declare const one: 1\n',
  }
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), typeof content === 'string' ? content : JSON.stringify(content))
  }
  mkdirSync(join(root, 'node_modules/@alone'), { recursive: true })
  symlinkSync('../../packages/bundled', join(root, 'node_modules/@alone/bundled'))
  for (const file of ['index.js', 'index.d.ts']) utimesSync(join(root, 'packages/bundled/dist', file), 4e9, 4e9)
  for (const args of [
    ['init', '-q', '-b', 'main'],
    ['add', '.'],
    ['-c', 'user.name=a', '-c', 'user.email=a@a', 'commit', '-qm', 'First'],
  ])
    execFileSync('git', args, { cwd: root })
  port = await freePort()
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

async function freePort(): Promise<number> {
  const probe = createServer()
  await new Promise<void>((ready) => probe.listen(0, '127.0.0.1', ready))
  const found = (probe.address() as AddressInfo).port
  await new Promise((closed) => probe.close(closed))
  return found
}

/** Status of a page. */
const statusOf = async (address: string): Promise<number> => (await fetch(address)).status

/** Visits a page of the built site, and one that it does not have. */
async function visit(origin: string): Promise<void> {
  const response = await fetch(`${origin}/api/bundled/function/help`)
  expect(response.status).toBe(200)
  expect(await response.text()).toContain('As built.')
  expect(await statusOf(`${origin}/api/nope`)).toBe(404)
}

/** Has a comment link to an export that is missing. */
function linkNowhere(): void {
  writeFileSync(
    join(root, 'packages/declared/index.d.ts'),
    '/** One, a {@link Missing}. */\nexport declare const one: 1\n',
  )
}

/** Reads what the first build found, then edits a source of the bundled package until its page has the new words, then breaks it. */
async function editBundled(origin: string, said: () => string): Promise<void> {
  const { packages } = JSON.parse(readFileSync(join(folder, 'found.json'), 'utf8')) as {
    packages: { name: string; diagnostics: { code: string }[] }[]
  }
  expect(packages.map(({ name, diagnostics }) => [name, diagnostics.map(({ code }) => code)])).toEqual([
    ['@alone/bundled', []],
    ['@alone/declared', ['SG-UNRESOLVED-LINK']],
    ['@alone/unbuilt', []],
  ])
  // One language has no pages at the address of another.
  const statuses = ['', 'ro', 'none'].map((path) => statusOf(`${origin}/${path}`))
  expect(await Promise.all(statuses)).toEqual([200, 404, 404])

  const write = (text: string): void => writeFileSync(join(root, 'packages/bundled/src/helper.ts'), text)
  const page = async (): Promise<string> => (await fetch(`${origin}/api/bundled/function/help`)).text()
  expect(await page()).toContain('As built.')
  write('/** As edited. */\nexport const help = (value: string): string => value\n')
  while (!(await page()).includes('As edited.')) await delay(100)
  write('export const help = (\n')
  while (!said().includes('its pages stay as they were')) await delay(100)
  expect(await page()).toContain('As edited.')
}

/** Folders for everything outside of the root, and no settings of npm that the program of the tests has. */
const elsewhere = (): Record<string, string | undefined> => ({
  ...Object.fromEntries(
    Object.keys(process.env)
      .filter((name) => /^npm_config_/i.test(name))
      .map((name) => [name, undefined]),
  ),
  HOME: join(folder, 'home'),
  XDG_CACHE_HOME: join(folder, 'cache'),
  TMPDIR: join(folder, 'tmp'),
  // Nobody listens there.
  npm_config_registry: 'http://127.0.0.1:9',
  npm_config_fetch_retries: '0',
})

/** Starts a program in the root. */
function start({ command, args }: Pick<Case, 'args'> & { command: string }): ChildProcess {
  const all = [...command.split(' '), ...args].map((one) =>
    one.replace('<port>', `${port}`).replace('<folder>', folder),
  )
  const host = args.includes('--port') ? ['--host', '127.0.0.1'] : []
  const env = { ...process.env, ...elsewhere() }
  return spawn(process.execPath, [bin, ...all, ...host], { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] })
}

/** Runs a command in the root to its end, or a server until it was used. */
async function runCase({ command, args, code, meanwhile, isProgram }: Case & { command: string }): Promise<string> {
  if (!isProgram && !meanwhile) {
    for (const [name, value] of Object.entries(elsewhere())) vi.stubEnv(name, value)
    const ended = await signpostHere([...command.split(' '), ...args], root).finally(() => vi.unstubAllEnvs())
    expect(ended.code, ended.output).toBe(code ?? 0)
    return ended.output
  }
  const child = start({ command, args })
  let said = ''
  for (const stream of [child.stdout!, child.stderr!]) stream.on('data', (chunk: Buffer) => (said += chunk.toString()))
  const ended = new Promise<number | null>((resolve) => child.on('close', resolve))
  if (meanwhile === undefined) expect(await ended, said).toBe(code ?? 0)
  else {
    const originOf = (): string | undefined => /http:\/\/[^\s/]+:\d+/.exec(said)?.[0]
    const answers = (): Promise<boolean> =>
      fetch(`${originOf()}/api/bundled/function/help`).then(
        ({ ok }) => ok,
        () => false,
      )
    while (child.exitCode === null && !(await answers())) await delay(100)
    expect(child.exitCode, said).toBeNull()
    await meanwhile(originOf()!, () => said)
    child.kill('SIGTERM')
    await ended
  }
  return said
}

test('each command has a case', () => {
  expect([...new Set(cases.map(({ command }) => command))].sort()).toEqual(Object.keys(commands).sort())
})

test.each(cases.map((one, index) => ({ ...one, index })))(
  '$index: $command $args changes only what it is for',
  {
    timeout: 240_000,
  },
  async (one) => {
    one.prepare?.()
    const before = folderState(root)
    const said = await runCase(one)
    expect(
      changedPaths(before, folderState(root)).filter((path) => !one.writes.test(path)),
      said,
    ).toEqual([])
    expect(readdirSync(join(folder, 'home'), { recursive: true })).toEqual([])
    expect(readdirSync(join(folder, 'tmp'), { recursive: true })).toEqual([])
    expect(readdirSync(join(folder, 'cache')).filter((name) => name !== 'signpost')).toEqual([])
  },
)

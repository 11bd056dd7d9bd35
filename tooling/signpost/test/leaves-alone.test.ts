import { spawn, type ChildProcess } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, realpathSync, rmSync } from 'node:fs'
import { createServer as createHttpServer, type Server } from 'node:http'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { changedPaths, folderState } from '@signpost/test-kit/folder-state'
import { startRegistry, type Registry } from '@signpost/test-kit/registry'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { commands } from '../src/cli/commands.ts'
import { createHandler, nodeListener } from '../src/index.ts'
import { argumentsOf, guideLines } from './guide-lines.ts'
import { cases, type Case, type World } from './guide-cases.ts'
import { publishedPackages, writeGuideRepository } from './guide-repository.ts'
import { signpostHere } from './steps-here.ts'

// Every line of the guides, and every command, in turn over one workspace with Git, docs, API reports and three kinds of packages.

const bin = join(import.meta.dirname, '../bin.js')
let folder: string
let root: string
let port: number
let registry: Registry
/** A published site. */
let published: Server

beforeAll(async () => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'signpost-alone-')))
  root = join(folder, 'my-repo')
  for (const name of ['home', 'cache', 'tmp', 'signpost']) mkdirSync(join(folder, name))
  writeGuideRepository(folder)
  registry = await startRegistry(publishedPackages)
  port = await freePort()
})
afterAll(async () => {
  published?.close()
  await registry.close()
  rmSync(folder, { recursive: true, force: true })
})

async function freePort(): Promise<number> {
  const probe = createServer()
  await new Promise<void>((ready) => probe.listen(0, '127.0.0.1', ready))
  const found = (probe.address() as AddressInfo).port
  await new Promise((closed) => probe.close(closed))
  return found
}

/** Serves the last build. */
async function serve(): Promise<void> {
  published = createHttpServer(nodeListener(await createHandler({ out: join(root, 'site') })))
  await new Promise<void>((ready) => published.listen(0, '127.0.0.1', ready))
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
  PORT: `${port}`,
  npm_config_registry: registry.url,
  npm_config_fetch_retries: '0',
})

/** Runs a command in this process. */
function inRoot(args: readonly string[], cwd = root): ReturnType<typeof signpostHere> {
  for (const [name, value] of Object.entries(elsewhere())) vi.stubEnv(name, value)
  return signpostHere(args, cwd).finally(() => vi.unstubAllEnvs())
}

const world = (): World => ({ folder, root, run: (args) => inRoot(args), serve })

/** Runs a line to its end, or a server until it was used. */
async function runCase({ line, more = [], code = 0, meanwhile, isProgram, input }: Case): Promise<string> {
  // A repository that is named is one beside the folder.
  const cwd = line.includes('../my-repo') ? join(folder, 'signpost') : root
  const args = [...argumentsOf(line, cwd), ...more].map((one) =>
    one
      .replace(/^(?:3939|4000)$/, `${port}`)
      .replace('<folder>', folder)
      .replace('https://docs.example.com', () => `http://127.0.0.1:${(published.address() as AddressInfo).port}`),
  )
  if (!isProgram && !meanwhile) {
    const ended = await inRoot(args, cwd)
    expect(ended.code, ended.output).toBe(code)
    return ended.output
  }
  const child: ChildProcess = spawn(process.execPath, [bin, ...args], { cwd, env: { ...process.env, ...elsewhere() } })
  let said = ''
  for (const stream of [child.stdout!, child.stderr!]) stream.on('data', (chunk: Buffer) => (said += chunk.toString()))
  const ended = new Promise<number | null>((resolve) => child.on('close', resolve))
  child.stdin!.end(input ?? '')
  if (meanwhile === undefined) expect(await ended, said).toBe(code)
  else {
    const originOf = (): string | undefined => /http:\/\/[^\s/]+:\d+/.exec(said)?.[0]
    while (child.exitCode === null && originOf() === undefined) await delay(100)
    expect(child.exitCode, said).toBeNull()
    await meanwhile(originOf()!, () => said, world())
    child.kill('SIGTERM')
    await ended
  }
  return said
}

test('each line of the guides has a case, and so has each command', () => {
  const lines = new Set(cases.map(({ line }) => line))
  expect(guideLines.filter((line) => !lines.has(line))).toEqual([])
  const named = Object.keys(commands).filter((name) => ![...lines].some((line) => `${line} `.startsWith(`${name} `)))
  expect(named).toEqual([])
})

const isLong = process.env['SIGNPOST_LONG'] === '1'

test.each(cases.map((one, index) => ({ ...one, index })).filter(({ isVariant }) => isLong || isVariant !== true))(
  '$index: signpost $line changes only what it is for',
  // Ends only what hangs: the machine may be busy with all other tests.
  { timeout: 600_000 },
  async (one) => {
    await one.prepare?.(world())
    const before = folderState(root)
    const said = await runCase(one)
    expect(
      changedPaths(before, folderState(root)).filter((path) => !one.writes.test(path)),
      said,
    ).toEqual([])
    expect(said).toContain(one.says ?? '')
    expect(readdirSync(join(folder, 'home')).filter((name) => name !== '.npm')).toEqual([])
    expect(readdirSync(join(folder, 'tmp'), { recursive: true })).toEqual([])
    expect(readdirSync(join(folder, 'cache')).filter((name) => name !== 'signpost')).toEqual([])
  },
)

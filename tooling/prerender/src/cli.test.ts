import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const bin = fileURLToPath(new URL('../bin.js', import.meta.url))
const site = fileURLToPath(new URL('../test/fixtures/site', import.meta.url))
let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'prerender-'))
})

afterEach(() => {
  rmSync(folder, { recursive: true })
})

interface Run {
  code: number
  stdout: string
  stderr: string
}

function start(args: string[], fault = ''): Promise<Run> {
  const env = { ...process.env, SITE_FAULT: fault }
  return new Promise((resolve) => {
    execFile(process.execPath, [bin, ...args], { env }, (error, stdout, stderr) => {
      resolve({ code: error === null ? 0 : Number(error.code), stdout, stderr })
    })
  })
}

/** Every file below a folder by its bytes. */
function filesOf(at: string): Map<string, string> {
  const entries = readdirSync(at, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  return new Map(
    entries.map(({ parentPath, name }) => [join(parentPath, name), readFileSync(join(parentPath, name), 'latin1')]),
  )
}

const prerender = (fault = ''): Promise<Run> =>
  start(['--site', site, '--server', 'handler.js', '--out', join(folder, 'dist'), '--threads', '2'], fault)

test('renders on several threads and prints how much it wrote', async () => {
  const { code, stdout } = await prerender()
  expect(stdout).toMatch(
    /^Writing dist\nPrerendered 12 documents and reused 0 \(18 files\) to .*dist in \d+\.\d s\.\n$/,
  )
  expect(code).toBe(0)
})

test('reuses unchanged pages, on several threads', async () => {
  vi.stubEnv('SITE_VERSION', '1')
  await prerender()
  const { code, stdout } = await prerender()
  vi.unstubAllEnvs()
  expect(stdout).toMatch(/^Writing dist\nPrerendered (\d+) documents and reused (?!0)\d+ \(18 files\)/)
  expect(code).toBe(0)
})

test('lists the pages of the previous output that are gone', async () => {
  vi.stubEnv('SITE_VERSION', '1')
  await prerender()
  vi.stubEnv('SITE_WITHOUT', '/docs/intro')
  const second = await prerender()
  const third = await prerender()
  vi.unstubAllEnvs()
  expect(second.stdout).toContain(
    '\n1 page of the previous output is gone, without a redirect:\n  /docs/intro\nPrerendered ',
  )
  expect(third.stdout).not.toContain('gone')
})

test('loses only the page that ended its thread', async () => {
  const { code, stderr } = await prerender('exit')
  expect(stderr).toContain(
    '[ERROR] /docs/intro: found the end of the rendering thread; expected an answer. Correct the cause and build again. Cause: it left by process.exit()',
  )
  expect(stderr).toContain('1 of 18 files could not be written')
  expect(code).toBe(1)
  expect(readdirSync(folder)).toEqual([])
})

const fullDisk =
  '[ERROR] A file cannot be written or opened (ENOSPC): no space is left. Free some, or name a folder on another disk.\n'

test('a full disk is one sentence, whatever was to be written', async () => {
  const { code, stderr } = await prerender('full')
  expect(stderr).toBe(fullDisk)
  expect(code).toBe(1)
  expect(readdirSync(folder)).toEqual([])
})

test('a full disk is one sentence when pages are to be reused, and leaves the previous output', async () => {
  vi.stubEnv('SITE_VERSION', '1')
  await prerender()
  const before = filesOf(join(folder, 'dist'))
  const hook = join(folder, 'full.mjs')
  writeFileSync(
    hook,
    `import fs from 'node:fs'
     import { syncBuiltinESMExports } from 'node:module'
     import { isMainThread } from 'node:worker_threads'
     if (!isMainThread) {
       fs.mkdirSync = () => {
         throw Object.assign(new Error('ENOSPC: no space left on device, mkdir'), { code: 'ENOSPC', syscall: 'mkdir' })
       }
       syncBuiltinESMExports()
     }`,
  )
  vi.stubEnv('NODE_OPTIONS', `--import=${pathToFileURL(hook).href}`)
  const { code, stderr } = await prerender()
  vi.unstubAllEnvs()
  expect(stderr).toBe(fullDisk)
  expect(code).toBe(1)
  expect(filesOf(join(folder, 'dist'))).toEqual(before)
  expect(readdirSync(folder).sort()).toEqual(['dist', 'full.mjs'])
})

test('names the page whose thread ran out of memory, without a stack', async () => {
  vi.stubEnv('NODE_OPTIONS', '--max-old-space-size=40')
  const { code, stderr } = await prerender('memory')
  vi.unstubAllEnvs()
  expect(stderr).toBe(
    '[ERROR] /docs/intro: found the end of the rendering thread; expected an answer. Correct the cause and build again. ' +
      'Cause: it ran out of memory (heap limit 40 MB). Set NODE_OPTIONS=--max-old-space-size=80 and try again. (render-failed)\n' +
      `1 of 18 files could not be written; ${relative(process.cwd(), join(folder, 'dist'))} is unchanged.\n`,
  )
  expect(code).toBe(1)
})

test.each([
  ['thesis.txt', 'dist', 'found "thesis.txt", which Signpost did not write'],
  ['dist-is-a-file', 'dist-is-a-file', 'found a file'],
  ['file', 'file/dist', 'cannot be written or opened (ENOTDIR): '],
])('%s in the way of --out is one sentence, and nothing is rendered', async (file, out, message) => {
  mkdirSync(join(folder, 'dist'))
  writeFileSync(join(folder, file === 'thesis.txt' ? 'dist/thesis.txt' : file), 'mine')
  const before = readdirSync(folder, { recursive: true })
  const { code, stdout, stderr } = await start(
    ['--site', site, '--server', 'handler.js', '--out', join(folder, out)],
    'memory',
  )
  expect(stderr).toMatch(/^\[ERROR\] [^\n]*\n$/)
  expect(stderr).toContain(message)
  expect({ code, stdout }).toEqual({ code: 1, stdout: '' })
  expect(readdirSync(folder, { recursive: true })).toEqual(before)
})

test.each([
  [['--base', 'site'], 'The base URL is "site"; a path such as / or /site/ was expected.'],
  [['--threads', 'two'], '--threads is "two"; a whole number was expected.'],
  [['--server', 'none.js', '--site', site], 'none.js is missing. Build the site first'],
])('%j is an error that says what was expected', async (args, message) => {
  const { code, stderr } = await start(args)
  expect(stderr).toContain(message)
  expect(code).toBe(1)
})

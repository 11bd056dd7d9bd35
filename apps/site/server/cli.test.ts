import { fork, spawn, type ChildProcessWithoutNullStreams } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { get, listen } from './test/get.ts'

const site = fileURLToPath(new URL('..', import.meta.url))
/** Within the site, as every output of its tests. */
const compiled = join(site, '.test', 'serve')
let folder: string
let running: ChildProcessWithoutNullStreams[]

beforeAll(async () => {
  // As `build:server` bundles it.
  await build({
    absWorkingDir: site,
    entryPoints: ['server/cli.ts'],
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20.19',
    outdir: compiled,
    logLevel: 'warning',
  })
})

afterAll(() => rmSync(compiled, { recursive: true, force: true }))

beforeEach(() => {
  running = []
  folder = mkdtempSync(join(tmpdir(), 'serve-'))
  writeFileSync(join(folder, 'index.html'), '<h1>Home</h1>')
})

afterEach(() => {
  for (const child of running) child.kill('SIGKILL')
  rmSync(folder, { recursive: true })
})

function start(args: string[], env: Record<string, string> = {}): ChildProcessWithoutNullStreams {
  const child = spawn(process.execPath, [join(compiled, 'cli.js'), ...args], { env: { ...process.env, ...env } })
  running.push(child)
  return child
}

/** Waits for the one line that says where the site is. */
async function ready(child: ChildProcessWithoutNullStreams): Promise<number> {
  const [line] = (await once(child.stdout, 'data')) as [Buffer]
  expect(line.toString()).toMatch(/^http:\/\/localhost:\d+\/\n$/)
  return Number(/:(\d+)\//.exec(line.toString())?.[1])
}

/** Waits for the end: the exit code and all that was printed as an error. */
async function end(child: ChildProcessWithoutNullStreams): Promise<{ code: number | null; stderr: string }> {
  let stderr = ''
  child.stderr.on('data', (chunk: Buffer) => (stderr += chunk.toString()))
  const [code] = (await once(child, 'close')) as [number | null]
  return { code, stderr }
}

test('R70 serves until it is told to stop', async () => {
  const child = start(['serve', '--root', folder, '--port', '0', '--grace', '0'])
  const port = await ready(child)
  expect((await get(port, '/')).body.toString()).toBe('<h1>Home</h1>')
  const ended = end(child)
  child.kill('SIGTERM')
  expect(await ended).toEqual({ code: 0, stderr: '' })
})

test('R70 R71 is not ready from the signal on, serves during the grace, and a second signal ends it now', async () => {
  const child = start(['serve', '--root', folder, '--port', '0', '--grace', '60'])
  const port = await ready(child)
  expect((await get(port, '/readyz')).status).toBe(200)
  const ended = end(child)
  child.kill('SIGTERM')
  await expect.poll(async () => (await get(port, '/readyz')).status).toBe(503)
  expect((await get(port, '/')).status).toBe(200)
  child.kill('SIGTERM')
  expect(await ended).toEqual({ code: 1, stderr: '' })
})

test('R72 starts with a broken list of files, says so once, and serves when there is a good one', async () => {
  const list = join(folder, '_site.json')
  writeFileSync(list, '{')
  const child = start(['serve', '--root', folder, '--port', '0'])
  const port = await ready(child)
  const { status, body } = await get(port, '/readyz')
  expect([status, body.toString()]).toEqual([
    503,
    '{"status":"not ready","reason":"The list of the files of the site cannot be read."}\n',
  ])
  expect((await get(port, '/healthz')).status).toBe(200)
  expect((await get(port, '/')).status).toBe(503)
  writeFileSync(list, JSON.stringify({ base: '/', redirects: [], notFound: [], renamed: [] }))
  await expect.poll(async () => (await get(port, '/')).status).toBe(200)
  expect((await get(port, '/readyz')).status).toBe(200)
  const ended = end(child)
  child.kill('SIGINT')
  const { code, stderr } = await ended
  expect(code).toBe(0)
  expect(stderr.split('\n')).toEqual([
    expect.stringMatching(
      /^The list of the files of the site cannot be read\. _site\.json is no JSON \(.*\); prerender the site again$/,
    ),
    'The data of the site can be read again.',
    '',
  ])
})

test('serves while the workbench is being built, and the workbench once the parent says that it is', async () => {
  const workbench = join(folder, 'storybook')
  const child = fork(
    join(compiled, 'cli.js'),
    ['serve', '--root', folder, '--port', '0', '--workbench', workbench, '--await-workbench'],
    // The test's own process resolves packages to their sources.
    { execArgv: [], stdio: ['pipe', 'pipe', 'pipe', 'ipc'] },
  ) as ChildProcessWithoutNullStreams
  running.push(child)
  const port = await ready(child)
  expect((await get(port, '/')).status).toBe(200)
  expect((await get(port, '/workbench/')).status).toBe(503)
  mkdirSync(workbench)
  writeFileSync(join(workbench, 'index.html'), '<h1>Workbench</h1>')
  const said = once(child.stdout, 'data')
  child.send('workbench')
  const [line] = (await said) as [Buffer]
  expect(line.toString()).toBe(`The workbench is ready: http://localhost:${port}/workbench/\n`)
  const { status, body } = await get(port, '/workbench/')
  expect([status, body.toString()]).toEqual([200, '<h1>Workbench</h1>'])
})

test('takes the port from PORT', async () => {
  expect(await ready(start(['serve', '--root', folder], { PORT: '0' }))).toBeGreaterThan(0)
})

test('a port from PORT that is none names the variable', async () => {
  const { code, stderr } = await end(start(['serve', '--root', folder], { PORT: 'http' }))
  expect([code, stderr]).toEqual([1, 'PORT: expected a whole number from 0 up to 65535, found "http"\n'])
})

test('tells every request when DEBUG asks for it', async () => {
  const child = start(['serve', '--root', folder, '--port', '0'], { DEBUG: 'site:*' })
  const port = await ready(child)
  await get(port, '/none?a=1')
  const ended = end(child)
  child.kill('SIGINT')
  expect((await ended).stderr).toMatch(/ site:requests GET \/none\?a=1 404 in \d+ ms\n$/)
})

test('a taken port is one sentence with the next step', async () => {
  const holder = createServer()
  const port = await listen(holder)
  const { code, stderr } = await end(start(['serve', '--root', folder, '--port', String(port)]))
  holder.close()
  expect(stderr).toBe(`Port ${port} is taken. Choose another one: --port ${port + 1}, or --port 0 for any free one.\n`)
  expect(code).toBe(1)
})

test.each([
  [['serve', '--root', 'none'], 'There is no built site: none/index.html is missing. Run `npm run build` first.'],
  [['serve', '--port', '99999'], '--port: expected a whole number from 0 up to 65535, found "99999"\n'],
  [['serve', '--port'], '--port: expected a value after --port\n'],
  [['serve', '--sssr'], '--sssr: there is no such setting\n'],
  [['serve', '-p', '80'], '-p: there is no such setting\n'],
  [['sevre'], '"sevre" is no command.'],
])('%j says what was expected', async (args, message) => {
  const { code, stderr } = await end(start(args))
  expect(stderr).toContain(message)
  expect(code).toBe(1)
})

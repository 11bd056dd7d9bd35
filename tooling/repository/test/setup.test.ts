import { spawn } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { createServer, type AddressInfo, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { root } from './workspaces.ts'

interface Ended {
  code: number | null
  out: string
  /** Lines that it printed to stderr. */
  said: string[]
}

/** Runs one of the root's scripts with Node to its end. */
function runScript(folder: string, args: readonly string[], env: Record<string, string> = {}): Promise<Ended> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, {
      cwd: folder,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let out = ''
    let err = ''
    child.stdout.on('data', (chunk: Buffer) => (out += chunk.toString()))
    child.stderr.on('data', (chunk: Buffer) => (err += chunk.toString()))
    child.once('error', reject)
    child.once('close', (code) => resolve({ code, out, said: err.split('\n').filter((line) => line !== '') }))
  })
}

/** The repository as it is right after it was cloned: nothing of it is installed. */
let fresh: string

beforeAll(() => {
  fresh = realpathSync(mkdtempSync(join(tmpdir(), 'setup-')))
  for (const name of [
    'package.json',
    'pnpm-lock.yaml',
    'pnpm-workspace.yaml',
    'scripts',
    'tooling/test-browser/src/chromium.js',
  ])
    cpSync(join(root, name), join(fresh, name), { recursive: true })
  for (const name of ['apps', 'packages']) mkdirSync(join(fresh, name))
})

afterAll(() => rmSync(fresh, { recursive: true, force: true }))

describe('a Node that is too old', () => {
  const { engines } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { engines: { node: string } }
  const wanted = engines.node.replace('>=', '')

  test.each(['scripts/start.js', 'scripts/test.js', 'scripts/run.js'])(
    'is told by %s before anything is installed',
    async (script) => {
      const [major, minor] = wanted.split('.').map(Number)
      for (const version of ['14.21.3', `${major! - 1}.99.0`, `${major}.${minor! - 1}.9`]) {
        const pretend = `data:text/javascript,Object.defineProperty(process,'versions',{value:{...process.versions,node:'${version}'}})`
        const { code, said } = await runScript(fresh, ['--import', pretend, script])
        expect([code, said]).toEqual([
          1,
          [
            `Signpost needs Node ${wanted} or later and this is ${version}: install a newer Node and run the command again.`,
          ],
        ])
      }
    },
  )
})

describe('a port', () => {
  let server: Server
  let port: number

  beforeAll(async () => {
    server = createServer()
    await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
    port = (server.address() as AddressInfo).port
  })

  afterAll(() => server.close())

  test('that is taken is told before anything is installed, with the next one', async () => {
    const sentence = `Port ${port} is taken: stop the program that uses it, or choose another port with \`npm start -- --port ${port + 1}\`.`
    for (const [args, env] of [
      [['--port', `${port}`], {}],
      [[`--port=${port}`], {}],
      [[], { PORT: `${port}` }],
    ] as const) {
      const { code, out, said } = await runScript(fresh, ['scripts/start.js', ...args], env)
      expect([code, out, said]).toEqual([1, '', [sentence]])
    }
  })

  test.each(['http', '70000', '-1', '1.5', ''])('that is "%s" is none', async (text) => {
    const { code, said } = await runScript(fresh, ['scripts/start.js', '--port', text])
    expect(code).toBe(1)
    expect(said).toEqual([
      `"${text}" is not a port: give a whole number from 0 to 65535, for example \`npm start -- --port 4000\`.`,
    ])
  })
})

describe('an installation that fails', () => {
  // Nothing listens on port 1 of the loopback address, and an empty cache has nothing to fall back on.
  const offline = (folder: string): Record<string, string> => ({
    npm_config_registry: 'http://127.0.0.1:1/',
    npm_config_cache: join(folder, '.npm'),
    npm_config_store_dir: join(folder, '.pnpm-store'),
    npm_config_fetch_retries: '0',
    // As below `npm test --silent` and `pnpm --silent run`.
    npm_config_loglevel: 'silent',
    npm_config_reporter: 'silent',
  })
  const unreachable =
    'The dependencies could not be installed because the npm registry was not reached: check the network or the registry npm is set to, then run the command again.'

  test('says in one sentence that there is no network, where even pnpm has to be fetched', async () => {
    const { code, said } = await runScript(fresh, ['scripts/run.js', 'node', '--version'], offline(fresh))
    expect([code, said]).toEqual([1, [unreachable]])
  })

  describe('with pnpm there', () => {
    let folder: string

    beforeAll(() => {
      folder = realpathSync(mkdtempSync(join(tmpdir(), 'setup-pnpm-')))
      cpSync(fresh, folder, { recursive: true })
      mkdirSync(join(folder, 'node_modules', '.bin'), { recursive: true })
      symlinkSync(realpathSync(join(root, 'node_modules', 'pnpm')), join(folder, 'node_modules', 'pnpm'))
      symlinkSync(join('..', 'pnpm', 'bin', 'pnpm.cjs'), join(folder, 'node_modules', '.bin', 'pnpm'))
    })

    afterAll(() => rmSync(folder, { recursive: true, force: true }))

    test('says in one sentence that there is no network', async () => {
      const { code, said } = await runScript(folder, ['scripts/run.js', 'node', '--version'], offline(folder))
      expect([code, said]).toEqual([1, [unreachable]])
    })

    test('says what to do about a lockfile that does not fit', async () => {
      const file = join(folder, 'package.json')
      const manifest = JSON.parse(readFileSync(file, 'utf8')) as { devDependencies: Record<string, string> }
      writeFileSync(
        file,
        JSON.stringify({ ...manifest, devDependencies: { ...manifest.devDependencies, 'left-out': '1.0.0' } }),
      )
      const { code, said } = await runScript(folder, ['scripts/run.js', 'node', '--version'], offline(folder))
      expect([code, said]).toEqual([
        1,
        ['pnpm-lock.yaml does not match the manifests: run `npx pnpm install` and commit the lockfile.'],
      ])
    })
  })
})

describe('R24 a remote cache without a key that signs its artifacts', () => {
  test.each([
    ['no key', {}],
    ['no key', { TURBO_REMOTE_CACHE_SIGNATURE_KEY: '' }],
    ['a key of 31 bytes', { TURBO_REMOTE_CACHE_SIGNATURE_KEY: 'k'.repeat(31) }],
  ])('ends with one sentence that names %s', async (found, env) => {
    const { code, said } = await runScript(fresh, ['scripts/run.js', 'node', '--version'], {
      TURBO_TOKEN: 'token',
      ...env,
    })
    expect([code, said]).toEqual([
      1,
      [
        `TURBO_TOKEN names a remote cache, and TURBO_REMOTE_CACHE_SIGNATURE_KEY has ${found}, expected at least 32 bytes: ` +
          'set the key that all machines of this cache share, for example from `openssl rand -hex 32`, or unset TURBO_TOKEN.',
      ],
    ])
  })
})

import { spawn, type ChildProcess } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { rehearseRelease, writeFiles, writeWorkspace, type Rehearsal } from '../test/release.ts'
import { root } from '../test/workspaces.ts'

// Uses the published Signpost with further package managers, and over time. Too slow for every run: `npm run test:install`.

const both = '2 of 2 packages documented in full.'

let release: Rehearsal
beforeAll(async () => {
  release = await rehearseRelease()
})
afterAll(() => release.close())

let server: ChildProcess | undefined
afterEach(async () => {
  if (server === undefined || server.exitCode !== null) return
  const ended = new Promise((resolve) => server?.once('close', resolve))
  server.kill()
  await ended
})

/** Starts a server of the installed Signpost and returns its address. */
function start(project: string, ...args: string[]): Promise<string> {
  const bin = join(project, 'node_modules/@signpost/signpost/bin.js')
  const child = spawn(process.execPath, [bin, ...args, '--port', '0', '--host', '127.0.0.1'], {
    cwd: project,
    env: { ...release.env, XDG_CACHE_HOME: join(release.folder, 'cache') },
  })
  server = child
  let output = ''
  return new Promise((resolve, reject) => {
    const read = (chunk: Buffer): void => {
      output += chunk.toString()
      const address = /http:\/\/\S+/.exec(output)?.[0]
      if (address !== undefined) resolve(address)
    }
    child.stdout.on('data', read)
    child.stderr.on('data', read)
    child.once('close', (code) => reject(new Error(`The server ended with ${code}:\n${output}`)))
  })
}

/** Waits until a page has a text. */
async function untilShown(address: string, text: string): Promise<void> {
  await expect.poll(async () => (await fetch(address)).text(), { timeout: 60_000, interval: 200 }).toContain(text)
}

const npmWorkspace = { 'package.json': { name: 'acme', private: true, workspaces: ['packages/*'] } }

test('pnpm and Turborepo: the extraction is a cached task, which the build takes', async () => {
  const project = join(release.folder, 'pnpm')
  writeWorkspace(project, 'workspace:^', {
    'package.json': { name: 'acme', private: true, packageManager: 'pnpm@10.34.9' },
    'pnpm-workspace.yaml': 'packages:\n  - packages/*\n',
    'turbo.json': '{\n  // Tasks\n  "tasks": {}\n}\n',
  })
  const { devDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    devDependencies: Record<string, string>
  }
  const { catalog } = parse(readFileSync(join(root, 'pnpm-workspace.yaml'), 'utf8')) as { catalog: { turbo: string } }
  expect(devDependencies).toHaveProperty('turbo')
  await release.run(project, 'pnpm', 'add', '-Dw', '--ignore-scripts', '@signpost/signpost', `turbo@${catalog.turbo}`)
  await release.run(project, 'pnpm', 'exec', 'signpost', 'init', '--yes')
  expect(readFileSync(join(project, 'turbo.json'), 'utf8')).toContain('// Tasks')
  expect(readdirSync(join(project, 'api-reports'))).toEqual(['box.api.md', 'shop.api.md'])

  const extract = (): Promise<string> => release.run(project, 'pnpm', 'exec', 'turbo', 'run', 'api:extract')
  await extract()
  for (const name of ['box', 'shop']) rmSync(join(project, 'packages', name, '.api'), { recursive: true })
  expect(await extract()).toContain('FULL TURBO')
  expect(await release.run(project, 'pnpm', 'run', 'api:check')).toContain('2 API reports, all as committed')

  const cache = join(release.folder, 'pnpm-cache')
  expect(await release.run(project, 'pnpm', 'exec', 'signpost', 'build', '--cache', cache)).toContain(both)
  expect(existsSync(join(cache, 'api'))).toBe(false)
  expect(readFileSync(join(project, 'site/api/shop/function/sell.html'), 'utf8')).toContain('href="/api/box/class/Box"')
})

describe('yarn', () => {
  const modern = '@yarnpkg/cli-dist@4.18.1'
  const modernSettings =
    'enableTelemetry: false\nenableScripts: false\nenableImmutableInstalls: false\nnpmMinimalAgeGate: 0\n'
  const yarns = [
    ['classic', 'yarn@1.22.22', ['-W', '--ignore-scripts']],
    ['with node_modules', modern, []],
  ] as const

  test.each(yarns)('%s', async (kind, program, options) => {
    const project = join(release.folder, `yarn ${kind.replaceAll(/\W+/g, '-')}`)
    const isModern = program === modern
    writeWorkspace(project, isModern ? 'workspace:^' : '^1.0.0', {
      ...npmWorkspace,
      ...(isModern && { 'yarn.lock': '', '.yarnrc.yml': `nodeLinker: node-modules\n${modernSettings}` }),
    })
    const yarn = (...args: string[]): Promise<string> =>
      release.run(project, 'npx', '--yes', '--package', program, 'yarn', ...args)
    await yarn('add', '-D', ...options, '@signpost/signpost')
    await yarn('run', 'signpost', 'init', '--yes')
    expect(await yarn('run', 'docs:build')).toContain(both)
    expect(await yarn('run', 'docs:check')).toContain(both)
    expect(await yarn('run', 'api:check')).toContain('2 API reports, all as committed')
    expect(existsSync(join(project, 'site/api/shop/function/sell.html'))).toBe(true)
  })

  test("Plug'n'Play: says what to do, and writes nothing", async () => {
    const project = join(release.folder, 'yarn pnp')
    writeWorkspace(project, 'workspace:^', { ...npmWorkspace, 'yarn.lock': '', '.yarnrc.yml': modernSettings })
    const yarn = (...args: string[]): Promise<string> =>
      release.run(project, 'npx', '--yes', '--package', modern, 'yarn', ...args)
    await yarn('add', '-D', '@signpost/signpost')
    expect(existsSync(join(project, '.pnp.cjs'))).toBe(true)
    const refusal = 'Set `nodeLinker: node-modules` in .yarnrc.yml'
    await expect(yarn('run', 'signpost', 'init', '--yes')).rejects.toThrow(refusal)
    await expect(yarn('run', 'signpost', 'build')).rejects.toThrow(refusal)
    expect(['site.config.ts', 'site'].filter((file) => existsSync(join(project, file)))).toEqual([])
  })
})

test('Nx runs and restores the extraction, and the build takes it', async () => {
  const project = join(release.folder, 'nx')
  writeWorkspace(project, '^1.0.0', {
    ...npmWorkspace,
    'nx.json': {
      targetDefaults: { 'api:extract': { cache: true, outputs: ['{projectRoot}/.api'] } },
      analytics: false,
    },
    '.gitignore': 'node_modules\n.nx\n',
  })
  await release.run(project, 'npm', 'install', '--save-dev', '--ignore-scripts', '@signpost/signpost', 'nx@24')
  await release.run(project, 'npx', 'signpost', 'init', '--yes')
  const extract = (): Promise<string> => release.run(project, 'npx', 'nx', 'run-many', '--target', 'api:extract')
  await extract()
  for (const name of ['box', 'shop']) rmSync(join(project, 'packages', name, '.api'), { recursive: true })
  expect(await extract()).toContain('read the output from the cache')

  const cache = join(release.folder, 'nx-cache')
  expect(await release.run(project, 'npx', 'signpost', 'build', '--cache', cache)).toContain(both)
  expect(existsSync(join(cache, 'api'))).toBe(false)
})

describe('a single package', () => {
  let project: string
  const source = (text: string): string => `/** ${text} */\nexport function open(path: string): void {}\n`

  beforeAll(async () => {
    project = join(release.folder, 'single')
    writeFiles(project, {
      'package.json': { name: 'acme', version: '1.0.0', type: 'module', exports: './src/index.ts' },
      'tsconfig.json': { compilerOptions: { module: 'NodeNext', strict: true }, include: ['src'] },
      'src/index.ts': source('Opens a file.'),
      '.gitignore': 'node_modules\n',
    })
    await release.run(project, 'npm', 'install', '--save-dev', '--ignore-scripts', '@signpost/signpost')
    await release.run(project, 'npx', 'signpost', 'init', '--yes')
  })

  test('serve', async () => {
    const address = await start(project, 'serve')
    await untilShown(new URL('api/acme/function/open', address).href, 'Opens a file.')
  })

  test('dev shows an edit', async () => {
    const address = new URL('api/acme/function/open', await start(project, 'dev')).href
    await untilShown(address, 'Opens a file.')
    writeFileSync(join(project, 'src/index.ts'), source('Opens a file or a folder.'))
    await untilShown(address, 'Opens a file or a folder.')
  })

  test('a next version builds upon the cache of the one before', async () => {
    const cache = join(release.folder, 'upgraded')
    const build = (): Promise<string> => release.run(project, 'npx', 'signpost', 'build', '--cache', cache)
    expect(await build()).toContain('1 of 1 packages documented in full.')

    const own = join(project, 'node_modules/@signpost/signpost')
    const manifest = JSON.parse(readFileSync(join(own, 'package.json'), 'utf8')) as { version: string }
    const next = manifest.version.replace(/\d+$/, (patch) => String(Number(patch) + 1))
    writeFileSync(join(own, 'package.json'), JSON.stringify({ ...manifest, version: next }))
    await release.run(own, 'npm', 'publish', '--ignore-scripts', '--access', 'public')
    await release.run(project, 'npm', 'install', '--save-dev', '--ignore-scripts', `@signpost/signpost@${next}`)

    expect(await release.run(project, 'npx', 'signpost', 'init', '--dry-run')).toContain('Nothing to do')
    expect(await build()).toContain('1 of 1 packages documented in full.')
    expect(readFileSync(join(project, 'site/api/acme/function/open.html'), 'utf8')).toContain('Opens a file')
  })
})

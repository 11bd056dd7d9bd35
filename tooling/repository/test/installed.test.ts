import { execFile, spawn, type ChildProcess } from 'node:child_process'
import {
  existsSync,
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
import { promisify } from 'node:util'
import { chromium } from '@playwright/test'
import { chromiumArguments, findChromium } from '@signpost/test-browser/chromium'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { localRegistry, type LocalRegistry } from './local-registry.ts'
import { root } from './workspaces.ts'

// Publishes Signpost to a registry of its own, by the steps of the release workflow, and uses it as a newcomer would: in empty
// folders, with nothing but a package manager.

let folder: string
let registry: LocalRegistry

interface Release {
  jobs: Record<string, { steps: { name?: string; run?: string }[] }>
}

/** Command of a step of the release workflow. */
function releaseStep(name: string): string {
  const { jobs } = parse(readFileSync(join(root, '.github/workflows/release.yml'), 'utf8')) as Release
  const step = Object.values(jobs)
    .flatMap(({ steps }) => steps)
    .find((one) => one.name === name)
  if (step?.run === undefined) throw new Error(`release.yml has no step "${name}" with a command`)
  return step.run
}

/** Runs a program; its output is in the error when it fails. */
async function run(cwd: string, program: string, ...args: readonly string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(program, args, { cwd, env: registry.env, maxBuffer: 2 ** 26 }).catch(
    (error: unknown) => {
      const { stdout, stderr } = error as { stdout: string; stderr: string }
      throw new Error(`${program} ${args.join(' ')}\n${stdout}\n${stderr}`, { cause: error })
    },
  )
  return stdout
}

beforeAll(async () => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'installed ä ')))
  registry = await localRegistry(folder)
  const tarballs = join(folder, 'tarballs')
  // The libraries are packed by published.test.ts.
  const pack = releaseStep('Pack the public packages')
    .replace('mkdir tarballs', `mkdir ${JSON.stringify(tarballs)}`)
    .replace('"$PWD/tarballs"', JSON.stringify(tarballs))
    .replace("--filter './packages/*' ", '')
  await run(root, 'bash', '-ec', pack)
  const publish = releaseStep('Publish versions that the registry does not have, and tag them').replace(
    '${{ vars.NPM_REGISTRY_HOST }}',
    registry.host,
  )
  // Tags and provenance need the real repository.
  const rehearsal = 'gh() { :; }; git() { echo "git $*"; }; npm() { command npm "${@/--provenance/--loglevel=error}"; }'
  const output = await run(folder, 'bash', '-ec', `export NODE_AUTH_TOKEN=anyone\n${rehearsal}\n${publish}`)
  expect(output).toContain('git tag @signpost/signpost@')
})

afterAll(() => {
  registry.close()
  rmSync(folder, { recursive: true, force: true })
})

/** Writes a workspace of two packages, one of which uses the other. */
function workspace(name: string, files: Record<string, unknown>): string {
  const project = join(folder, name)
  const manifest = (own: string, dependencies = {}): object => ({
    name: `@acme/${own}`,
    version: '1.0.0',
    type: 'module',
    exports: { '.': { types: './src/index.ts', default: './src/index.ts' } },
    dependencies,
  })
  const all: Record<string, unknown> = {
    'packages/box/package.json': manifest('box'),
    'packages/box/tsconfig.json': { compilerOptions: { module: 'NodeNext', strict: true }, include: ['src'] },
    'packages/box/src/index.ts':
      '/** A box of things. */\nexport class Box<T> {\n  /** The content. */\n  value?: T\n}\n',
    'packages/shop/package.json': manifest('shop', { '@acme/box': name === 'npm' ? '^1.0.0' : 'workspace:^' }),
    'packages/shop/tsconfig.json': { compilerOptions: { module: 'NodeNext', strict: true }, include: ['src'] },
    'packages/shop/src/index.ts':
      "import { Box } from '@acme/box'\n/** Sells a box. */\nexport function sell(): Box<string> {\n  return new Box()\n}\n",
    'README.md': '# Acme\n\nBoxes and shops.\n',
    '.gitignore': 'node_modules\n.turbo\n',
    ...files,
  }
  for (const [file, content] of Object.entries(all)) {
    mkdirSync(dirname(join(project, file)), { recursive: true })
    writeFileSync(join(project, file), typeof content === 'string' ? content : JSON.stringify(content, undefined, 2))
  }
  return project
}

const documented = '2 of 2 packages documented in full.'

describe('npm workspaces', () => {
  let project: string
  let server: ChildProcess | undefined

  beforeAll(async () => {
    project = workspace('npm', { 'package.json': { name: 'acme', private: true, workspaces: ['packages/*'] } })
    await run(project, 'npm', 'install', '--save-dev', '--ignore-scripts', '@signpost/signpost')
    await run(project, 'npx', 'signpost', 'init', '--yes')
  })
  afterAll(() => server?.kill())

  test('build and check, under a base URL, with nothing written but the site', async () => {
    const before = readdirSync(project)
    const cache = join(folder, 'npm-cache')
    expect(await run(project, 'npx', 'signpost', 'build', '--base', '/docs/', '--cache', cache)).toContain(documented)
    expect(await run(project, 'npx', 'signpost', 'check', '--cache', cache)).toContain(documented)
    expect(readdirSync(project).sort()).toEqual([...before, 'site'].sort())
    const written = readdirSync(join(project, 'site'), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && /\.(?:css|data|html|js|json)$/.test(entry.name))
      .map((entry) => join(entry.parentPath, entry.name))
    expect(written.filter((file) => readFileSync(file, 'utf8').includes('__signpost-base__'))).toEqual([])
  })

  test('the notices name every package that the app and its server contain', () => {
    const build = join(project, 'node_modules/@signpost/site/build')
    const noticed = (bundle: string): string[] =>
      readFileSync(join(build, `template/notices/${bundle}.txt`), 'utf8')
        .split('\n')
        .flatMap((line) => /^(?<name>(?:@[\w-]+\/)?[\w.-]+) \d[\w.-]* \(.+\)$/.exec(line)?.groups?.['name'] ?? [])
    const server = readdirSync(join(build, 'serve'))
      .filter((file) => file.endsWith('.js'))
      .flatMap((file) => readFileSync(join(build, 'serve', file), 'utf8').split('\n'))
      .flatMap((line) => /^\/\/ .*\/node_modules\/(?<name>(?:@[^/]+\/)?[^/]+)\//.exec(line)?.groups?.['name'] ?? [])
    expect(server).toContain('turbo-stream')
    expect(noticed('server')).toEqual(expect.arrayContaining(server))
    expect(noticed('client')).toEqual(
      expect.arrayContaining(['react', 'react-dom', '@fontsource-variable/source-sans-3']),
    )
    expect(noticed('worker')).toContain('minisearch')
  })

  test('a page in the browser', async () => {
    const bin = join(project, 'node_modules/@signpost/site/bin.js')
    server = spawn(process.execPath, [bin, 'serve', '--root', join(project, 'site'), '--port', '0'])
    const address = await new Promise<string>((resolve, reject) => {
      server!.stdout!.once('data', (chunk: Buffer) => resolve(chunk.toString().trim()))
      server!.once('close', () => reject(new Error('The server ended.')))
    })
    const browser = await chromium.launch({ executablePath: findChromium(), args: [...chromiumArguments] })
    try {
      const page = await browser.newPage()
      const errors: string[] = []
      page.on('pageerror', ({ message }) => errors.push(message))
      page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
      await page.goto(new URL('api/shop/function/sell', address).href)
      await page.getByRole('link', { name: 'Box', exact: true }).first().click()
      await page.getByText('A box of things.').first().waitFor()
      expect(new URL(page.url()).pathname).toBe('/docs/api/box/class/Box')
      expect(errors).toEqual([])
    } finally {
      await browser.close()
    }
  })
})

test('pnpm and Turborepo: the extraction is a cached task, which the build takes', async () => {
  const project = workspace('pnpm', {
    'package.json': { name: 'acme', private: true, packageManager: 'pnpm@10.34.9' },
    'pnpm-workspace.yaml': 'packages:\n  - packages/*\n',
    'turbo.json': '{\n  // Tasks\n  "tasks": {}\n}\n',
  })
  const { devDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    devDependencies: Record<string, string>
  }
  const { catalog } = parse(readFileSync(join(root, 'pnpm-workspace.yaml'), 'utf8')) as { catalog: { turbo: string } }
  expect(devDependencies).toHaveProperty('turbo')
  await run(project, 'pnpm', 'add', '-Dw', '--ignore-scripts', '@signpost/signpost', `turbo@${catalog.turbo}`)
  await run(project, 'pnpm', 'exec', 'signpost', 'init', '--yes')
  expect(readFileSync(join(project, 'turbo.json'), 'utf8')).toContain('// Tasks')
  expect(readdirSync(join(project, 'api-reports'))).toEqual(['box.api.md', 'shop.api.md'])

  const extract = (): Promise<string> => run(project, 'pnpm', 'exec', 'turbo', 'run', 'api:extract')
  await extract()
  for (const name of ['box', 'shop']) rmSync(join(project, 'packages', name, '.api'), { recursive: true })
  expect(await extract()).toContain('FULL TURBO')
  expect(await run(project, 'pnpm', 'run', 'api:check')).toContain('2 API reports, all as committed')

  const cache = join(folder, 'pnpm-cache')
  expect(await run(project, 'pnpm', 'exec', 'signpost', 'build', '--cache', cache)).toContain(documented)
  expect(existsSync(join(cache, 'api'))).toBe(false)
  expect(readFileSync(join(project, 'site/api/shop/function/sell.html'), 'utf8')).toContain('href="/api/box/class/Box"')
})

import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core'
import { publint } from 'publint'
import { formatMessage } from 'publint/utils'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { root, workspaces } from './workspaces.ts'

// Tests the tarballs that users get from the registry, not the folders that they are packed from.

const libraries = workspaces()
  .filter(({ group }) => group === 'packages')
  .map((workspace) => [workspace.manifest.name, workspace] as const)

let folder: string
/** By the package's name. */
const tarballs = new Map<string, string>()

const pnpm = (args: readonly string[], cwd: string): string =>
  execFileSync('pnpm', args, { cwd, encoding: 'utf8', env: { ...process.env, NO_COLOR: '1' }, maxBuffer: 2 ** 26 })

beforeAll(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'published-')))
  pnpm(['--recursive', '--filter=./packages/*', 'pack', '--pack-destination', folder], root)
  for (const file of readdirSync(folder)) {
    const library = libraries.find(
      ([name]) => file.replace(/-\d+\.\d+\.\d+\.tgz$/, '') === name.replace('@', '').replace('/', '-'),
    )
    if (library) tarballs.set(library[0], join(folder, file))
  }
})

afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('every library is packed', () => {
  expect([...tarballs.keys()].sort()).toEqual(libraries.map(([name]) => name).sort())
})

describe.each(libraries)('%s', (name) => {
  test('is what its manifest says', async () => {
    const file = readFileSync(tarballs.get(name)!)
    const { messages, pkg } = await publint({ pack: { tarball: new Uint8Array(file).buffer }, strict: true })
    expect(messages.map((message) => formatMessage(message, pkg, { color: false }))).toEqual([])
  })

  test('has the types of what it exports, for modules', async () => {
    const analysis = await checkPackage(createPackageFromTarballData(new Uint8Array(readFileSync(tarballs.get(name)!))))
    if (!analysis.types) throw new Error(`${name} has no types`)
    const problems = analysis.problems.filter((problem) => {
      // ESM-only entries need not resolve in CommonJS modes. Styles and side entries have no types.
      const kind = 'resolutionKind' in problem ? problem.resolutionKind : undefined
      const entry = 'entrypoint' in problem ? problem.entrypoint : '.'
      if (kind === 'node10' || kind === 'node16-cjs') return false
      return !/^\.\/(?:manager|preset|preview|package\.json|.*\.css)$/.test(entry)
    })
    expect(problems).toEqual([])
  })

  test('holds no tests', () => {
    const names = execFileSync('tar', ['-tzf', tarballs.get(name)!], { encoding: 'utf8' }).split('\n')
    expect(names.filter((path) => /\.test(?:-d)?\.|\/test\//.test(path))).toEqual([])
    expect(names).toContain('package/README.md')
    expect(names).toContain('package/dist/index.js')
  })
})

test('all of them install together and can be imported, with nothing but what they ask for', () => {
  const project = join(folder, 'project')
  mkdirSync(project)
  const { catalog } = parse(readFileSync(join(root, 'pnpm-workspace.yaml'), 'utf8')) as {
    catalog: Record<string, string>
  }
  const files = Object.fromEntries([...tarballs].map(([name, file]) => [name, `file:${file}`]))
  const peers = Object.fromEntries(
    libraries
      .flatMap(([, { manifest }]) => Object.keys(manifest.peerDependencies ?? {}))
      .filter((name) => !(name in files))
      .map((name) => [name, catalog[name]]),
  )
  expect(Object.entries(peers).filter(([, version]) => version === undefined)).toEqual([])
  writeFileSync(
    join(project, 'package.json'),
    JSON.stringify({
      name: 'project',
      private: true,
      type: 'module',
      dependencies: { ...peers, ...files },
      pnpm: { overrides: files },
    }),
  )
  pnpm(
    [
      'install',
      '--prefer-offline',
      '--ignore-scripts',
      '--ignore-workspace',
      '--config.strict-peer-dependencies=false',
    ],
    project,
  )
  const program = `for (const name of ${JSON.stringify([...tarballs.keys()])}) {
    const { length } = Object.keys(await import(name))
    console.log(name, length)
  }`
  const printed = execFileSync(process.execPath, ['--input-type=module', '--eval', program], {
    cwd: project,
    encoding: 'utf8',
  })
  const found = printed
    .trim()
    .split('\n')
    .map((line) => line.split(' ')[0])
  expect(found).toEqual([...tarballs.keys()])
})

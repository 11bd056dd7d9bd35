import { execFileSync } from 'node:child_process'
import { mkdirSync, symlinkSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { FsError, JsonParseError, JsonSchemaError } from '@signpost/utils-fs'
import { describe, expect, test } from 'vitest'
import { pnpm, useTempRepo } from '../test/temp-repo.ts'
import { getWorkspaces, getWorkspacesSync, RootMarker, RootNotFoundError, WorkspaceError } from './index.ts'

const repo = useTempRepo()

/** Writes a `package.json` into folders, named like the folder. */
function packages(...dirs: string[]): void {
  for (const dir of dirs) repo.write({ [`${dir}/package.json`]: { name: `name-of-${dir.replaceAll('/', '-')}` } })
}

describe.each<[string, (from?: string | URL, options?: getWorkspacesSync.Options) => ReturnType<typeof getWorkspaces>]>(
  [
    ['getWorkspaces', getWorkspaces],
    ['getWorkspacesSync', async (...args) => getWorkspacesSync(...args)],
  ],
)('%s', (_, list) => {
  const dirs = async (options?: getWorkspacesSync.Options): Promise<string[]> =>
    (await list(repo.path, options)).map(({ relativeDir }) => relativeDir)

  test('pnpm: reads pnpm-workspace.yaml, with "!", and not the workspaces of package.json', async () => {
    repo.write({
      'package.json': { name: 'root', workspaces: ['other/*'] },
      'pnpm-workspace.yaml':
        'packages:\n  - apps/*\n  - packages/** # nested\n  - "!**/fixtures/**"\n  - "!packages/old"\n',
    })
    packages('apps/site', 'apps/site/nested', 'packages/a', 'packages/a/deep/b', 'packages/old', 'packages/old/kept')
    packages(
      'packages/a/fixtures/x',
      'packages/a/node_modules/y',
      'packages/bower_components/z',
      'other/o',
      'packages/.hidden',
    )
    mkdirSync(repo.at('apps/without-manifest'))
    expect(await dirs()).toEqual(['apps/site', 'packages/a', 'packages/a/deep/b', 'packages/old/kept'])
    expect(await dirs({ includeRoot: true })).toEqual([
      '.',
      'apps/site',
      'packages/a',
      'packages/a/deep/b',
      'packages/old/kept',
    ])
  })

  test('pnpm: excludes globs with "!" in any position, and supports "./", a trailing "/", and "."', async () => {
    packages('packages/a', 'packages/b')
    repo.write({
      'package.json': { name: 'root' },
      'pnpm-workspace.yaml': 'packages: ["!./packages/a/", "./packages/*/", .]',
    })
    expect(await dirs()).toEqual(['packages/b'])
    expect(await dirs({ includeRoot: true })).toEqual(['.', 'packages/b'])
  })

  test('pnpm: finds no packages in a file of settings, or an empty one', async () => {
    packages('packages/a')
    for (const yaml of ['', '# nothing', 'ignoreScripts: true', 'packages: []', 'packages:', '- a']) {
      repo.write({ 'pnpm-workspace.yaml': yaml })
      expect(await dirs(), yaml).toEqual([])
    }
  })

  test('pnpm: rejects a file that is not YAML, or whose packages are not a list of globs', async () => {
    repo.write({ 'pnpm-workspace.yaml': 'packages:\n  - "a\n' })
    const broken: unknown = await list(repo.path).catch((error: unknown) => error)
    expect(broken).toBeInstanceOf(WorkspaceError)
    expect(broken).toMatchObject({ code: 'INVALID_CONFIG', packages: [], cause: expect.any(Error) })
    expect((broken as Error).message).toContain(
      `Expected YAML in "${repo.at('pnpm-workspace.yaml')}", found an error: `,
    )
    expect((broken as Error).message).toMatch(/line \d+, column \d+/)

    repo.write({ 'pnpm-workspace.yaml': 'packages: [1]' })
    const message = `Expected "packages" in "${repo.at('pnpm-workspace.yaml')}" to be a list of globs, found [1]`
    await expect(list(repo.path)).rejects.toThrow(message)
  })

  test('Yarn: reads workspaces as an object', async () => {
    packages('packages/a', 'packages/b', 'tools/c')
    repo.write({ 'package.json': { workspaces: { packages: ['packages/*', '!packages/b'], nohoist: ['**/x'] } } })
    expect(await dirs()).toEqual(['packages/a'])
    repo.write({ 'package.json': { workspaces: { nohoist: [] } } })
    expect(await dirs()).toEqual([])
  })

  test.each([
    [['packages/*', '!packages/a', 'packages/a'], ['packages/a', 'packages/b'], ['packages/b']],
    [['!packages/*', 'packages/b'], ['packages/b'], []],
    [['packages/*', '!packages/a', 'packages/a', '!packages/a'], ['packages/b'], ['packages/b']],
    [['packages/*', '!packages/a', 'tools/*', '!tools/c'], ['packages/b'], ['packages/b']],
  ])('npm: an exclusion applies to the globs before it: %j', async (workspaces, byNpm, byOthers) => {
    packages('packages/a', 'packages/b', 'tools/c')
    repo.write({ 'package.json': { workspaces } })
    expect(await dirs()).toEqual(byNpm)
    repo.write({ 'package.json': { workspaces, packageManager: 'pnpm@10.0.0' } })
    expect(await dirs()).toEqual(byOthers)
  })

  test('npm: reads workspaces as an array, of globs and of folders', async () => {
    packages('packages/a', 'packages/b', 'tools/c', 'tools/d')
    repo.write({ 'package.json': { workspaces: ['tools/c', 'packages/{a,b}'] } })
    expect(await dirs()).toEqual(['packages/a', 'packages/b', 'tools/c'])
  })

  test('describes each package', async () => {
    const manifest = { name: '@acme/core', version: '1.2.3', private: true, dependencies: { yaml: '^2.0.0' } }
    repo.write({
      'package.json': { workspaces: ['packages/*'] },
      'packages/core/package.json': manifest,
      'packages/b/package.json': { name: 'b' },
    })
    expect(await list(repo.path)).toEqual([
      { name: 'b', dir: repo.at('packages/b'), relativeDir: 'packages/b', manifest: { name: 'b' }, private: false },
      { name: '@acme/core', dir: repo.at('packages/core'), relativeDir: 'packages/core', manifest, private: true },
    ])
  })

  test('names a package without a name by its folder, so that several do not clash', async () => {
    repo.write({
      'package.json': { workspaces: ['packages/*'] },
      'packages/a/package.json': {},
      'packages/b/package.json': { name: '' },
    })
    const found = await list(repo.path, { includeRoot: true })
    expect(found.map(({ name }) => name)).toEqual(['.', 'packages/a', 'packages/b'])
  })

  test('rejects two packages with the same name, and reports their folders', async () => {
    repo.write({
      'package.json': { workspaces: ['*'] },
      'a/package.json': { name: 'x' },
      'b/package.json': { name: 'x' },
    })
    const error: unknown = await list(repo.path).catch((error: unknown) => error)
    expect(error).toBeInstanceOf(WorkspaceError)
    expect(error).toMatchObject({ name: 'WorkspaceError', code: 'DUPLICATE_NAME', packages: ['x'] })
    expect((error as Error).message).toBe('Expected one package named "x", found it in "a" and in "b": rename one')
  })

  test('starts anywhere in the repository, and uses the marker', async () => {
    repo.write({ 'package.json': { workspaces: ['packages/*'] }, 'packages/a/src/index.ts': '' })
    packages('packages/a', 'packages/b')
    for (const from of [
      repo.at('packages/a/src'),
      pathToFileURL(repo.at('packages/a/src/index.ts')),
      repo.at('packages/missing'),
    ]) {
      expect(
        (await list(from)).map(({ relativeDir }) => relativeDir),
        String(from),
      ).toEqual(['packages/a', 'packages/b'])
    }
    const inA = await list(repo.at('packages/a/src'), { marker: RootMarker.Manifest, includeRoot: true })
    expect(inA).toMatchObject([{ name: 'name-of-packages-a', relativeDir: '.' }])
    await expect(list(repo.at('packages/a'), { stopAt: repo.at('packages') })).rejects.toThrow(RootNotFoundError)
  })

  test('uses the given patterns, also outside of the root', async () => {
    packages('packages/a', 'libs/b', 'libs/c', 'main/d')
    repo.write({ 'main/package.json': { workspaces: ['d'] } })
    expect(await list(repo.at('main'), { patterns: ['../libs/*', '!../libs/c'] })).toMatchObject([
      { dir: repo.at('libs/b'), relativeDir: '../libs/b' },
    ])
    expect(await list(repo.at('main'), { patterns: [] })).toEqual([])
    expect(await list(repo.at('main'), { patterns: ['!d'] })).toEqual([])
  })

  test('lists a root without package.json without its package', async () => {
    repo.write({ 'pnpm-workspace.yaml': 'packages: ["*"]' })
    packages('a')
    expect(await dirs({ includeRoot: true })).toEqual(['a'])
  })

  test('follows links, even cyclic ones, and lists each folder once, without links if possible', async () => {
    repo.write({ 'package.json': { workspaces: ['packages/**'] } })
    packages('packages/b', 'elsewhere/c')
    symlinkSync(repo.at('packages/b'), repo.at('packages/a'))
    symlinkSync(repo.at('elsewhere/c'), repo.at('packages/c'))
    symlinkSync(repo.at('packages'), repo.at('packages/b/loop'))
    symlinkSync(repo.path, repo.at('packages/root'))
    expect(await dirs()).toEqual(['packages/b', 'packages/c'])
  })

  test('supports a link to the root', async () => {
    repo.write({ 'main/package.json': { name: 'root', workspaces: ['*'] } })
    packages('main/b')
    symlinkSync(repo.at('main/b'), repo.at('main/a'))
    symlinkSync(repo.at('main'), repo.at('link'))
    expect(await list(repo.at('link'))).toMatchObject([{ dir: repo.at('link/b') }])
  })

  test('reads the disk at each call', async () => {
    repo.write({ 'package.json': { workspaces: ['*'] } })
    packages('a')
    expect(await dirs()).toEqual(['a'])
    packages('b')
    expect(await dirs()).toEqual(['a', 'b'])
  })

  test('rejects a package.json that is malformed, or has wrong fields', async () => {
    repo.write({ 'package.json': { workspaces: ['*'] }, 'a/package.json': '{ "name" }' })
    await expect(list(repo.path)).rejects.toThrow(JsonParseError)
    repo.write({ 'a/package.json': { name: 5, dependencies: { x: 1 }, devDependencies: ['y'] } })
    await expect(list(repo.path)).rejects.toThrow(
      `"${repo.at('a/package.json')}" does not match its schema\n  name: expected a string, found 5\n` +
        `  dependencies.x: expected a string, found 1\n  devDependencies: expected an object, found ["y"]`,
    )
    for (const workspaces of ['*', [1], { packages: '*' }, 1]) {
      repo.write({ 'package.json': { workspaces }, 'a/package.json': {} })
      await expect(list(repo.path), JSON.stringify(workspaces)).rejects.toThrow(JsonSchemaError)
    }
    mkdirSync(repo.at('b/package.json'), { recursive: true })
    await expect(list(repo.at('b'), { marker: RootMarker.Git, stopAt: repo.path })).rejects.toThrow(RootNotFoundError)
    repo.write({ 'pnpm-workspace.yaml/file': '', 'package.json': { workspaces: ['a'] } })
    expect(await dirs()).toEqual(['a'])
  })

  test('an empty list of dependencies, which some programs write, is none', async () => {
    repo.write({ 'package.json': { workspaces: ['*'] }, 'a/package.json': { dependencies: [] } })
    expect(await dirs()).toEqual(['a'])
  })

  test('reads many packages', async () => {
    const names = Array.from({ length: 100 }, (_, index) => `p${String(index).padStart(3, '0')}`)
    repo.write({ 'package.json': { workspaces: ['*'] } })
    packages(...names)
    expect(await dirs()).toEqual(names)
  })
})

test('getWorkspaces is aborted with the reason of the signal, before and while it reads', async () => {
  repo.write({ 'package.json': { workspaces: ['*'] }, 'a/package.json': {} })
  const reason = new Error('changed my mind')
  await expect(getWorkspaces(repo.path, { signal: AbortSignal.abort(reason) })).rejects.toBe(reason)

  const controller = new AbortController()
  const reading = getWorkspaces(repo.path, { signal: controller.signal })
  controller.abort(reason)
  await expect(reading).rejects.toBe(reason)
  expect(await getWorkspaces(repo.path, { signal: new AbortController().signal })).toHaveLength(1)
})

test('a missing package.json in a folder is an FsError', async () => {
  repo.write({ 'package.json': '{' })
  await expect(getWorkspaces(repo.path)).rejects.toThrow(FsError)
})

test('pnpm lists the same packages', async () => {
  repo.write({
    'package.json': { name: 'root', private: true },
    'pnpm-workspace.yaml':
      'packages:\n  - "!packages/old"\n  - ./packages/**/\n  - tools/{c,d}\n  - "!**/skip-*/**"\nignoreScripts: true\n',
  })
  packages(
    'packages/a',
    'packages/a/deep/b',
    'packages/old',
    'packages/old/kept',
    'packages/test/t',
    'packages/.hidden',
  )
  packages('packages/skip-1/x', 'packages/a/node_modules/y', 'tools/c', 'tools/e')
  const { PATH } = process.env
  const env = { PATH, HOME: repo.path }
  const listed = execFileSync(process.execPath, [...pnpm, 'ls', '-r', '--depth', '-1', '--json'], {
    cwd: repo.path,
    env,
    encoding: 'utf8',
  })
  const theirs = (JSON.parse(listed) as { name: string; path: string }[]).map(({ name, path }) => [name, path])
  const ours = (await getWorkspaces(repo.path, { includeRoot: true })).map(({ name, dir }) => [name, dir])
  expect(ours.length).toBeGreaterThan(5)
  expect(ours).toEqual(theirs)
})

test('npm lists the same packages', async () => {
  repo.write({ 'package.json': { name: 'root', workspaces: ['./packages/**', 'tools/c', '!packages/old'] } })
  packages(
    'packages/a',
    'packages/a/deep/b',
    'packages/old',
    'packages/old/kept',
    'packages/a/node_modules/y',
    'tools/c',
    'tools/e',
  )
  const { PATH } = process.env
  const env = { PATH, HOME: repo.path, npm_config_cache: repo.at('.cache'), npm_config_update_notifier: 'false' }
  const listed = execFileSync('npm', ['pkg', 'get', 'name', '--workspaces', '--json'], {
    cwd: repo.path,
    env,
    encoding: 'utf8',
  })
  const ours = (await getWorkspaces(repo.path)).map(({ name }) => name)
  expect(ours.length).toBeGreaterThan(3)
  expect(ours.sort()).toEqual(Object.keys(JSON.parse(listed) as object).sort())
})

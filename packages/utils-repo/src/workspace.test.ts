import { execFileSync } from 'node:child_process'
import { renameSync, rmSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { beforeEach, describe, expect, test } from 'vitest'
import { useTempRepo } from '../test/temp-repo.ts'
import { PackageManager, RootMarker, RootNotFoundError, Workspace, WorkspaceError } from './index.ts'

const repo = useTempRepo()

beforeEach(() => {
  repo.write({
    'package.json': { name: 'root', workspaces: ['packages/*'] },
    'packages/a/package.json': { name: '@acme/a', dependencies: { '@acme/b': '*' } },
    'packages/b/package.json': { name: '@acme/b' },
  })
})

const namesOf = (workspace: Workspace): string[] => [...workspace].map(({ name }) => name)

test('has the root, the package manager and the packages', async () => {
  const workspace = await Workspace.open(repo.at('packages/a'))
  expect(workspace.root).toBe(repo.path)
  expect(workspace.packageManager).toBe(PackageManager.Npm)
  expect(namesOf(workspace)).toEqual(['@acme/a', '@acme/b'])
  expect([...workspace]).toEqual(workspace.packages)
  expect(workspace.get('@acme/b')).toBe(workspace.packages[1])
  expect(workspace.get('b')).toBeUndefined()
  expect(workspace.graph().topological()).toEqual(['@acme/b', '@acme/a'])
})

test('uses the options of getWorkspaces, also for a refresh', async () => {
  repo.write({ 'libs/c/package.json': { name: 'c' } })
  const workspace = await Workspace.open(repo.at('libs'), { patterns: ['libs/*'], includeRoot: true })
  expect(namesOf(workspace)).toEqual(['root', 'c'])
  await workspace.refresh()
  expect(namesOf(workspace)).toEqual(['root', 'c'])

  const options = { marker: RootMarker.Git, stopAt: repo.path }
  await expect(Workspace.open(repo.path, options)).rejects.toThrow(RootNotFoundError)
  const reason = new Error('changed my mind')
  await expect(Workspace.open(repo.path, { signal: AbortSignal.abort(reason) })).rejects.toBe(reason)
})

describe('aliasMap', () => {
  test('has each name, and without its scope', async () => {
    const aliases = (await Workspace.open(repo.path)).aliasMap()
    expect(Object.fromEntries(aliases)).toEqual({
      '@acme/a': '@acme/a',
      a: '@acme/a',
      '@acme/b': '@acme/b',
      b: '@acme/b',
    })
  })

  test('excludes ambiguous aliases, and prefers a full name', async () => {
    repo.write({
      'packages/c/package.json': { name: 'a' },
      'packages/d/package.json': { name: '@other/b' },
      'packages/e/package.json': { name: '@third/b' },
      'packages/f/package.json': {},
    })
    const aliases = (await Workspace.open(repo.path)).aliasMap()
    expect(aliases.get('a')).toBe('a')
    expect(aliases.has('b')).toBe(false)
    expect(aliases.get('@other/b')).toBe('@other/b')
    expect(aliases.get('packages/f')).toBe('packages/f')
  })
})

describe('refresh', () => {
  test('finds added, changed and removed packages, which were not visible before', async () => {
    const workspace = await Workspace.open(repo.path)
    const before = workspace.graph()
    repo.write({
      'packages/c/package.json': { name: '@acme/c' },
      'packages/b/package.json': { name: '@acme/b', dependencies: { '@acme/c': '*' } },
      'pnpm-workspace.yaml': 'packages: [packages/*]',
    })
    expect(namesOf(workspace)).toEqual(['@acme/a', '@acme/b'])
    expect(workspace.packageManager).toBe(PackageManager.Npm)
    expect(workspace.get('@acme/c')).toBeUndefined()

    await workspace.refresh()
    expect(namesOf(workspace)).toEqual(['@acme/a', '@acme/b', '@acme/c'])
    expect(workspace.get('@acme/c')).toMatchObject({ relativeDir: 'packages/c' })
    expect(workspace.packageManager).toBe(PackageManager.Pnpm)
    expect(workspace.graph().topological()).toEqual(['@acme/c', '@acme/b', '@acme/a'])
    expect(before.topological()).toEqual(['@acme/b', '@acme/a'])

    rmSync(repo.at('packages/c'), { recursive: true })
    await workspace.refresh()
    expect(workspace.get('@acme/c')).toBeUndefined()
  })

  test('changes nothing when it fails or is aborted', async () => {
    const workspace = await Workspace.open(repo.path)
    repo.write({ 'packages/c/package.json': { name: '@acme/b' } })
    await expect(workspace.refresh()).rejects.toThrow(WorkspaceError)
    const reason = new Error('changed my mind')
    await expect(workspace.refresh({ signal: AbortSignal.abort(reason) })).rejects.toBe(reason)
    expect(namesOf(workspace)).toEqual(['@acme/a', '@acme/b'])
  })

  test('does not keep the signal of open', async () => {
    const controller = new AbortController()
    const workspace = await Workspace.open(repo.path, { signal: controller.signal })
    controller.abort()
    await expect(workspace.refresh()).resolves.toBeUndefined()
  })

  test('of two concurrent calls, the last one wins', async ({ skip }) => {
    if (process.platform === 'win32') skip('Windows has no named pipes among its files.')
    const workspace = await Workspace.open(repo.path)
    rmSync(repo.at('package.json'))
    execFileSync('mkfifo', [repo.at('package.json')])

    const first = workspace.refresh()
    // A pipe can be written once it has a reader.
    const pipe = await open(repo.at('package.json'), 'w')
    repo.write({ 'new.json': { workspaces: ['packages/a'] } })
    renameSync(repo.at('new.json'), repo.at('package.json'))
    await workspace.refresh()
    await pipe.writeFile('{ "workspaces": ["packages/b"] }')
    await pipe.close()
    await first
    expect(namesOf(workspace)).toEqual(['@acme/a'])
  })
})

import { mkdirSync } from 'node:fs'
import { join, parse, relative } from 'node:path'
import { pathToFileURL } from 'node:url'
import { JsonParseError } from '@signpost/utils-fs'
import { UnsupportedUrlError } from '@signpost/utils-path'
import { describe, expect, test } from 'vitest'
import { useTempRepo } from '../test/temp-repo.ts'
import { findRoot, findRootSync, RootMarker, RootNotFoundError, type FindRootOptions } from './index.ts'

const repo = useTempRepo()

describe.each<[string, (from?: string | URL, options?: FindRootOptions) => Promise<string>]>([
  ['findRoot', findRoot],
  ['findRootSync', async (...args) => findRootSync(...args)],
])('%s', (_, find) => {
  const { Git, Manifest, Workspaces } = RootMarker

  test('returns the folder of the marker, at any distance', async () => {
    repo.write({
      'package.json': { workspaces: ['packages/*'] },
      'packages/a/package.json': {},
      'packages/a/src/b/c.ts': '',
    })
    for (const from of ['', 'packages', 'packages/a', 'packages/a/src', 'packages/a/src/b', 'packages/a/src/b/c.ts']) {
      expect(await find(repo.at(from)), from).toBe(repo.path)
      expect(await find(pathToFileURL(repo.at(from))), from).toBe(repo.path)
    }
    expect(await find(repo.at('packages/a/src/b'), { marker: Manifest })).toBe(repo.at('packages/a'))
    expect(await find(repo.at('packages'), { marker: Manifest })).toBe(repo.path)
  })

  test('takes relative paths, from the working directory and above it', async () => {
    const own = join(import.meta.dirname, '..')
    const up = relative(process.cwd(), own) || '.'
    for (const from of [undefined, up, join(up, 'src'), `${up}/src/disk/program.ts`, join(up, 'missing/folder')]) {
      expect(await find(from, { marker: Manifest }), from).toBe(own)
    }
    expect(await find('..', { marker: Workspaces })).toBe(join(own, '../..'))

    repo.write({ 'package.json': { workspaces: [] } })
    expect(await find(relative(process.cwd(), repo.at('packages/a')))).toBe(repo.path)
  })

  test('takes a pnpm-workspace.yaml for the root of workspaces, with and without a package.json', async () => {
    repo.write({
      'pnpm-workspace.yaml': '',
      'a/package.json': {},
      'a/b/pnpm-workspace.yaml': '',
      'a/b/package.json': {},
    })
    expect(await find(repo.at('a'))).toBe(repo.path)
    expect(await find(repo.at('a/b/c'))).toBe(repo.at('a/b'))
  })

  test('takes workspaces as an object, and skips a package.json without them', async () => {
    repo.write({
      'package.json': { workspaces: { packages: [] } },
      'a/package.json': { workspaces: null },
      'a/b/package.json': [],
    })
    expect(await find(repo.at('a/b'))).toBe(repo.path)
  })

  test('looks for a repository of Git, and skips entries that only share its name', async () => {
    repo.git('init')
    repo.write({ 'a/.git/other': '', 'a/b/.git': 'nothing' })
    expect(await find(repo.at('a/b'), { marker: Git })).toBe(repo.path)
  })

  test('looks in stopAt and not above, also after a skipped folder', async () => {
    repo.write({ 'package.json': { workspaces: [] }, 'a/package.json': {}, 'a/b/package.json': {} })
    const from = repo.at('a/b')
    for (const stopAt of [repo.at('a'), from, pathToFileURL(`${repo.at('a')}/`)]) {
      await expect(find(from, { stopAt }), String(stopAt)).rejects.toThrow(RootNotFoundError)
    }
    expect(await find(from, { stopAt: repo.path })).toBe(repo.path)
    expect(await find(from, { stopAt: repo.at('elsewhere') })).toBe(repo.path)
  })

  test('reports the marker and the start', async () => {
    mkdirSync(repo.at('a'))
    for (const [marker, sought] of [
      [Git, 'a repository of Git'],
      [Workspaces, 'a pnpm-workspace.yaml, or a package.json with "workspaces"'],
      [Manifest, 'a package.json'],
    ] as const) {
      const error = await find(repo.at('a'), { marker, stopAt: repo.path }).catch((error: unknown) => error)
      expect(error).toBeInstanceOf(RootNotFoundError)
      expect(error).toMatchObject({ name: 'RootNotFoundError', code: 'ROOT_NOT_FOUND', from: repo.at('a'), marker })
      expect((error as Error).message).toBe(
        `Expected ${sought} in "${repo.at('a')}" or a folder above it, found none: pass a folder within it`,
      )
    }
  })

  test('ends at the root of the file system, starting there too', async () => {
    const { root } = parse(repo.path)
    await expect(find(root, { marker: Git })).rejects.toThrow(RootNotFoundError)
  })

  test('rejects an invalid package.json, with its position, and other URLs', async () => {
    repo.write({ 'a/package.json': '{' })
    await expect(find(repo.at('a'))).rejects.toThrow(JsonParseError)
    await expect(find('https://example.com')).rejects.toThrow(UnsupportedUrlError)
  })
})

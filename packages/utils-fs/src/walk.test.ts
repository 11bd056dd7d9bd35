import { execFileSync } from 'node:child_process'
import { chmodSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { pathToFileURL } from 'node:url'
import { describe, expect, test } from 'vitest'
import { isRoot, useTempFolder } from '../test/temp-folder.ts'
import { EntryKind, walk, type WalkEntry, type WalkOptions } from './index.ts'

const folder = useTempFolder()

async function entriesOf(dir: string | URL, options?: WalkOptions): Promise<WalkEntry[]> {
  const entries: WalkEntry[] = []
  for await (const entry of walk(dir, options)) entries.push(entry)
  return entries
}
const pathsOf = async (dir: string | URL, options?: WalkOptions): Promise<string[]> =>
  (await entriesOf(dir, options)).map(({ relativePath }) => relativePath)

describe('walk', () => {
  test('describes what is in a folder, folders before what is in them', async () => {
    const file = folder.write('b/c.txt')
    symlinkSync(folder.at('b'), folder.at('a'))
    expect(await entriesOf(folder.path)).toEqual([
      { path: folder.at('a'), relativePath: 'a', kind: EntryKind.Symlink, depth: 1 },
      { path: folder.at('b'), relativePath: 'b', kind: EntryKind.Directory, depth: 1 },
      { path: file, relativePath: 'b/c.txt', kind: EntryKind.File, depth: 2 },
    ])
  })

  test('has the order of code units, whatever the language', async () => {
    // Sorted by bytes, the last two would be swapped.
    const sorted = ['10', '9', 'B', '_', 'a', 'z', 'é', '😀', '～']
    for (const name of sorted.toReversed()) folder.write(name)
    expect(await pathsOf(folder.path)).toEqual(sorted)
  })

  test('starts from a relative path or a URL, with absolute paths', async () => {
    const file = folder.write('b #1/c')
    for (const dir of [relative(process.cwd(), folder.at('b #1')), pathToFileURL(folder.at('b #1'))]) {
      expect(await entriesOf(dir)).toEqual([{ path: file, relativePath: 'c', kind: EntryKind.File, depth: 1 }])
    }
  })

  // Windows allows neither name.
  test.skipIf(sep === '\\')('has no path that reads as a URL, and keeps a backslash', async () => {
    folder.write('file:/a')
    folder.write('b\\c')
    expect(await pathsOf(folder.path)).toEqual(['b\\c', './file:', './file:/a'])
  })

  // Windows has no command for named pipes.
  test.skipIf(sep === '\\')('calls a pipe something other', async () => {
    execFileSync('mkfifo', [folder.at('pipe')])
    expect(await entriesOf(folder.path)).toMatchObject([{ kind: EntryKind.Other }])
  })

  test('of an empty folder is empty', async () => {
    expect(await pathsOf(folder.path)).toEqual([])
  })

  test('respects the maximum depth', async () => {
    folder.write('a/b/c/d')
    expect(await pathsOf(folder.path, { maxDepth: 0 })).toEqual([])
    expect(await pathsOf(folder.path, { maxDepth: 1 })).toEqual(['a'])
    expect(await pathsOf(folder.path, { maxDepth: 3 })).toEqual(['a', 'a/b', 'a/b/c'])
  })

  test('calls enter only for folders', async () => {
    for (const name of ['node_modules/a', 'b/node_modules/c', 'b/d']) folder.write(name)
    const asked: string[] = []
    const enter = ({ relativePath }: WalkEntry): boolean => {
      asked.push(relativePath)
      return !relativePath.endsWith('node_modules')
    }
    expect(await pathsOf(folder.path, { enter })).toEqual(['b', 'b/d', 'b/node_modules', 'node_modules'])
    expect(asked).toEqual(['b', 'b/node_modules', 'node_modules'])
  })

  test('does not follow links, even cyclic ones', async () => {
    folder.write('a/b')
    symlinkSync('..', folder.at('a/up'))
    expect(await pathsOf(folder.path)).toEqual(['a', 'a/b', 'a/up'])
  })

  test('follows links on request, a cycle only once', async () => {
    folder.write('a/b')
    symlinkSync('..', folder.at('a/up'))
    symlinkSync('.', folder.at('a/self'))
    symlinkSync('missing', folder.at('dangling'))
    symlinkSync('loop', folder.at('loop'))
    const entries = await entriesOf(folder.path, { followSymlinks: true })
    expect(entries.map(({ relativePath, kind }) => [relativePath, kind])).toEqual([
      ['a', EntryKind.Directory],
      ['a/b', EntryKind.File],
      ['a/self', EntryKind.Directory],
      ['a/up', EntryKind.Directory],
      ['dangling', EntryKind.Symlink],
      ['loop', EntryKind.Symlink],
    ])
  })

  test('enters each of many folders that are linked with each other once', async () => {
    const names = Array.from({ length: 8 }, (_, index) => `dir${index}`)
    for (const name of names) mkdirSync(folder.at(name))
    for (const from of names) for (const to of names) symlinkSync(join('..', to), folder.at(`${from}/to-${to}`))
    const entries = await entriesOf(folder.path, { followSymlinks: true })
    expect(entries.length).toBe(names.length + names.length ** 2)
  })

  test('follows links to the outside, where cycles end too', async () => {
    folder.write('outside/b')
    mkdirSync(folder.at('inside'))
    symlinkSync('../outside', folder.at('inside/link'))
    symlinkSync('../inside', folder.at('outside/back'))
    expect(await pathsOf(folder.at('inside'), { followSymlinks: true })).toEqual(['link', 'link/b', 'link/back'])
  })

  test('starts from a link to a folder, followed or not', async () => {
    folder.write('a/b')
    symlinkSync('a', folder.at('link'))
    for (const followSymlinks of [true, false]) {
      expect(await entriesOf(folder.at('link'), { followSymlinks })).toMatchObject([{ path: folder.at('link/b') }])
    }
  })

  test('enters hundreds of nested folders', async () => {
    const names = Array.from({ length: 400 }, () => 'd')
    mkdirSync(folder.at(names.join('/')), { recursive: true })
    expect((await entriesOf(folder.path)).at(-1)?.depth).toBe(names.length)
  })

  test('reads folders lazily, and skips one that has been removed', async () => {
    folder.write('a/b')
    folder.write('c/d')
    const seen: string[] = []
    for await (const { relativePath } of walk(folder.path)) {
      seen.push(relativePath)
      if (relativePath === 'a') writeFileSync(folder.at('a/new'), '')
      if (relativePath === 'c') rmSync(folder.at('c'), { recursive: true })
    }
    expect(seen).toEqual(['a', 'a/b', 'a/new', 'c'])
  })

  test('skips a folder in whose place a file is now', async () => {
    folder.write('a/b')
    folder.write('c')
    const seen: string[] = []
    for await (const { relativePath } of walk(folder.path)) {
      seen.push(relativePath)
      if (relativePath !== 'a') continue
      rmSync(folder.at('a'), { recursive: true })
      writeFileSync(folder.at('a'), '')
    }
    expect(seen).toEqual(['a', 'c'])
  })

  test('explains a missing folder, and a file', async () => {
    const missing = folder.at('missing')
    await expect(entriesOf(missing)).rejects.toMatchObject({
      name: 'FsError',
      code: 'ENOENT',
      path: missing,
      message: `Could not read "${missing}": no such file or directory (ENOENT)`,
    })
    await expect(entriesOf(missing, { followSymlinks: true })).rejects.toMatchObject({ code: 'ENOENT', path: missing })
    const file = folder.write('a')
    await expect(entriesOf(file)).rejects.toMatchObject({ name: 'FsError', code: 'ENOTDIR', path: file })
  })

  // As root nothing is denied, so skip the permission tests.
  test.skipIf(isRoot)('explains which folder is inaccessible', async () => {
    folder.write('a/b/c')
    chmodSync(folder.at('a/b'), 0)
    await expect(entriesOf(folder.path)).rejects.toMatchObject({
      name: 'FsError',
      code: 'EACCES',
      path: folder.at('a/b'),
    })
    chmodSync(folder.at('a/b'), 0o700)
  })

  test('is aborted before the next folder, with the reason of the signal', async () => {
    folder.write('a/b')
    const reason = new Error('changed my mind')
    await expect(entriesOf(folder.path, { signal: AbortSignal.abort(reason) })).rejects.toBe(reason)

    const controller = new AbortController()
    const seen: string[] = []
    const walking = (async () => {
      for await (const { relativePath } of walk(folder.path, { signal: controller.signal })) {
        seen.push(relativePath)
        controller.abort(reason)
      }
    })()
    await expect(walking).rejects.toBe(reason)
    expect(seen).toEqual(['a'])
  })

  test('can be left early', async () => {
    folder.write('a')
    folder.write('b')
    const walking = walk(folder.path)
    for await (const { relativePath } of walking) {
      expect(relativePath).toBe('a')
      break
    }
    expect(await walking.next()).toEqual({ value: undefined, done: true })
  })
})

test.each([NaN, -1, 'all' as never])('the depth %s is an error, not an unlimited or empty walk', async (maxDepth) => {
  await expect(walk(folder.path, { maxDepth }).next()).rejects.toThrow(
    /^Expected maxDepth to be a number from 0, found /,
  )
})

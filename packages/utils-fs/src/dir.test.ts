import { chmodSync, existsSync, readdirSync, statSync, symlinkSync } from 'node:fs'
import { join, parse } from 'node:path'
import { pathToFileURL } from 'node:url'
import { describe, expect, test } from 'vitest'
import { isRoot, useTempFolder } from '../test/temp-folder.ts'
import { emptyDir, ensureDir } from './index.ts'

const folder = useTempFolder()

describe.each([
  ['ensureDir', ensureDir],
  ['emptyDir', emptyDir],
])('%s', (_, make) => {
  test('creates a folder and its ancestors, and returns its path', async () => {
    expect(await make(folder.at('a/b'))).toBe(folder.at('a/b'))
    expect(await make(pathToFileURL(folder.at('c #1')))).toBe(folder.at('c #1'))
    expect(statSync(folder.at('a/b')).isDirectory()).toBe(true)
    expect(statSync(folder.at('c #1')).isDirectory()).toBe(true)
  })

  test('explains that a file has its name or that of an ancestor', async () => {
    const file = folder.write('a')
    await expect(make(file)).rejects.toMatchObject({ name: 'FsError', code: 'EEXIST', path: file })
    await expect(make(join(file, 'b'))).rejects.toMatchObject({ name: 'FsError', code: 'ENOTDIR' })
  })

  test('does not treat an empty path as the working directory', async () => {
    await expect(make('')).rejects.toMatchObject({ name: 'FsError', code: 'ENOENT' })
  })

  // As root nothing is denied, so skip the permission tests.
  test.skipIf(isRoot)('explains denied access', async () => {
    chmodSync(folder.path, 0o500)
    await expect(make(folder.at('a'))).rejects.toMatchObject({ name: 'FsError', code: 'EACCES', path: folder.at('a') })
    chmodSync(folder.path, 0o700)
  })
})

test('ensureDir keeps existing contents, and supports concurrent calls', async () => {
  folder.write('a/b.txt')
  await Promise.all(Array.from({ length: 20 }, () => ensureDir(folder.at('a/c/d'))))
  expect(readdirSync(folder.at('a')).sort()).toEqual(['b.txt', 'c'])
})

test('emptyDir removes files, folders and hidden ones, and keeps the folder', async () => {
  for (const name of ['a/b.txt', 'a/.c', 'a/d/e/f']) folder.write(name)
  const { ino } = statSync(folder.at('a'))
  await emptyDir(folder.at('a'))
  expect(readdirSync(folder.at('a'))).toEqual([])
  expect(statSync(folder.at('a')).ino).toBe(ino)
})

test('emptyDir removes links, not their targets', async () => {
  const kept = folder.write('kept/a.txt')
  folder.write('b/c')
  symlinkSync(folder.at('kept'), folder.at('b/link'))
  await emptyDir(folder.at('b'))
  expect(readdirSync(folder.at('b'))).toEqual([])
  expect(existsSync(kept)).toBe(true)
})

test('emptyDir empties the target of a link, and keeps the link', async () => {
  folder.write('a/b')
  symlinkSync(folder.at('a'), folder.at('link'))
  await emptyDir(folder.at('link'))
  expect(readdirSync(folder.path).sort()).toEqual(['a', 'link'])
  expect(readdirSync(folder.at('a'))).toEqual([])
})

test('the root is rejected before any access', async () => {
  // The invalid name makes a call fail in another way if it is not rejected.
  const { root } = parse(process.cwd())
  await expect(emptyDir(`${root}missing-\0/..`)).rejects.toThrow(RangeError)
})

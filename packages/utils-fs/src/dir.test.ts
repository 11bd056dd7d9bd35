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
  test('makes a folder and those it is in, and answers with its path', async () => {
    expect(await make(folder.at('a/b'))).toBe(folder.at('a/b'))
    expect(await make(pathToFileURL(folder.at('c #1')))).toBe(folder.at('c #1'))
    expect(statSync(folder.at('a/b')).isDirectory()).toBe(true)
    expect(statSync(folder.at('c #1')).isDirectory()).toBe(true)
  })

  test('explains that a file has the name, or that of a folder above', async () => {
    const file = folder.write('a')
    await expect(make(file)).rejects.toMatchObject({ name: 'FsError', code: 'EEXIST', path: file })
    await expect(make(join(file, 'b'))).rejects.toMatchObject({ name: 'FsError', code: 'ENOTDIR' })
  })

  test('takes no empty path for the working directory', async () => {
    await expect(make('')).rejects.toMatchObject({ name: 'FsError', code: 'ENOENT' })
  })

  // Root may write into every folder, whatever its mode.
  test.skipIf(isRoot)('explains that it may not', async () => {
    chmodSync(folder.path, 0o500)
    await expect(make(folder.at('a'))).rejects.toMatchObject({ name: 'FsError', code: 'EACCES', path: folder.at('a') })
    chmodSync(folder.path, 0o700)
  })
})

test('ensureDir leaves what is there, and is right for all of several calls at once', async () => {
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

test('emptyDir removes links, not what they lead to', async () => {
  const kept = folder.write('kept/a.txt')
  folder.write('b/c')
  symlinkSync(folder.at('kept'), folder.at('b/link'))
  await emptyDir(folder.at('b'))
  expect(readdirSync(folder.at('b'))).toEqual([])
  expect(existsSync(kept)).toBe(true)
})

test('emptyDir empties the folder that a link leads to, and keeps the link', async () => {
  folder.write('a/b')
  symlinkSync(folder.at('a'), folder.at('link'))
  await emptyDir(folder.at('link'))
  expect(readdirSync(folder.path).sort()).toEqual(['a', 'link'])
  expect(readdirSync(folder.at('a'))).toEqual([])
})

test('the root is refused before anything is looked at', async () => {
  // A name that cannot be in a root is enough for a call that is not refused to fail in another way.
  const { root } = parse(process.cwd())
  await expect(emptyDir(`${root}missing-\0/..`)).rejects.toThrow(RangeError)
})

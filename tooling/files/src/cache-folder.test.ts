import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openCacheFolder } from './cache-folder.ts'

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'cache-folder-'))
})

afterEach(() => {
  rmSync(folder, { recursive: true })
})

test('a folder that is absent or empty is made a cache, and opened again with what is in it', () => {
  expect(openCacheFolder(join(folder, 'deep', 'cache'))).toBe(join(folder, 'deep', 'cache'))
  expect(readdirSync(join(folder, 'deep', 'cache'))).toEqual(['CACHEDIR.TAG'])
  mkdirSync(join(folder, 'deep', 'cache', 'graph'))
  expect(openCacheFolder(join(folder, 'deep', 'cache'))).toBe(join(folder, 'deep', 'cache'))
})

test.each([
  ['content', 'docs'],
  ['CACHEDIR.TAG', "another program's"],
])('a folder with a file %s that Signpost did not write is refused and left alone', (name, text) => {
  writeFileSync(join(folder, name), text)
  expect(() => openCacheFolder(folder)).toThrow(`found "${name}" and no CACHEDIR.TAG of Signpost`)
  expect(readdirSync(folder)).toEqual([name])
})

test('a file in place of the folder, or of one above it, is an error of the file system', () => {
  writeFileSync(join(folder, 'file'), '')
  expect(() => openCacheFolder(join(folder, 'file'))).toThrow('EEXIST')
  expect(() => openCacheFolder(join(folder, 'file', 'cache'))).toThrow('ENOTDIR')
})

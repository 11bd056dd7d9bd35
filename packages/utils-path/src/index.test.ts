import { sep } from 'node:path'
import { expect, test } from 'vitest'
import * as everything from './index.ts'

const { posix, windows, ...top } = everything
const native = sep === '\\' ? windows : posix

test('posix and windows have the same members', () => {
  expect(Object.keys(windows)).toEqual(Object.keys(posix))
})

test('other exports are those of the current system', () => {
  const path = 'c:/a\\b/../C'
  expect(top.normalize(path)).toBe(native.normalize(path))
  expect(top.join(path, 'd\\e')).toBe(native.join(path, 'd\\e'))
  expect(top.relativePosix(path, '.')).toBe(native.relativePosix(path, '.'))
  expect(top.isSubpath('c:/a', 'c:/A/b')).toBe(native.isSubpath('c:/a', 'c:/A/b'))
  expect(top.commonAncestor('a\\b', 'a\\c')).toBe(native.commonAncestor('a\\b', 'a\\c'))
  expect(top.toPath(top.toUrl(path))).toBe(
    top.toPath(top.toUrl(path, { windows: sep === '\\' }), { windows: sep === '\\' }),
  )
})

test('sep separates the names of a normalized path', () => {
  expect(windows.normalize('a\\b').split(top.sep)).toEqual(['a', 'b'])
})

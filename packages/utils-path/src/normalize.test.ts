import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isFileUrl, posix, windows } from './index.ts'

test.each([
  ['', '.'],
  ['./', './'],
  ['/srv//a/./b/../c', '/srv/a/c'],
  ['../../a', '../../a'],
  ['/../a', '/a'],
  ['//srv', '/srv'],
  ['/srv/', '/srv/'],
  ['a\\..\\b', 'a\\..\\b'],
  ['C:\\a', 'C:\\a'],
  ['c:/a', 'c:/a'],
  ['file:///srv/a%20b/../c', '/srv/c'],
])('on POSIX, %j is %j', (path, normal) => {
  expect(posix.normalize(path)).toBe(normal)
})

test.each([
  ['', '.'],
  ['c:\\srv\\.\\a\\..\\b', 'C:/srv/b'],
  ['C:/srv//a', 'C:/srv/a'],
  ['C:a', 'C:a'],
  ['C:\\..\\a', 'C:/a'],
  ['C:\\srv\\', 'C:/srv/'],
  ['\\srv', '/srv'],
  ['..\\a', '../a'],
  ['\\\\server\\share\\a\\..', '//server/share/'],
  ['//server/share/a', '//server/share/a'],
  ['file:///C:/a%20b', 'C:/a b'],
  ['file://server/share/a', '//server/share/a'],
  ['.\\a:\\..', '.'],
  ['..file:/..', '.'],
  ['a\\..\\C:\\b', './C:/b'],
])('on Windows, %j is %j', (path, normal) => {
  expect(windows.normalize(path)).toBe(normal)
})

describe.each([
  ['posix', posix],
  ['windows', windows],
] as const)('%s', (_, system) => {
  const paths = fc
    .array(fc.constantFrom('/', '\\', '.', '..', 'a', 'C:', 'file:', ' ', '%2F', '#', 'é'), { maxLength: 8 })
    .map((parts) => parts.join(''))
    .filter((path) => !/^(?:file:|[a-zé\d+.-]{2,}:\/\/)/i.test(path))

  test('a normalized path is normalized', () => {
    fc.assert(
      fc.property(paths, (path) => {
        const normal = system.normalize(path)
        expect(system.normalize(normal)).toBe(normal)
      }),
    )
  })

  test('a path stays a path, and absolute when it was', () => {
    fc.assert(
      fc.property(paths, (path) => {
        const normal = system.normalize(path)
        expect(isFileUrl(normal)).toBe(false)
        expect(system.isAbsolute(normal)).toBe(system.isAbsolute(path))
      }),
    )
  })
})

test('a name that looks like a scheme does not turn a path into a URL', () => {
  expect(posix.normalize('./file:/etc/passwd')).toBe('./file:/etc/passwd')
  expect(posix.join('.', 'file:/etc/passwd', { within: true })).toBe('./file:/etc/passwd')
  expect(posix.relativePosix('/srv', '/srv/file:/a')).toBe('./file:/a')
})

test.each([
  ['/srv', true, true],
  ['\\srv', false, true],
  ['C:\\srv', false, true],
  ['C:/srv', false, true],
  ['C:srv', false, false],
  ['\\\\server\\share', false, true],
  ['srv', false, false],
  ['', false, false],
])('%j is absolute: %s on POSIX, %s on Windows', (path, onPosix, onWindows) => {
  expect(posix.isAbsolute(path)).toBe(onPosix)
  expect(windows.isAbsolute(path)).toBe(onWindows)
})

test('a URL is absolute', () => {
  expect(posix.isAbsolute('file:///srv')).toBe(true)
  expect(windows.isAbsolute(new URL('file:///C:/srv'))).toBe(true)
})

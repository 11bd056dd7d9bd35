import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { posix, UnsupportedUrlError, windows } from './index.ts'

describe('relativePosix', () => {
  test.each([
    ['/srv/pages', '/srv/assets/logo.svg', '../assets/logo.svg'],
    ['/srv/pages/', '/srv/pages/a/', 'a'],
    ['/srv/pages', '/srv/pages/', '.'],
    ['/srv/pages', '/srv', '..'],
    ['/', '/srv', 'srv'],
    ['/srv', '/', '..'],
    ['/srv/page', '/srv/pages', '../pages'],
    ['/srv/a', '/SRV/a', '../../SRV/a'],
    ['a', 'a/b', 'b'],
    ['file:///srv/a%20b', '/srv/c', '../c'],
  ])('on POSIX, from %s to %s is %s', (from, to, way) => {
    expect(posix.relativePosix(from, to)).toBe(way)
  })

  test.each([
    ['C:\\srv\\pages', 'c:\\SRV\\assets', '../assets'],
    ['C:\\srv', 'D:\\srv\\a', 'D:/srv/a'],
    ['\\\\server\\share\\a', '\\\\SERVER\\share\\b', '../b'],
    ['\\\\server\\share', '\\\\server\\other\\a', '//server/other/a'],
    ['C:\\', 'C:\\a\\', 'a'],
    // In lower case, `İ` is longer.
    ['C:\\İİ\\a', 'C:\\İİ\\b', '../b'],
    ['file:///C:/srv', 'C:/srv/a b', 'a b'],
  ])('on Windows, from %s to %s is %s', (from, to, way) => {
    expect(windows.relativePosix(from, to)).toBe(way)
  })

  const names = fc.array(fc.constantFrom('a', 'A', 'b', 'İ', '..a', ' ', '#'), { maxLength: 4 })
  test.each([
    ['posix', posix, '/'],
    ['windows', windows, 'C:/'],
  ] as const)('leads there on %s', (_, system, root) => {
    fc.assert(
      fc.property(names, names, (start, end) => {
        const from = root + start.join('/')
        const to = root + end.join('/')
        const there = system.join(from, system.relativePosix(from, to))
        expect(system.relativePosix(there, to)).toBe('.')
        expect(system.isSubpath(from, to)).toBe(!system.relativePosix(from, to).split('/').includes('..'))
      }),
    )
  })
})

describe('isSubpath', () => {
  test.each([
    ['/srv', '/srv/a', true],
    ['/srv', '/srv', true],
    ['/srv/', '/srv', true],
    ['/srv', '/srv/', true],
    ['/', '/srv', true],
    ['/srv', '/', false],
    ['/srv', '/srv-old/a', false],
    ['/srv', '/srv/../a', false],
    ['/srv', '/srv/..a', true],
    ['/srv', '/SRV/a', false],
    ['.', 'a', true],
    ['a', '.', false],
    ['/srv', 'file:///srv/a', true],
    ['/srv', 'file:///srv/%2e%2e/a', false],
  ])('on POSIX, of %s is %s: %s', (parent, child, expected) => {
    expect(posix.isSubpath(parent, child)).toBe(expected)
  })

  test.each([
    ['C:\\srv', 'c:/SRV/a', true],
    ['C:\\srv', 'D:\\srv\\a', false],
    ['C:\\srv', 'C:\\srv\\..\\a', false],
    ['C:\\srv', 'C:\\srv-old', false],
    ['\\\\server\\share', '\\\\server\\share\\a', true],
    ['\\\\server\\share', '\\\\server\\shared\\a', false],
    ['C:\\srv', '\\\\server\\share', false],
  ])('on Windows, of %s is %s: %s', (parent, child, expected) => {
    expect(windows.isSubpath(parent, child)).toBe(expected)
  })
})

describe('commonAncestor', () => {
  test.each([
    [['/srv/pages/docs/a.md', '/srv/pages/index.md'], '/srv/pages'],
    [['/srv/pages', '/srv/pages/a'], '/srv/pages'],
    [['/srv/a', '/srv/ab'], '/srv'],
    [['/srv/a/', 'file:///srv/a/b', new URL('file:///srv/a/c')], '/srv/a'],
    [['/a', '/b'], '/'],
    [['/srv/../a'], '/a'],
    [[], undefined],
  ])('on POSIX, of %s is %s', (paths, ancestor) => {
    expect(posix.commonAncestor(...paths)).toBe(ancestor)
  })

  test.each([
    [['c:\\Srv\\pages', 'C:/srv/assets'], 'C:/Srv'],
    [['C:\\a', 'C:\\b'], 'C:/'],
    [['C:\\a', 'D:\\a'], undefined],
    [['\\\\server\\share\\a\\b', '\\\\server\\share\\a'], '//server/share/a'],
    [['\\\\server\\share\\a', '\\\\server\\other\\a'], undefined],
  ])('on Windows, of %s is %s', (paths, ancestor) => {
    expect(windows.commonAncestor(...paths)).toBe(ancestor)
  })
})

test('other URLs are rejected', () => {
  for (const system of [posix, windows]) {
    expect(() => system.relativePosix('a', 'https://example.com/')).toThrow(UnsupportedUrlError)
    expect(() => system.isSubpath('https://example.com/', 'a')).toThrow(UnsupportedUrlError)
    expect(() => system.commonAncestor('a', 'https://example.com/')).toThrow(UnsupportedUrlError)
  }
})

import { expectTypeOf } from 'expect-type'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { join, posix, toPath, toUrl, UnsupportedUrlError, windows, type PosixPath } from './index.ts'

test.each([
  [['/srv'], '/srv'],
  [['/srv', ''], '/srv'],
  [['/srv', 'a', 'b.txt'], '/srv/a/b.txt'],
  [['/srv/', '/a/', '/b/'], '/srv/a/b/'],
  [['/srv', '../a'], '/a'],
  [['', 'a'], 'a'],
  [['..', 'a'], '../a'],
  [['/srv', 'C:\\a'], '/srv/C:\\a'],
  [['/srv', 'https://a'], '/srv/https:/a'],
  [['file:///srv/%20', 'a%20'], '/srv/ /a%20'],
] as [[string, ...string[]], string][])('on POSIX, %j is %s', ([base, ...parts], path) => {
  expect(posix.join(base, ...parts)).toBe(path)
})

test.each([
  [['c:\\srv', 'a\\b', 'c/d'], 'C:/srv/a/b/c/d'],
  [['C:\\srv', '..\\..\\..\\a'], 'C:/a'],
  [['\\\\server\\share', '..', 'a'], '//server/share/a'],
  [['', '\\\\server\\share'], 'server/share'],
  [['file:///C:/srv', 'a b'], 'C:/srv/a b'],
] as [[string, ...string[]], string][])('on Windows, %j is %s', ([base, ...parts], path) => {
  expect(windows.join(base, ...parts)).toBe(path)
})

test.each([
  ['file:///srv', ['a b', '#1?.txt'], 'file:///srv/a%20b/%231%3F.txt'],
  ['file:///srv/', ['a/'], 'file:///srv/a/'],
  ['file:///srv/pages', ['../a'], 'file:///srv/a'],
  ['file:///srv?v=1#top', ['a'], 'file:///srv/a'],
  ['file:///srv', [], 'file:///srv/'],
  ['file:///srv', ['https://a', '%2e%2e', ' '], 'file:///srv/https:/a/%252e%252e/%20'],
  [
    'https://ada:pw@example.com:8080/docs?v=1',
    ['c#', '/index.html'],
    'https://ada:pw@example.com:8080/docs/c%23/index.html',
  ],
  ['vscode://host', ['a b'], 'vscode://host/a%20b'],
])('%s with %j is %s', (base, parts, href) => {
  const url = new URL(base)
  expect(posix.join(url, ...parts).href).toBe(href)
  expect(url.href).toBe(base)
})

test('a backslash is a separator on Windows, and part of a name elsewhere', () => {
  expect(windows.join(new URL('file:///C:/srv'), 'a\\b').href).toBe('file:///C:/srv/a/b')
  expect(windows.join(new URL('file:///C:/srv'), '..\\..\\..').href).toBe('file:///C:/')
  expect(posix.join(new URL('file:///srv'), 'a\\b').href).toBe('file:///srv/a%5Cb')
})

test.each(['mailto:ada@example.com', 'data:text/plain,a'])('%s has no path', (base) => {
  expect(() => join(new URL(base), 'a')).toThrow(UnsupportedUrlError)
  expect(() => join(new URL(base), 'a')).toThrow(`Expected a URL with a path, found "${base}"`)
})

test('a string that is another URL is rejected as a base', () => {
  expect(() => join('https://example.com', 'a')).toThrow(UnsupportedUrlError)
})

describe('within', () => {
  test.each(['..', '../a', 'a/../../b', '/..', '/../a', './/../a', '../srv/a'])(
    '%j leads out, on every system',
    (part) => {
      for (const system of [posix, windows]) {
        expect(() => system.join('/srv', part, { within: true })).toThrow(RangeError)
        expect(() => system.join('.', part, { within: true })).toThrow(RangeError)
        expect(() => system.join(new URL('file:///C:/srv'), part, { within: true })).toThrow(RangeError)
        expect(system.join('/srv', part)).toBe(system.join('/srv', part, {}))
        expect(system.join('/srv', part)).toBe(system.join('/srv', part, { within: false }))
      }
    },
  )

  test('parts are checked together', () => {
    expect(posix.join('/srv', 'a', '..', 'b', { within: true })).toBe('/srv/b')
    expect(() => posix.join('/srv', 'a', '..', '..', { within: true })).toThrow(
      'Expected a path within "/srv", found ".."',
    )
  })

  test.each([
    '..\\a',
    'a\\..\\..\\b',
    'C:',
    'C:\\a',
    'C:..\\a',
    '\\..\\a',
    'a.txt:stream',
    '.. ',
    'a/.. /b',
    '...',
    'a./b',
    'a ',
    'NUL',
    'CON',
    'con.txt',
    'aux/x',
    'a/Prn/b',
    'COM1',
    'lpt\u00b9.tar.gz',
    'CONIN$',
    'nul .txt',
  ])('%j leads out on Windows alone', (part) => {
    expect(() => windows.join('C:/srv', part, { within: true })).toThrow(RangeError)
    expect(() => windows.join('', part, { within: true })).toThrow(RangeError)
    expect(() => windows.join(new URL('file:///C:/srv'), part, { within: true })).toThrow(RangeError)
    expect(posix.join('/srv', part, { within: true })).toMatch(/^\/srv\//)
  })

  test.each(['', '.', './', 'a/', '/a', '..a', '.a', 'a/./b', 'a/..', '%2e%2e/a'])(
    '%j stays, on every system',
    (part) => {
      for (const system of [posix, windows]) {
        expect(system.isSubpath('/srv', system.join('/srv', part, { within: true }))).toBe(true)
        expect(system.join(new URL('https://a/srv'), part, { within: true }).href).toMatch(/^https:\/\/a\/srv\//)
      }
    },
  )

  test.each(['console', 'icon', 'nul-1', 'com', 'com10', 'a.con', 'auxiliary/x'])('%j stays on Windows', (part) => {
    expect(windows.join('C:/srv', part, { within: true })).toBe(`C:/srv/${part}`)
  })

  const names = fc.constantFrom('.', '..', '...', '/', '\\', ':', ' ', 'a', 'C:', '%2e', '%2f', '\t', '\0', '')
  const parts = fc.array(
    fc.array(names, { maxLength: 5 }).map((texts) => texts.join('')),
    { maxLength: 4 },
  )

  test.each([
    ['posix', posix, '/srv/x'],
    ['windows', windows, 'C:/srv/x'],
  ] as const)('nothing leads out on %s', (_, system, base) => {
    let joined = 0
    fc.assert(
      fc.property(parts, (texts) => {
        let path: string
        let url: URL
        try {
          path = system.join(base, ...texts, { within: true })
          url = system.join(toUrl(base, { windows: system === windows }), ...texts, { within: true })
        } catch (error) {
          expect(error).toBeInstanceOf(RangeError)
          return
        }
        joined++
        expect(system.isSubpath(base, path)).toBe(true)
        expect(system.isSubpath(base, url)).toBe(true)
      }),
      { numRuns: 500 },
    )
    expect(joined).toBeGreaterThan(0)
  })
})

test('joined paths and joined URLs are equivalent', () => {
  const name = fc.string({ unit: 'binary', minLength: 1, maxLength: 8 }).filter((text) => !text.includes('\0'))
  fc.assert(
    fc.property(fc.array(name, { minLength: 1, maxLength: 4 }), (parts) => {
      const url = posix.join(new URL('file:///srv/pages'), ...parts, 'end')
      const path = posix.join('/srv/pages', ...parts, 'end')
      expect(toPath(url, { windows: false })).toBe(path)
      // Node.js escapes more than a URL needs, such as `~` and `[`, and not the same in each version.
      expect(decodeURIComponent(url.href)).toBe(decodeURIComponent(toUrl(path, { windows: false }).href))
    }),
    { numRuns: 500, examples: [[['~', '[a]', '^|', '100%7E']]] },
  )
})

test('the type of the result is that of the base', () => {
  expectTypeOf(join('/srv', 'a')).toEqualTypeOf<PosixPath>()
  expectTypeOf(join(new URL('file:///srv'), 'a', { within: true })).toEqualTypeOf<URL>()
  // @ts-expect-error Options come last.
  expect(() => join('/srv', { within: true }, 'a')).toThrow(TypeError)
})

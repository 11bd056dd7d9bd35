import { isAbsolute } from 'node:path'
import { describe, expect, test } from 'vitest'
import { toPath } from './to-path.ts'
import { UnsupportedUrlError } from './unsupported-url-error.ts'

describe.each([
  ['file:///srv/a.txt', '/srv/a.txt'],
  ['FILE:///srv/a.txt', '/srv/a.txt'],
  ['file:/srv/a.txt', '/srv/a.txt'],
  ['file://localhost/srv/a.txt', '/srv/a.txt'],
  ['file:///srv/a%20b.txt', '/srv/a b.txt'],
  ['file:///srv/a b.txt', '/srv/a b.txt'],
  ['file:///srv/100%25%20%231%3F.txt', '/srv/100% #1?.txt'],
  ['file:///srv/a.txt?v=1#top', '/srv/a.txt'],
  ['file:///srv/%C3%A9%F0%9F%98%80', '/srv/é😀'],
  ['file:///srv/a%5Cb', '/srv/a\\b'],
  ['file:///srv/', '/srv/'],
  ['file:///C:/srv', '/C:/srv'],
])('on POSIX, %s', (url, path) => {
  test(`as a text is ${path}`, () => expect(toPath(url, { windows: false })).toBe(path))
  test(`as a URL is ${path}`, () => expect(toPath(new URL(url), { windows: false })).toBe(path))
})

describe.each([
  ['file:///C:/srv/a%20b.txt', 'C:\\srv\\a b.txt'],
  ['file:///c:/', 'c:\\'],
  ['file:///C|/srv', 'C:\\srv'],
  ['file://server/share/a%23.txt', '\\\\server\\share\\a#.txt'],
])('on Windows, %s', (url, path) => {
  test(`as a text is ${path}`, () => expect(toPath(url, { windows: true })).toBe(path))
  test(`as a URL is ${path}`, () => expect(toPath(new URL(url), { windows: true })).toBe(path))
})

test.each([
  '',
  '.',
  'a//b/',
  '/srv/%20#?',
  'C:\\srv',
  'C://srv',
  '\\\\server\\share',
  '12:30.log',
  'node:fs',
  'files/file:/a',
  ' file:///a',
])('the path %j is returned as it is', (path) => {
  expect(toPath(path, { windows: false })).toBe(path)
  expect(toPath(path, { windows: true })).toBe(path)
})

describe('refused', () => {
  test.each([
    ['https://example.com/a.md', false],
    [new URL('https://example.com/a.md'), false],
    [new URL('data:text/plain,a'), false],
    ['git+ssh://example.com/a.git', true],
    ['file:a.txt', false],
    ['file://[/a.txt', false],
    ['file://server/share', false],
    ['file:///srv/a%2Fb', false],
    ['file:///srv/a%5Cb', true],
    ['file:///srv', true],
  ])('%s, on Windows: %s', (input, windows) => {
    const convert = (): string => toPath(input, { windows })
    expect(convert).toThrow(UnsupportedUrlError)
    expect(convert).toThrow(TypeError)
    expect(convert).toThrow(`found "${input}"`)
    expect(convert).toThrow(expect.objectContaining({ name: 'UnsupportedUrlError', input }))
  })

  test('the error includes the message of Node.js, and has its error as the cause', () => {
    expect(() => toPath('file:///srv/a%2Fb', { windows: false })).toThrow(
      expect.objectContaining({
        message:
          'Expected a path or a file URL, found "file:///srv/a%2Fb": File URL path must not include encoded / characters',
        cause: expect.objectContaining({ code: 'ERR_INVALID_FILE_URL_PATH' }),
      }),
    )
  })

  test('a base that is no file', () => {
    expect(() => toPath('a', { base: 'https://example.com/' })).toThrow('found "https://example.com/"')
  })
})

describe('from a base', () => {
  test.each([
    ['a.txt', '/srv', '/srv/a.txt'],
    ['a.txt', '/srv/', '/srv/a.txt'],
    ['../a.txt', '/srv/pages', '/srv/a.txt'],
    ['a/', '/srv', '/srv/a/'],
    ['/a', '/srv', '/a'],
    ['/', '/srv', '/'],
    ['', '/srv', '/srv'],
    ['a\\', '/srv', '/srv/a\\'],
    ['a', 'file:///srv/%20', '/srv/ /a'],
    ['a', new URL('file:///srv'), '/srv/a'],
    ['file:///a', '/srv', '/a'],
  ])('on POSIX, %j from %s is %s', (input, base, path) => {
    expect(toPath(input, { base, windows: false })).toBe(path)
  })

  test.each([
    ['a.txt', 'C:\\srv', 'C:\\srv\\a.txt'],
    ['a/b\\', 'C:/srv', 'C:\\srv\\a\\b\\'],
    ['\\a', 'D:\\srv', 'D:\\a'],
    ['E:\\a', 'D:\\srv', 'E:\\a'],
    ['a', '\\\\server\\share', '\\\\server\\share\\a'],
    ['a', 'file:///C:/srv', 'C:\\srv\\a'],
  ])('on Windows, %j from %s is %s', (input, base, path) => {
    expect(toPath(input, { base, windows: true })).toBe(path)
  })

  test('a relative base starts from the working directory', () => {
    const path = toPath('a', { base: 'b' })
    expect(isAbsolute(path)).toBe(true)
    expect(path).toBe(toPath('b/a', { base: process.cwd() }))
  })
})

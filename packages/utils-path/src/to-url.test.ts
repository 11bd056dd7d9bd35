import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import { toUrl } from './to-url.ts'
import { UnsupportedUrlError } from './unsupported-url-error.ts'

test.each([
  ['/srv/a.txt', 'file:///srv/a.txt'],
  ['/srv/100% #1?.txt', 'file:///srv/100%25%20%231%3F.txt'],
  ['/srv/a%20b', 'file:///srv/a%2520b'],
  ['/srv/é😀', 'file:///srv/%C3%A9%F0%9F%98%80'],
  ['/srv/a\\b\n', 'file:///srv/a%5Cb%0A'],
  ['/srv/', 'file:///srv/'],
  ['/srv/../a', 'file:///a'],
  ['/https://a', 'file:///https:/a'],
])('on POSIX, %j is %s', (path, href) => {
  expect(toUrl(path, { windows: false }).href).toBe(href)
})

test.each([
  ['C:\\srv\\a b.txt', 'file:///C:/srv/a%20b.txt'],
  ['C:/srv/#', 'file:///C:/srv/%23'],
  ['\\\\server\\share\\a%.txt', 'file://server/share/a%25.txt'],
])('on Windows, %j is %s', (path, href) => {
  expect(toUrl(path, { windows: true }).href).toBe(href)
})

test.each([
  ['b/', '/srv', false, 'file:///srv/b/'],
  ['../#', 'file:///srv/a%20b/', false, 'file:///srv/%23'],
  ['b\\', 'C:\\srv', true, 'file:///C:/srv/b/'],
])('%j from %s, on Windows: %s, is %s', (path, base, windows, href) => {
  expect(toUrl(path, { base, windows }).href).toBe(href)
})

test('without a base, a relative path starts from the working directory', () => {
  expect(toUrl('a b').href).toBe(pathToFileURL('a b').href)
})

test('a text that is a file URL is not treated as a path', () => {
  expect(toUrl('file:///srv/a%20b?v=1#top').href).toBe('file:///srv/a%20b?v=1#top')
})

test('a URL is returned as a new one', () => {
  const url = new URL('file:///srv')
  const result = toUrl(url)
  expect(result.href).toBe(url.href)
  expect(result).not.toBe(url)
})

test.each(['https://example.com/', new URL('mailto:ada@example.com')])('%s is refused', (input) => {
  expect(() => toUrl(input)).toThrow(UnsupportedUrlError)
})

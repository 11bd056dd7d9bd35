// @vitest-environment jsdom
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import {
  commonAncestor,
  dirnameOf,
  isFileUrl,
  isSubpath,
  join,
  normalize,
  posix,
  relativePosix,
  toPath,
  toUrl,
  UnsupportedUrlError,
} from './index.ts'

/** The window of Vitest's jsdom: a `vm` context with a different `URL` class from Node.js. */
declare const jsdom: { window: { eval(code: string): unknown } }

const foreign = (href: string): URL => jsdom.window.eval(`new URL(${JSON.stringify(href)})`) as URL

test('a URL of another realm is a URL', () => {
  const url = foreign('file:///srv/a%20b')
  expect(url).not.toBeInstanceOf(URL)

  expect(isFileUrl(url)).toBe(true)
  expect(toPath(url, { windows: false })).toBe('/srv/a b')
  expect(toPath('c', { base: url, windows: false })).toBe('/srv/a b/c')
  expect(toUrl(url).href).toBe('file:///srv/a%20b')
  expect(dirnameOf(url)).toBe(dirnameOf(url.href))
  expect(posix.join(url, '#').href).toBe('file:///srv/a%20b/%23')
  expect(normalize(url)).toBe(normalize(url.href))
  expect(relativePosix(url, foreign('file:///srv/c'))).toBe('../c')
  expect(isSubpath(foreign('file:///srv'), url)).toBe(true)
  expect(commonAncestor(url, foreign('file:///srv/c'))).toBe(normalize('file:///srv'))
})

test('a URL class created in a vm context is accepted', () => {
  // A context has no `URL` class, so it wraps the given one, as jsdom does.
  const url = runInNewContext(
    `new (class URL {
      #parts
      constructor(href) { this.#parts = parse(href) }
      get href() { return this.#parts.href }
      get protocol() { return this.#parts.protocol }
      toString() { return this.href }
    })('file:///srv/a%20b')`,
    { parse: (href: string) => new URL(href) },
  ) as URL
  expect(url).not.toBeInstanceOf(Object)

  expect(isFileUrl(url)).toBe(true)
  expect(toPath(url, { windows: false })).toBe('/srv/a b')
  expect(toUrl(url).href).toBe('file:///srv/a%20b')
  expect(posix.join(url, 'c').href).toBe('file:///srv/a%20b/c')
  expect(posix.isSubpath('/srv', url)).toBe(true)
})

test('created URLs are of this realm', () => {
  const url = foreign('file:///srv')
  expect(url).not.toBeInstanceOf(URL)
  expect(toUrl(url)).toBeInstanceOf(URL)
  expect(join(url, 'a')).toBeInstanceOf(URL)
})

test('a URL of another realm is rejected like one of this realm', () => {
  const url = foreign('https://example.com/')
  expect(() => toPath(url)).toThrow(UnsupportedUrlError)
  expect(() => toUrl(url)).toThrow(expect.objectContaining({ input: url }))
  expect(() => join(foreign('mailto:ada@example.com'), 'a')).toThrow(UnsupportedUrlError)
})

import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import { dirnameOf, UnsupportedUrlError } from './index.ts'

test('the folder of a module', () => {
  expect(dirnameOf(import.meta)).toBe(import.meta.dirname)
  expect(dirnameOf(import.meta.url)).toBe(import.meta.dirname)
  expect(dirnameOf(new URL(import.meta.url))).toBe(import.meta.dirname)
})

test('the folder of a file, by its path or URL', () => {
  const file = join(import.meta.dirname, '100% #1', 'a.txt')
  expect(dirnameOf(file)).toBe(join(import.meta.dirname, '100% #1'))
  expect(dirnameOf(pathToFileURL(file))).toBe(join(import.meta.dirname, '100% #1'))
  expect(dirnameOf({ url: `${pathToFileURL(file).href}?v=1` })).toBe(join(import.meta.dirname, '100% #1'))
  expect(dirnameOf('a.txt')).toBe('.')
})

test.each(['data:text/javascript,0', 'node:fs', 'https://example.com/a.js'])('a module from %s has none', (url) => {
  expect(() => dirnameOf({ url })).toThrow(UnsupportedUrlError)
})

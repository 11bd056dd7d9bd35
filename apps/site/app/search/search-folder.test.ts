import { expect, test } from 'vitest'
import { releaseIn, searchFolder, searchParams } from './search-folder.ts'

test('a release has a folder of search files of its own', () => {
  expect(searchFolder(undefined)).toBe('/search')
  expect(searchFolder('core@1.0.0')).toBe('/search/in/core@1.0.0')
})

test('the query of the results page keeps the release, and only text that can be one is read from it', () => {
  const query = searchParams('Map.get', 'core@1.0.0-beta+1')
  expect(releaseIn(new URLSearchParams(query))).toBe('core@1.0.0-beta+1')
  expect(new URLSearchParams(query).get('q')).toBe('Map.get')
  expect(searchParams('', null)).toBe('')
  expect(searchParams('a + b', null)).toBe('q=a%20%2B%20b')
  for (const text of ['', 'core', '../core@1', 'core@1?x', 'core@1#x', '\\\\host@1']) {
    expect(releaseIn(new URLSearchParams({ in: text }))).toBe(null)
  }
})

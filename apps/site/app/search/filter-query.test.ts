import { describe, expect, test } from 'vitest'
import { filterIn, toggleFilter } from './filter-query.ts'

describe('a filter of a query', () => {
  test.each([
    ['box', 'kind', undefined],
    ['box kind:class', 'kind', 'class'],
    ['KIND:Class box', 'kind', 'class'],
    ['pkg:"my lib" box', 'pkg', 'my lib'],
    ['mankind:class', 'kind', undefined],
    ['-kind:class', 'kind', undefined],
  ])('%s has for %s %s', (query, key, value) => expect(filterIn(query, key)).toBe(value))

  test.each([
    ['box', 'box kind:class'],
    ['', 'kind:class'],
    ['box kind:class', 'box'],
    ['box kind:type  more', 'box more kind:class'],
    ['box -kind:type', 'box -kind:type kind:class'],
  ])('%s becomes %s', (query, expected) => expect(toggleFilter(query, 'kind', 'class')).toBe(expected))
})

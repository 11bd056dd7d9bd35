import { describe, expect, test } from 'vitest'
import { chooseEncoding, matchesETag, type Encoding } from './representation.ts'

describe('chooseEncoding', () => {
  test.each<[header: string | undefined, encoding: Encoding]>([
    [undefined, 'identity'],
    ['', 'identity'],
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip', 'gzip'],
    ['x-gzip', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['br;q=0.5, gzip;q=0.8', 'gzip'],
    ['br;q=0.5, gzip;q=0.5', 'br'],
    ['br;q=0.5, identity', 'identity'],
    ['identity', 'identity'],
    ['identity;q=0', 'identity'],
    ['identity;q=0, gzip;q=0.1', 'gzip'],
    ['*', 'br'],
    ['*;q=0', 'identity'],
    ['br;q=0, *', 'gzip'],
    ['BR ; Q=1', 'br'],
    ['br;q=x', 'identity'],
    ['abrasive', 'identity'],
  ])('%j asks for %s', (header, encoding) => {
    expect(chooseEncoding(header, ['br', 'gzip'])).toBe(encoding)
  })

  test('takes what there is', () => {
    expect(chooseEncoding('br, gzip', ['gzip'])).toBe('gzip')
    expect(chooseEncoding('br, gzip', [])).toBe('identity')
  })
})

describe('matchesETag', () => {
  test.each([
    [undefined, false],
    ['"a"', true],
    ['W/"a"', true],
    ['"b", "a"', true],
    ['*', true],
    ['"b"', false],
    ['a', false],
  ])('%j: %s', (header, matches) => {
    expect(matchesETag(header, '"a"')).toBe(matches)
  })
})

import { describe, expect, test } from 'vitest'
import { truncate } from './truncate.ts'

const family = '👩‍👩‍👧'
const accented = 'e\u0301'

describe('truncate', () => {
  test.each([
    ['short', 5, 'short'],
    ['shorter', 5, 'shor…'],
    ['', 0, ''],
    ['text', 0, ''],
    ['text', 1, 't'],
    ['text', 2, 't…'],
    ['one two', 5, 'one…'],
    [family.repeat(3), 3, family.repeat(3)],
    [family.repeat(4), 3, `${family}${family}…`],
    [family.repeat(2), 1, family],
    [accented.repeat(3), 2, `${accented}…`],
  ])('%j to %i is %j', (text, max, expected) => {
    expect(truncate(text, max)).toBe(expected)
  })

  test.each([
    ['abcdef', 5, '...', 'ab...'],
    ['abcdef', 3, '...', 'abc'],
    ['abcdef', 3, '', 'abc'],
    ['abc def', 4, '', 'abc'],
  ])('%j to %i with %j is %j', (text, max, ellipsis, expected) => {
    expect(truncate(text, max, ellipsis)).toBe(expected)
  })

  test.each([-1, 1.5, NaN, Infinity])('rejects %d characters', (max) => {
    expect(() => truncate('text', max)).toThrow(RangeError)
  })
})

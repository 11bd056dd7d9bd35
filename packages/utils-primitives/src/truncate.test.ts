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

  test('counts clusters that are longer than a piece of the text, and at its end', () => {
    const long = `e${'\u0301'.repeat(1000)}`
    expect(truncate(long + long + long, 2)).toBe(`${long}…`)
    for (const length of [255, 256, 257, 511, 512, 513]) {
      const text = 'x'.repeat(length) + family.repeat(3)
      expect(truncate(text, length + 2)).toBe(`${'x'.repeat(length)}${family}…`)
    }
  })

  // Without an end for a minute when the whole text is segmented at once.
  test('takes a text of a million characters', () => {
    expect(truncate('a'.repeat(1e6), 999_999)).toHaveLength(999_999)
  })
})

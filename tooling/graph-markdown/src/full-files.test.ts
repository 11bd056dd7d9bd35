import { expect, test } from 'vitest'
import { dividedPages, joinedPages } from './full-files.ts'

test('pages that fit are one text', () => {
  expect(joinedPages(['# A\n', '# B\n'])).toBe('# A\n\n# B\n')
})

test('pages that do not fit are counted', () => {
  const text = joinedPages(['# A\n', `${'ä'.repeat(100)}\n`, '# C\n'], 200)
  expect(text).toBe('# A\n\n2 more pages do not fit into this file.\n')
  expect(joinedPages([`${'ä'.repeat(100)}\n`], 200)).toBe('1 more page does not fit into this file.\n')
})

test('pages are divided by their sizes, in their order', () => {
  expect(dividedPages([4, 4, 2, 9, 20, 1], (size) => size, 10)).toEqual([[4, 4, 2], [9], [20], [1]])
  expect(dividedPages([0, 20], (size) => size, 10)).toEqual([[0, 20]])
  expect(dividedPages([], Number, 10)).toEqual([])
})

import { expect, test } from 'vitest'
import { applyChanges, blank } from './text-changes.ts'

test('makes changes in the order of the text', () => {
  const changes = [
    { from: 6, to: 7, text: 'four' },
    { from: 0, to: 1, text: 'one' },
    { from: 2, to: 3, text: '' },
  ]
  expect(applyChanges('1 2 3 4', changes)).toBe('one  3 four')
})

test('keeps line breaks of either kind', () => {
  expect(blank('ab\r\nc\nd')).toBe('  \r\n \n ')
})

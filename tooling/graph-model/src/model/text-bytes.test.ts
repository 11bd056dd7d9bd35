import { expect, test } from 'vitest'
import { textBytes } from './text-bytes.ts'

test('texts count with two bytes more, and nothing else does', () => {
  expect(textBytes({ key: 'ș', other: [1, null, true, ['b', { a: 'cd' }]] })).toBe(4 + 3 + 4)
  expect(textBytes('')).toBe(2)
})

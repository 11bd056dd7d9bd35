import { expect, test } from 'vitest'
import { fairShares } from './fair-shares.ts'

const list = (length: number) => Array.from({ length }, (_, index) => index)

test('keeps short lists whole and cuts long ones to one length, in the order of the lists', () => {
  const shares = fairShares([list(9), list(2), list(8)], 10, 100)
  expect(shares.map(({ length }) => length)).toEqual([4, 2, 4])
})

test('spreads a share over its list', () => {
  expect(fairShares([list(9)], 100, 3)).toEqual([[0, 3, 6]])
})

test('takes what comes first before it spreads the rest', () => {
  expect(fairShares([list(9)], 100, 3, (item) => item > 7)).toEqual([[8, 0, 4]])
  expect(fairShares([list(9)], 100, 2, (item) => item > 2)).toEqual([[3, 6]])
})

test('returns the very list where nothing is cut', () => {
  const whole = list(3)
  expect(fairShares([whole], 3, 3)[0]).toBe(whole)
})

test('gives nothing where nothing is left', () => {
  expect(fairShares([list(3), list(4)], 1, 5)).toEqual([[], [0]])
})

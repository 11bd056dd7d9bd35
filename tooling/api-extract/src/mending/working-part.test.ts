import { expect, test } from 'vitest'
import { workingPart } from './working-part.ts'

const numbers = Array.from({ length: 64 }, (_, at) => at)

/** Throws over the first of some bad numbers. */
function failingOn(...bad: number[]): {
  attempt: (items: readonly number[]) => string | undefined
  count: () => number
} {
  let attempts = 0
  return {
    attempt(items) {
      attempts++
      const found = items.find((item) => bad.includes(item))
      return found === undefined ? undefined : `threw on ${found}`
    },
    count: () => attempts,
  }
}

test('leaves out exactly the bad ones, each with what it threw', () => {
  const { attempt, count } = failingOn(3, 40, 41)
  const { kept, left } = workingPart(numbers, 'threw', attempt, () => true)
  expect(kept).toEqual(numbers.filter((item) => ![3, 40, 41].includes(item)))
  expect(left).toEqual([3, 40, 41].map((item) => ({ item, crash: `threw on ${item}` })))
  expect(count()).toBeLessThanOrEqual(36)
})

test('leaves out what it had no time for', () => {
  const { attempt, count } = failingOn(0)
  const { kept, left } = workingPart(numbers, 'threw', attempt, () => count() < 2)
  expect(kept).toEqual([])
  expect(left.map(({ item }) => item)).toEqual(numbers)
})

test('finds nothing to keep in nothing', () => {
  expect(
    workingPart(
      [],
      'threw',
      () => 'threw',
      () => true,
    ),
  ).toEqual({ kept: [], left: [] })
})

import { expect, test } from 'vitest'
import { bisect } from './bisect.ts'

const numbers = Array.from({ length: 64 }, (_, at) => at)

/** An attempt that throws over the first bad number; counts its calls and records the last list that succeeded. */
function failingOn(...bad: number[]): {
  attempt: (items: readonly number[]) => string | undefined
  count: () => number
  kept: () => readonly number[]
} {
  let attempts = 0
  let kept: readonly number[] = []
  return {
    attempt(items) {
      attempts++
      const found = items.find((item) => bad.includes(item))
      if (found === undefined) kept = items
      return found === undefined ? undefined : `threw on ${found}`
    },
    count: () => attempts,
    kept: () => kept,
  }
}

test('leaves out exactly the bad ones, each with what it threw', () => {
  const { attempt, count, kept } = failingOn(3, 40, 41)
  const failures = bisect(numbers, 'threw', attempt, () => true)
  expect(kept()).toEqual(numbers.filter((item) => ![3, 40, 41].includes(item)))
  expect(failures).toEqual([3, 40, 41].map((item) => ({ item, crash: `threw on ${item}` })))
  expect(count()).toBeLessThanOrEqual(36)
})

test('leaves out what it had no attempts for', () => {
  const { attempt, count, kept } = failingOn(0)
  const failures = bisect(numbers, 'threw', attempt, () => count() < 2)
  expect(kept()).toEqual([])
  expect(failures.map(({ item }) => item)).toEqual(numbers)
})

test('finds nothing in nothing', () => {
  expect(
    bisect(
      [],
      'threw',
      () => 'threw',
      () => true,
    ),
  ).toEqual([])
})

import { expect, test } from 'vitest'
import { packRuns, unpackRuns } from './runs.ts'

test.each([
  [[], []],
  [[7], [7]],
  [
    [0, 1, 2, 3],
    [0, -3],
  ],
  [
    [5, 4, 3],
    [5, 4, 3],
  ],
  [
    [9, 10, 2, 4, 5, 6, 5],
    [9, -1, 2, 4, -2, 5],
  ],
])('%j is %j', (numbers, packed) => {
  expect(packRuns(numbers)).toEqual(packed)
  expect(unpackRuns(packed)).toEqual(numbers)
})

import { expect, test } from 'vitest'
import { collapseDuration } from './collapse.ts'

test.each([
  [36, 192],
  [72, 222],
  [100, 239],
  [180, 274],
  [300, 312],
  [600, 376],
  [1000, 440],
  [2000, 561],
  [5000, 833],
])('R2.62 R4.40 %i px take %i ms', (height, duration) => {
  expect(collapseDuration(height)).toBe(duration)
})

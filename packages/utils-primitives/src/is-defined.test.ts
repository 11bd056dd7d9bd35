import { expect, test } from 'vitest'
import { isDefined } from './is-defined.ts'

test.each([0, '', NaN, false, [], {}])('%j is defined', (value) => {
  expect(isDefined(value)).toBe(true)
})

test.each([null, undefined])('%j is not', (value) => {
  expect(isDefined(value)).toBe(false)
})

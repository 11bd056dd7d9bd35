import { expect, test } from 'vitest'
import { satisfiesRange } from './version-range.ts'

test.each([
  ['*', true],
  ['>=4.2', true],
  ['>= 6', true],
  ['<6', false],
  ['<=6.0', true],
  ['>6', false],
  ['6', true],
  ['^6.0.1', true],
  ['^5', false],
  ['~6.0.0', true],
  ['>=4 <5', false],
  ['>=4 <5 || >=6', true],
  ['latest', false],
  ['', true],
])('6.0.3 and "%s": %s', (range, expected) => {
  expect(satisfiesRange('6.0.3', range)).toBe(expected)
})

import { expect, test } from 'vitest'
import { isLoss } from './is-loss.ts'

test.each([
  ['AX-SYNTAX', 'error', true],
  ['AX-TYPES-PACKAGE', 'warning', true],
  ['SG-UNEXPORTED', 'warning', false],
  ['AX-NO-API', 'info', false],
  ['AX-PATTERN', 'info', false],
  ['AX-PATTERN-MODULES', 'info', true],
] as const)('%s as %s: a loss of documentation is %s', (code, severity, expected) => {
  expect(isLoss({ code, severity })).toBe(expected)
})

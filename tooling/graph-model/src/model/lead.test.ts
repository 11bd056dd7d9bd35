import { expect, test } from 'vitest'
import { isTrivialCall, leadIndex } from './lead.ts'

const [plain, silent] = [
  { summaryText: 'Opens.', isDeprecated: false },
  { summaryText: '', isDeprecated: false },
]
const warning = {
  summaryText: 'You have passed any here, so you get unknown. Use better types.',
  isDeprecated: false,
}
const [old, oldSilent] = [
  { summaryText: 'Opens by name.', isDeprecated: true },
  { summaryText: '', isDeprecated: true },
]

const trivial = { ...silent, isTrivial: true }

test.each([
  ['the first documented overload', [plain, plain], 0],
  ['one after a deprecated overload', [old, plain], 1],
  ['one after an overload without a comment', [silent, plain], 1],
  ['a deprecated one, when no other is documented', [silent, old], 1],
  ['the first without a comment that is not deprecated', [oldSilent, silent], 1],
  ['the first of several deprecated ones without comments', [oldSilent, oldSilent], 0],
  ['one after a warning about types', [warning, plain], 1],
  ['one without a comment rather than a warning about types', [warning, silent, oldSilent], 1],
  ['a warning about types, when there is nothing else', [warning], 0],
  ['one without a comment that is no trivial call', [trivial, silent], 1],
  ['a deprecated trivial call only after one that is not', [oldSilent, trivial], 1],
  ['a documented trivial call', [silent, { ...plain, isTrivial: true }], 1],
  ['the first without any', [], 0],
])('leads with %s', (_, candidates, expected) => {
  expect(leadIndex(candidates)).toBe(expected)
})

test.each([
  [[], 'number', true],
  [['[]'], 'Observable<unknown>', true],
  [['readonly []'], 'void', true],
  [['string'], 'never', true],
  [['{ [K in any]: never; }'], 'Observable<never>', true],
  [['T'], 'Result<T, never>', true],
  [['[]', 'string'], 'string', false],
  [['never[]'], 'Observable<T>', false],
  [['string'], 'Whenever<never[]>', false],
])('a call with %j and the result %s is trivial: %s', (parameters, result, expected) => {
  expect(isTrivialCall(parameters, result)).toBe(expected)
})

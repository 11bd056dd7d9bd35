import { expect, test } from 'vitest'
import { leadIndex } from './lead.ts'

const [plain, silent] = [
  { summaryText: 'Opens.', isDeprecated: false },
  { summaryText: '', isDeprecated: false },
]
const [old, oldSilent] = [
  { summaryText: 'Opens by name.', isDeprecated: true },
  { summaryText: '', isDeprecated: true },
]

test.each([
  ['the first documented overload', [plain, plain], 0],
  ['one after a deprecated overload', [old, plain], 1],
  ['one after an overload without a comment', [silent, plain], 1],
  ['a deprecated one, when no other is documented', [silent, old], 1],
  ['the first of several without comments', [oldSilent, silent], 0],
  ['the first without any', [], 0],
])('leads with %s', (_, candidates, expected) => {
  expect(leadIndex(candidates)).toBe(expected)
})

import { expect, test } from 'vitest'
import { belowMinimum, coverageLines, type PackageCoverage } from './coverage.ts'

const half: PackageCoverage = {
  name: 'a',
  folder: 'packages/a',
  symbols: 4,
  documented: 3,
  withExample: 2,
  examples: 3,
  checked: 2,
}
const unchecked: PackageCoverage = { name: 'b', folder: '', symbols: 2, documented: 2 }
const empty: PackageCoverage = {
  name: 'c',
  folder: 'c',
  symbols: 0,
  documented: 0,
  withExample: 0,
  examples: 0,
  checked: 0,
}

test('a package below a percentage is named, and nothing of it where there is nothing to cover', () => {
  const found = belowMinimum([half, unchecked, empty], { documented: 76, withExample: 50, checked: 66 })
  expect(found.map(({ file, found: share, expected }) => `${file}: ${share}, ${expected}`)).toEqual([
    'packages/a/package.json: 75 % of public symbols with a summary, at least 76 %, as coverage.documented of the configuration says',
    'package.json: 0 % of public symbols with an example, at least 50 %, as coverage.withExample of the configuration says',
  ])
  expect(belowMinimum([half], { documented: 0, withExample: 0, checked: 67 })).toHaveLength(1)
})

test('lines leave out what was not checked, and shares of nothing', () => {
  expect(coverageLines([half, unchecked, empty])).toEqual([
    '  a: 3 of 4 (75 %) documented, 2 of 4 (50 %) with an example, 2 of 3 (66 %) of the examples checked',
    '  b: 2 of 2 (100 %) documented',
    '  c: no public symbols',
  ])
})

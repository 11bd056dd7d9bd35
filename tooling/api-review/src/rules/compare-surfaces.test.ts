import { expect, test } from 'vitest'
import { compareTexts } from '../../test/compare-texts.ts'

const tools = 'export declare namespace tools { function open(): void; namespace inner { const depth: 1 } }'
const other = 'export declare const other: 1;'

test('a namespace that is gone is one finding, and so is one that is new', () => {
  const placesOf = (before: string, after: string) =>
    compareTexts(before, after).map(({ rule, symbol }) => [rule, symbol])
  expect(placesOf(tools + other, other)).toEqual([['export-removed', 'tools']])
  expect(placesOf(other, tools + other)).toEqual([['export-added', 'tools']])
})

test('a member that leaves a namespace is a finding of its own', () => {
  const findings = compareTexts(tools, tools.replace('function open(): void; ', ''))
  expect(findings.map(({ rule, symbol }) => [rule, symbol])).toEqual([['export-removed', 'tools.open']])
})

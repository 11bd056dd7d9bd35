import { describe, expect, test } from 'vitest'
import { compareReports } from './compare-reports.ts'
import { printDifferences } from './print-differences.ts'

const report = (...lines: string[]): string => ['## API Report File', '', '```ts', ...lines, '```', ''].join('\n')
const sides = (committed: Record<string, string>, extracted: Record<string, string>) => ({
  committed: new Map(Object.entries(committed)),
  extracted: new Map(Object.entries(extracted)),
})

describe('compareReports', () => {
  test('finds nothing when every report is as committed', () => {
    const same = { 'a.api.md': report('export const a: 1;') }
    expect(compareReports(sides(same, { ...same }))).toEqual([])
  })

  test('tells changed, added and removed reports apart, by name', () => {
    const differences = compareReports(
      sides(
        { 'a.api.md': report('export const a: 1;'), 'c.api.md': report() },
        { 'b.api.md': report(), 'a.api.md': report('export const a: 2;') },
      ),
    )
    expect(differences.map(({ name, kind }) => [name, kind])).toEqual([
      ['a.api.md', 'changed'],
      ['b.api.md', 'added'],
      ['c.api.md', 'removed'],
    ])
    expect(differences[0]?.hunks[0]?.lines).toContain('-export const a: 1;')
    expect(differences[0]?.hunks[0]?.lines).toContain('+export const a: 2;')
  })

  test('keeps a report called like a member of Object', () => {
    const differences = compareReports({ committed: new Map(), extracted: new Map([['__proto__.api.md', report()]]) })
    expect(differences.map(({ name }) => name)).toEqual(['__proto__.api.md'])
  })
})

describe('printDifferences', () => {
  test('shows the changed lines and the one command that accepts them', () => {
    const text = printDifferences(
      compareReports(sides({ 'a.api.md': report('export const a: 1;') }, { 'a.api.md': report('export const a: 2;') })),
      false,
      'npm run api:update',
    )
    expect(text).toContain('api-reports/a.api.md: the public API is not what was committed')
    expect(text).toContain('  -export const a: 1;\n  +export const a: 2;')
    expect(text.match(/npm run api:update/g)).toHaveLength(1)
  })
})

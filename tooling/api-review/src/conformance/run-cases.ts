import { compareSides } from '../compare-sides.ts'
import { overall, type Finding, type Verdict } from '../findings.ts'
import type { Side } from '../parse/side.ts'
import { type CaseFile, filesOf, type ReviewCase } from './read-cases.ts'

/** Result of the review of a case. */
export interface CaseResult {
  item: ReviewCase
  found: Verdict
  findings: Finding[]
  isExact: boolean
}

/** Reviews every case. */
export function runCases({ cases, compilerOptions }: CaseFile): CaseResult[] {
  return cases.map((item) => {
    const findings = compareSides(sideOf(item.before), sideOf(item.after), {
      ...compilerOptions,
      ...item.compilerOptions,
    })
    const found = overall(findings)
    const expected = [`${item.conservative}/${item.pragmatic}`, ...(item.also ?? [])]
    return { item, found, findings, isExact: expected.includes(`${found.strict}/${found.pragmatic}`) }
  })
}

function sideOf(text: string): Side {
  return { label: 'case', files: filesOf(text), entries: new Map([['.', 'lib.d.ts']]) }
}

/** Formats results: a line per case, and `N passed, N failed` last. */
export function printResults(results: readonly CaseResult[]): string {
  const lines = results.map(({ item, found, isExact }) => {
    if (isExact) return `PASS ${item.id}`
    return `FAIL ${item.id}: expected ${item.conservative}/${item.pragmatic}, found ${found.strict}/${found.pragmatic}`
  })
  const passed = results.filter(({ isExact }) => isExact).length
  return [...lines, `${passed} passed, ${results.length - passed} failed`].join('\n')
}

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

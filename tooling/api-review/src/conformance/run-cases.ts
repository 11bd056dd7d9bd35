import { compareSides } from '../compare-sides.ts'
import { overall, type Finding, type Verdict } from '../findings.ts'
import type { Side } from '../parse/side.ts'
import type { CaseFile, ReviewCase } from './read-cases.ts'

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
    return { item, found, findings, isExact: found.strict === item.conservative && found.pragmatic === item.pragmatic }
  })
}

function sideOf(text: string): Side {
  return { label: 'case', files: new Map([['lib.d.ts', text]]), entries: new Map([['.', 'lib.d.ts']]) }
}

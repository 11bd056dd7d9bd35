import type { ReviewFinding, ReviewResult } from '../result.ts'
import { isOpenBreak } from '../result.ts'
import { acceptanceWords, changeOf, levelOf, nameOf } from './describe.ts'
import { rulePage } from './rule-page.ts'

/**
 * Formats a review as a code quality report of GitLab.
 *
 * @see {@link https://docs.gitlab.com/ci/testing/code_quality/#code-quality-report-format | the format}
 */
export function gitlabCodeQuality({ findings }: ReviewResult): string {
  const issues = findings.map((finding) => ({
    description: descriptionOf(finding),
    check_name: finding.rule,
    fingerprint: finding.id,
    severity: severityOf(finding),
    location: { path: finding.place.file, lines: { begin: finding.place.line } },
  }))
  return JSON.stringify(issues, null, 2)
}

function descriptionOf(finding: ReviewFinding): string {
  const { acceptance } = finding
  const accepted = acceptance ? ` (${acceptanceWords[acceptance.state]}: ${acceptance.reason})` : ''
  const change = changeOf(finding)
  const shown = change === undefined ? '' : `: ${change}`
  return `${levelOf(finding)}: ${nameOf(finding)}: ${finding.message}${shown}${accepted} (${rulePage(finding.rule)})`
}

function severityOf(finding: ReviewFinding): 'critical' | 'minor' | 'info' {
  return isOpenBreak(finding) ? 'critical' : finding.strict === 'major' ? 'minor' : 'info'
}

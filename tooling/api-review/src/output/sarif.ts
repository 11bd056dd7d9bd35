import type { ReviewFinding, ReviewResult } from '../result.ts'
import { isOpenBreak } from '../result.ts'
import { type RuleId, ruleOf } from '../rules/all-rules.ts'
import { levelOf, messageLines, nameOf } from './describe.ts'
import { rulePage } from './rule-page.ts'

/**
 * Formats a review as SARIF 2.1.0.
 *
 * @see {@link https://docs.oasis-open.org/sarif/sarif/v2.1.0/sarif-v2.1.0.html | SARIF 2.1.0}
 */
export function sarif({ findings }: ReviewResult): string {
  const rules = [...new Set(findings.map(({ rule }) => rule))].sort()
  const log = {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: { driver: { name: 'signpost-api-review', rules: rules.map(describeRule) } },
        columnKind: 'utf16CodeUnits',
        results: findings.map((finding) => resultOf(finding, rules.indexOf(finding.rule))),
      },
    ],
  }
  return JSON.stringify(log, null, 2)
}

function describeRule(id: RuleId): object {
  const { title, explanation } = ruleOf(id)
  return { id, shortDescription: { text: title }, fullDescription: { text: explanation }, helpUri: rulePage(id) }
}

function resultOf(finding: ReviewFinding, ruleIndex: number): object {
  const { id, rule, place, acceptance } = finding
  const text = messageLines(finding)
  return {
    ruleId: rule,
    ruleIndex,
    level: isOpenBreak(finding) ? 'error' : finding.strict === 'major' ? 'warning' : 'note',
    message: { text: [`${levelOf(finding)}: ${nameOf(finding)}: ${text[0]}`, ...text.slice(1)].join('\n') },
    locations: [
      {
        physicalLocation: {
          artifactLocation: { uri: place.file.split('/').map(encodeURIComponent).join('/'), uriBaseId: '%SRCROOT%' },
          region: { startLine: place.line },
        },
      },
    ],
    partialFingerprints: { 'signpostFindingId/v1': id },
    ...(acceptance && {
      suppressions: [
        {
          kind: 'external',
          status: acceptance.state === 'accepted' ? 'accepted' : 'rejected',
          justification: acceptance.reason,
        },
      ],
    }),
  }
}

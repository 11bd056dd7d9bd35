import { printable } from '@signpost/diagnostics'
import type { ReviewFinding, ReviewResult } from '../result.ts'
import { isOpenBreak } from '../result.ts'
import { acceptanceWords, levelOf, messageLines, nameOf } from './describe.ts'
import { rulePage } from './rule-page.ts'

/**
 * Formats findings that are minor or more as workflow commands of GitHub, which show them at their lines.
 *
 * @see {@link https://docs.github.com/en/actions/reference/workflows-and-actions/workflow-commands | workflow commands}
 */
export function githubAnnotations({ findings }: ReviewResult): string {
  return findings
    .filter(({ pragmatic, strict }) => pragmatic !== 'patch' || strict === 'major')
    .map((finding) => {
      const { place, rule, acceptance } = finding
      const title = `${levelOf(finding)}: ${nameOf(finding)}`
      const lines = [
        ...messageLines(finding),
        ...(acceptance ? [`${acceptanceWords[acceptance.state]}: ${acceptance.reason}`] : []),
        `[${rule}] ${rulePage(rule)}`,
      ]
      const properties = `file=${property(place.file)},line=${place.line},title=${property(printable(title))}`
      return `::${commandOf(finding)} ${properties}::${data(lines.map(printable).join('\n'))}`
    })
    .join('\n')
}

function commandOf(finding: ReviewFinding): 'error' | 'warning' | 'notice' {
  return isOpenBreak(finding) ? 'error' : finding.strict === 'major' ? 'warning' : 'notice'
}

function data(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A').replaceAll('##[', '# #[')
}

function property(text: string): string {
  return data(text).replaceAll(':', '%3A').replaceAll(',', '%2C')
}

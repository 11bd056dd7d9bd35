import { isOpenBreak, type PackageReview, type ReviewFinding, type ReviewResult } from '../result.ts'
import { coverageLines } from './coverage-lines.ts'
import { acceptanceWords, changesetNote, levelOf, nameOf, reviewLine, summaryOf } from './describe.ts'
import { findingLines, line, paintLines, type View } from './finding-lines.ts'
import type { FormatSettings } from './formats.ts'

/** Formats a review for a terminal: the verdict, packages, then findings by rule and a summary. */
export function terminal(result: ReviewResult, { colour }: FormatSettings): string {
  const isShort = result.findings.length === 0
  const lines = [
    ...(isShort ? [] : [line('title', reviewLine(result))]),
    ...result.packages.map((one) => line('text', packageLine(one))),
    ...headLines(result).map((one) => line('text', one)),
    ...findingLines(result.findings, view),
    ...(result.packages.length > 0 || result.newAcceptances.length > 0 || result.isPolicyChanged
      ? [line('text', '')]
      : []),
    ...(result.findings.some(isOpenBreak) ? [line('text', howToAccept)] : []),
    ...(isShort || !result.coverage ? [] : coverageLines(result.coverage)),
    line(isShort ? 'text' : 'title', summaryOf(result)),
  ]
  return paintLines(lines, colour)
}

const howToAccept = 'To accept a break: signpost accept <id> --reason "..."'

const view: View<ReviewFinding> = {
  nameOf,
  placeOf: ({ entry, symbol }) => (symbol === '' ? entry : `${entry}: ${symbol}`),
  specifierOf: (entry) => entry,
  above: ({ place }) => [`${place.file}:${place.line}`],
  below: (finding) => [
    ...(finding.acceptance ? [`${acceptanceWords[finding.acceptance.state]}: ${finding.acceptance.reason}`] : []),
    ...(isOpenBreak(finding) ? [`accept ${finding.id}`] : []),
  ],
  isAccepted: (finding) => finding.pragmatic === 'major' && !isOpenBreak(finding),
}

function packageLine(one: PackageReview): string {
  const { name, status, version, renamedFrom, affected } = one
  const note = changesetNote(one)
  const notes = [
    status === 'changed' ? levelOf(one) : status,
    ...(renamedFrom === undefined ? [] : [`renamed from ${renamedFrom}`]),
    ...(note === undefined ? [] : [note]),
    ...(affected.length > 0 ? [`affects ${affected.join(', ')}`] : []),
  ]
  return `${name}${version === undefined ? '' : ` ${version}`}: ${notes.join('; ')}`
}

function headLines({ newAcceptances, isPolicyChanged }: ReviewResult): string[] {
  return [
    ...newAcceptances.map(
      ({ finding, state, reason }) => `new acceptance of ${finding}: ${acceptanceWords[state]}: ${reason}`,
    ),
    ...(isPolicyChanged ? ['api-reports/policy.json changed: it holds once it is in the base'] : []),
  ]
}

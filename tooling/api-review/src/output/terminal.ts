import { styleText } from 'node:util'
import { printable } from '@signpost/diagnostics'
import type { PackageReview, ReviewFinding, ReviewResult } from '../review/result.ts'
import { acceptanceWords, changesetNote, levelOf, nameOf, summaryOf } from './describe.ts'
import type { FormatSettings } from './formats.ts'

const colours = { major: 'red', minor: 'yellow', patch: 'cyan', none: 'dim' } as const

/** Formats a review for a terminal: worst first, with the witness of each break, then packages and a summary line. */
export function terminal(result: ReviewResult, { colour }: FormatSettings): string {
  const blocks = result.findings.map((finding) => findingLines(finding, colour).map(safe).join('\n'))
  const lines = [...result.packages.flatMap(packageLines), ...headLines(result)].map((line) => safe(printable(line)))
  return [...blocks, ...(lines.length > 0 ? ['', ...lines, ''] : []), summaryOf(result)].join('\n')
}

function findingLines(finding: ReviewFinding, colour: boolean): string[] {
  const { place, message, role, position, proof, witness, rule, id, acceptance, pragmatic, strict } = finding
  const level = colour ? styled(pragmatic) : pragmatic.padEnd(5)
  const both = strict === pragmatic ? '' : ` (strict: ${strict})`
  const where = position ? `, position ${position}` : ''
  return [
    `${level} ${printable(nameOf(finding))}: ${printable(message)}${both}  [${rule}] ${role}${where}`,
    `      ${printable(place.file)}:${place.line}`,
    ...(proof === 'unproven' ? ['      no consumer program found that shows it'] : []),
    ...(witness ?? '').split('\n').flatMap((line) => (line === '' ? [] : [`      | ${printable(line)}`])),
    ...(acceptance ? [`      ${acceptanceWords[acceptance.state]}: ${printable(acceptance.reason)}`] : []),
    ...(pragmatic === 'major' && acceptance?.state !== 'accepted' ? [`      accept ${id}`] : []),
  ]
}

function styled(level: ReviewFinding['pragmatic']): string {
  return styleText(colours[level], level.padEnd(5))
}

function packageLines(one: PackageReview): string[] {
  const { name, status, renamedFrom, affected } = one
  const note = changesetNote(one)
  const notes = [
    status === 'changed' ? levelOf(one) : status,
    ...(renamedFrom === undefined ? [] : [`renamed from ${renamedFrom}`]),
    ...(note === undefined ? [] : [note]),
    ...(affected.length > 0 ? [`affects ${affected.join(', ')}`] : []),
  ]
  return [`${name}: ${notes.join('; ')}`]
}

function headLines({ newAcceptances, isPolicyChanged }: ReviewResult): string[] {
  return [
    ...newAcceptances.map(
      ({ finding, state, reason }) => `new acceptance of ${finding}: ${acceptanceWords[state]}: ${reason}`,
    ),
    ...(isPolicyChanged ? ['api-reports/policy.json changed: it holds once it is in the base'] : []),
  ]
}

/** GitHub runs `##[...]` in a log as a command, wherever it is in a line; `::` only at the beginning, where no text of a report is. */
function safe(line: string): string {
  return line.replaceAll('##[', '# #[')
}

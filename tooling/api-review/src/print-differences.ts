import { printable, printableLines } from '@signpost/diagnostics'
import { styleText } from 'node:util'
import type { ReportDifference } from './compare-reports.ts'

const headlines = {
  added: 'a new API report, not committed yet',
  changed: 'the public API is not what was committed',
  removed: 'committed, and no package writes it any more',
}

/**
 * Formats differences for a terminal, with the command that accepts them.
 *
 * @param differences - At least one.
 * @param colour - Whether to print added lines green and removed ones red.
 * @param command - Command that accepts them, as users type it.
 */
export function printDifferences(differences: readonly ReportDifference[], colour: boolean, command: string): string {
  const blocks = differences.map(({ name, kind, hunks }) => {
    const lines = hunks.flatMap((hunk) => [
      `  @@ line ${hunk.line}`,
      ...hunk.lines.map((line) => `  ${paint(printableLines(line), colour)}`),
    ])
    return [
      `api-reports/${printable(name)}: ${headlines[kind]}`,
      ...(kind === 'changed' ? lines : [countOf(hunks)]),
    ].join('\n')
  })
  return [
    ...blocks,
    `If this is intended, accept it with \`${command}\` and commit the report with the code that changed it.`,
  ].join('\n\n')
}

function paint(line: string, colour: boolean): string {
  if (!colour) return line
  if (line.startsWith('+')) return styleText('green', line)
  if (line.startsWith('-')) return styleText('red', line)
  return line
}

function countOf(hunks: ReportDifference['hunks']): string {
  const count = hunks.reduce((sum, { lines }) => sum + lines.length, 0)
  return `  ${count} ${count === 1 ? 'line' : 'lines'}`
}

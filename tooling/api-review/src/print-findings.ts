import type { Finding } from './findings.ts'
import { findingLines, line, paintLines, type View } from './output/finding-lines.ts'
import { ambientModule, globalEntry } from './match/ambient-names.ts'
import type { Coverage } from './roles/conclude.ts'
import { coverageLines } from './output/coverage-lines.ts'
import { countsOf, type SideName, verdictLine } from './output/verdict-line.ts'

/** Result of a comparison, for a terminal. */
export interface PrintedComparison {
  findings: readonly Finding[]
  base: SideName
  head: SideName
  /** Sentences on how both were compared. */
  notes: readonly string[]
  /** How many exports were compared; absent when that is not known. */
  coverage?: Coverage
}

/**
 * Formats a comparison for a terminal: the verdict, proven breaks by rule, what is possible, additions, what was compared and a
 * summary.
 */
export function printFindings({ findings, base, head, notes, coverage }: PrintedComparison, colour: boolean): string {
  const view: View<Finding> = {
    nameOf,
    placeOf: nameOf,
    specifierOf: (entry) => specifierOf(base.name, entry),
    above: () => [],
    below: () => [],
    isAccepted: () => false,
  }
  const lines = [
    line('title', verdictLine(findings, base, head)),
    ...notes.map((note) => line('text', note)),
    ...findingLines(findings, view),
    ...(coverage ? [line('text', ''), ...coverageLines(coverage)] : []),
    ...(findings.length > 0 ? [line('text', ''), line('title', summaryOf(findings))] : []),
  ]
  return paintLines(lines, colour)
}

function nameOf({ entry, symbol }: Pick<Finding, 'entry' | 'symbol'>): string {
  return entry === '.' ? symbol || '.' : symbol === '' ? entry : `${entry} ${symbol}`
}

/** How consumers import an entry point: `zod/mini` for `./mini`, or `./lib` for declarations without a package. */
function specifierOf(name: string | undefined, entry: string): string {
  // A condition of an entry point is written after it: `. (require)`.
  const ambient = entry === globalEntry ? (name ?? './lib') : ambientModule(entry)
  if (ambient !== undefined) return ambient
  const subpath = entry.replace(/ \(.*\)$/, '')
  if (name === undefined) return subpath.startsWith('.') ? './lib' : subpath
  return subpath === '.' ? name : `${name}/${subpath.replace(/^\.\//, '')}`
}

function summaryOf(findings: readonly Finding[]): string {
  const strict = findings.filter((finding) => finding.strict === 'major' && finding.pragmatic !== 'major').length
  const only = strict > 0 ? `, ${strict} only for unusual consumers` : ''
  return `Summary: ${findings.length} ${findings.length === 1 ? 'change' : 'changes'}: ${countsOf(findings)}${only}.`
}

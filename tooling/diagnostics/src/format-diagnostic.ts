import type { Diagnostic } from './diagnostic.ts'
import { printable, printableLines } from './printable.ts'

/**
 * Formats a diagnostic as one line: severity, place, finding, expectation, next step and code. Control characters are escaped.
 *
 * @param before - Printed before the file, for example the name of the package that the path is relative to.
 */
export function formatDiagnostic(diagnostic: Diagnostic, before = ''): string {
  return printableLines(`${formatFinding(diagnostic, before)}; ${adviceOf(diagnostic)} (${printable(diagnostic.code)})`)
}

/** Severity, place and finding of a diagnostic, for a list whose diagnostics share their {@link adviceOf | advice}. */
export function formatFinding(diagnostic: Diagnostic, before = ''): string {
  const { severity, file, found } = diagnostic
  const place = placeOf({ ...diagnostic, file: shortened(file) })
  const start = before === '' ? place : `${shortened(before)} ${place}`
  return printableLines(printable(`[${severity.toUpperCase()}] ${start}: found ${shortened(found)}`))
}

/** Expectation and next step of a diagnostic, as a sentence. */
export function adviceOf({ expected, nextStep }: Pick<Diagnostic, 'expected' | 'nextStep'>): string {
  return printableLines(printable(`expected ${shortened(expected)}. ${shortened(nextStep)}`))
}

/** Limit of one part of a line in characters: a name in a declaration may have millions. */
const longest = 2000

/** Start and end of a long part, with the number of characters between. */
function shortened(text: string): string {
  if (text.length <= longest) return text
  const [start, end] = [longest / 2, 200]
  return `${text.slice(0, start)}… (${text.length - start - end} characters) …${text.slice(-end)}`
}

/** Limit of lines for one code in one file; the others are counted. */
const most = 25

/** Formats diagnostics in order. Those past the first 25 of one code in one file are one line at the end, with their number. */
export function formatDiagnostics<One extends Diagnostic>(
  diagnostics: readonly One[],
  format: (diagnostic: One) => string = (diagnostic) => formatDiagnostic(diagnostic),
): string[] {
  const counts = new Map<string, number>()
  const firsts = new Map<string, One>()
  const shown = diagnostics.filter((diagnostic) => {
    const key = JSON.stringify([diagnostic.severity, diagnostic.code, diagnostic.file])
    const count = (counts.get(key) ?? 0) + 1
    counts.set(key, count)
    if (count === 1) firsts.set(key, diagnostic)
    return count <= most
  })
  const rest = [...counts].flatMap(([key, count]) => {
    if (count <= most) return []
    const { line: _line, column: _column, ...first } = firsts.get(key)!
    const found = `${count - most} more like the first ${most}`
    return [{ ...(first as One), found, expected: 'none', nextStep: 'Correct these first and run the command again.' }]
  })
  return [...shown, ...rest].map((diagnostic) => format(diagnostic))
}

/** `file:line:column`, which terminals turn into a link; absent parts are left out. */
export function placeOf({ file, line, column }: Pick<Diagnostic, 'file' | 'line' | 'column'>): string {
  return [file, line, column].filter((part) => part !== undefined).join(':')
}

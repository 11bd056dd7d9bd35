import { printableLines } from '@signpost/diagnostics'
import type { CheckedSite } from './check-built-site.ts'
import { codeOf } from './findings.ts'

const prefixes = { log: '', warn: '[WARNING] ', throw: '[ERROR] ' } as const
const colours = { log: '', warn: '\u001b[33m', throw: '\u001b[31m' } as const

/** Prints the text of each check with findings to standard error. */
export function printReports({ reports }: Pick<CheckedSite, 'reports'>): void {
  for (const { check, severity, text } of reports) {
    const [colour, end] = process.stderr.isTTY && severity !== 'log' ? [colours[severity], '\u001b[0m'] : ['', '']
    process.stderr.write(`${colour}${prefixes[severity]}${end}${printableLines(text)}\n(${codeOf[check]})\n\n`)
  }
}

/** Last line of a check. */
export function checkSummary({ pages, seconds }: CheckedSite, hasFailed: boolean): string {
  return `Checked ${pages} ${pages === 1 ? 'page' : 'pages'} in ${seconds.toFixed(1)} s: ${hasFailed ? 'failed' : 'passed'}.`
}

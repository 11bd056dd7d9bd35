import { printableLines } from '@signpost/diagnostics'
import { checkServedPage, type CheckedSite } from './check-built-site.ts'
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

/**
 * Checks one page of a running server.
 *
 * @returns The text of each check with findings, as it is printed.
 * @throws Error when the server does not respond, or the configuration cannot be read.
 */
export async function findingsOfPage(address: string, base: string, config?: string): Promise<string> {
  const { reports } = await checkServedPage(address, base, config)
  return reports
    .map(({ check, severity, text }) => `${prefixes[severity]}${printableLines(text)}\n(${codeOf[check]})`)
    .join('\n\n')
}

/** Last line of a check. */
export function checkSummary({ pages, seconds }: CheckedSite, hasFailed: boolean): string {
  return `Checked ${pages} ${pages === 1 ? 'page' : 'pages'} in ${seconds.toFixed(1)} s: ${hasFailed ? 'failed' : 'passed'}.`
}

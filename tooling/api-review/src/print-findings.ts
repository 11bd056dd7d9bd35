import { printable, printableLines } from '@signpost/diagnostics'
import { styleText } from 'node:util'
import { type Finding, levels, overall } from './findings.ts'

const colours = { major: 'red', minor: 'yellow', patch: 'cyan', none: 'dim' } as const

/** Formats findings for a terminal, worst first, with the witness of each break and a summary line. */
export function printFindings(findings: readonly Finding[], colour: boolean): string {
  const rank = ({ strict, pragmatic }: Finding) => levels.indexOf(pragmatic) * 10 + levels.indexOf(strict)
  const sorted = [...findings].sort((one, other) => rank(other) - rank(one))
  const blocks = sorted.map((finding) => {
    const { entry, symbol, message, strict, pragmatic, role, position, proof, witness, rule } = finding
    const name = entry === '.' ? symbol : `${entry} ${symbol}`
    const level = colour ? styleText(colours[pragmatic], pragmatic.padEnd(5)) : pragmatic.padEnd(5)
    const both = strict === pragmatic ? '' : ` (strict: ${strict})`
    const where = position ? `, position ${position}` : ''
    const lines = [`${level} ${printableLines(printable(`${name}: ${message}`))}${both}  [${rule}] ${role}${where}`]
    if (proof === 'unproven') lines.push('      no consumer program found that shows it')
    if (witness) lines.push(...witness.split('\n').map((line) => `      | ${printableLines(line)}`))
    return lines.join('\n')
  })
  return [...blocks, summaryOf(findings)].join('\n')
}

function summaryOf(findings: readonly Finding[]): string {
  if (findings.length === 0) return 'No change.'
  const { strict, pragmatic } = overall(findings)
  const all = findings.filter((finding) => finding.strict === 'major')
  const breaks = all.filter((finding) => finding.pragmatic === 'major').length
  const proven = all.filter(({ proof }) => proof === 'proven').length
  const counts = `Changes: ${findings.length}. Breaks: ${breaks}, and ${all.length - breaks} only strictly; proven: ${proven}.`
  return `${counts} Verdict: ${pragmatic}, strict: ${strict}.`
}

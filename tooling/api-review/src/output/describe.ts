import { larger } from '../findings.ts'
import type { PackageReview, ReviewFinding, ReviewResult } from '../result.ts'
import { isOpenBreak } from '../result.ts'
import { consumerCode } from './consumer-code.ts'
import { alsoLines, guess, levelOf } from './finding-lines.ts'
import { countsOf } from './verdict-line.ts'

/** Name of a finding's symbol as consumers write it: `@a/b: Options.delay`, or only the entry point. */
export function nameOf({ entry, symbol }: ReviewFinding): string {
  return symbol === '' ? entry : `${entry}: ${symbol}`
}

export { levelOf } from './finding-lines.ts'

/** A change in lines of text: its message, the declarations, the program and what the compiler says. */
export function messageLines(finding: ReviewFinding): string[] {
  const { message, before, after, witness, error, entry, witnessEntry = entry } = finding
  return [
    `${message}${guess(finding)}`,
    ...(before ?? '').split('\n').flatMap((line) => (line === '' ? [] : [`- ${line}`])),
    ...(after ?? '').split('\n').flatMap((line) => (line === '' ? [] : [`+ ${line}`])),
    ...(witness === undefined ? [] : ['', ...consumerCode(witness.trim(), witnessEntry, finding).split('\n')]),
    ...(error === undefined ? [] : [error]),
    ...alsoLines(finding, { placeOf: (place) => `${place.entry}: ${place.symbol}` }),
  ]
}

/** A change in one line: `a: string -> a: number`; undefined when it has no declarations or long ones. */
export function changeOf({ before = '(nothing)', after = '(nothing)' }: ReviewFinding): string | undefined {
  const text = `${before} -> ${after}`
  return before === after || text.includes('\n') ? undefined : text
}

/** State of an acceptance for readers. */
export const acceptanceWords = {
  accepted: 'accepted',
  expired: 'acceptance expired',
  'needs-owner': 'acceptance needs an owner: it counts once the base has it',
  unused: 'accepts nothing: no finding has this id',
} as const

/** Sentence on the changeset of a package; `undefined` when there is nothing to do. */
export function changesetNote({ bump, changeset }: PackageReview): string | undefined {
  if (changeset.state === 'too-small') return `needs ${bump}, its changeset says ${changeset.found}`
  return changeset.state === 'missing' ? `needs a changeset: ${bump}` : undefined
}

/** The verdict in one line: `Checked 2 packages against main: needs a major: 3 breaks, 3 proven.` */
export function reviewLine({ packages, findings, base, outcome }: ReviewResult): string {
  const bump = packages.reduce<PackageReview['bump']>((most, one) => larger(most, one.bump), 'none')
  const small = packages.flatMap((one) => (one.changeset.state === 'too-small' ? [one.changeset.found] : []))
  const released = small.length > 0 ? `changesets say ${[...new Set(small)].join(', ')}, ` : ''
  const accepted = outcome === 'accepted' ? ', all accepted' : ''
  const needs = bump === 'none' ? 'needs no release' : `needs a ${bump}`
  return `Checked ${count(packages.length, 'package')} against ${base.ref}: ${released}${needs}: ${countsOf(findings)}${accepted}.`
}

/** The review in one sentence. */
export function summaryOf({ findings, packages, unchanged, outcome, verdict }: ReviewResult): string {
  if (outcome === 'unchanged') {
    const texts = packages.length === 0 ? '' : ` Reports that differ only in their text: ${packages.length}.`
    return `No API change in ${count(packages.length + unchanged, 'package')}.${texts}`
  }
  const open = findings.filter(isOpenBreak)
  const strict = findings.filter((finding) => finding.strict === 'major' && finding.pragmatic !== 'major').length
  const accepted = findings.filter(({ acceptance }) => acceptance?.state === 'accepted').length
  const proven = open.filter(({ proof }) => proof === 'proven').length
  const parts = [
    `Breaks: ${open.length}${open.length > 0 ? `, proven: ${proven}` : ''}`,
    ...(accepted > 0 ? [`accepted: ${accepted}`] : []),
    ...(strict > 0 ? [`only strictly: ${strict}`] : []),
  ]
  return `Changes: ${findings.length} in ${count(packages.length, 'package')}, ${unchanged} unchanged. ${parts.join('; ')}. Verdict: ${levelOf(verdict)}.`
}

/** A number with its noun: `2 breaks`. */
export function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`
}

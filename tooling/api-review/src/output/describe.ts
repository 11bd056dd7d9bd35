import type { PackageReview, ReviewFinding, ReviewResult } from '../review/result.ts'
import { isOpenBreak } from '../review/result.ts'

/** Name of a finding's symbol as consumers write it: `@a/b: Options.delay`, or only the entry point. */
export function nameOf({ entry, symbol }: ReviewFinding): string {
  return symbol === '' ? entry : `${entry}: ${symbol}`
}

/** Size of a change, with the strict one when it differs: `minor (strict: major)`. */
export function levelOf({ pragmatic, strict }: Pick<ReviewFinding, 'pragmatic' | 'strict'>): string {
  return strict === pragmatic ? pragmatic : `${pragmatic} (strict: ${strict})`
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

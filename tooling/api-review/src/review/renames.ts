import type { ReportSet } from './report-set.ts'

/** Least share of equal lines of two reports of a renamed package. */
const leastShare = 0.7

/**
 * Recognises renamed packages: an added report and a removed one, of which most lines are equal.
 *
 * @returns Old specifier by new one; each is in one pair at most.
 */
export function findRenames(changed: readonly string[], base: ReportSet, head: ReportSet): Map<string, string> {
  const removed = changed.filter((specifier) => !head.has(specifier))
  const added = changed.filter((specifier) => !base.has(specifier))
  const pairs = added.flatMap((to) =>
    removed.map((from) => ({ to, from, share: equalShare(linesOf(base, from), linesOf(head, to)) })),
  )
  const renames = new Map<string, string>()
  const taken = new Set<string>()
  for (const { to, from, share } of pairs.sort((one, other) => other.share - one.share)) {
    if (share < leastShare || renames.has(to) || taken.has(from)) continue
    renames.set(to, from)
    taken.add(from)
  }
  return renames
}

function linesOf(reports: ReportSet, specifier: string): Set<string> {
  const lines = (reports.get(specifier)?.comparable ?? '').split('\n').map((line) => line.trim())
  return new Set(lines.filter((line) => /\w/.test(line) && !/^(?:\/\/|import )/.test(line)))
}

function equalShare(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const equal = [...one].filter((line) => other.has(line)).length
  return equal === 0 ? 0 : equal / Math.max(one.size, other.size)
}

/** Longer names are not typing mistakes. */
const longest = 64

/**
 * Candidates similar to a mistyped name, nearest first, then in code unit order.
 *
 * Ignores case. A candidate that begins with the name, or the other way round, counts as near at any length.
 */
export function nearest(name: string, candidates: readonly string[], limit = 5): string[] {
  const wanted = name.toLowerCase()
  if (wanted === '' || wanted.length > longest) return []
  const allowed = Math.max(2, Math.floor(wanted.length / 3))
  return [...new Set(candidates)]
    .map((candidate) => ({ candidate, distance: distanceTo(wanted, candidate.toLowerCase()) }))
    .filter(({ distance }) => distance <= allowed)
    .sort((a, b) => a.distance - b.distance || (a.candidate < b.candidate ? -1 : 1))
    .slice(0, limit)
    .map(({ candidate }) => candidate)
}

function distanceTo(wanted: string, candidate: string): number {
  if (wanted.length >= 3 && candidate.length >= 3 && (candidate.startsWith(wanted) || wanted.startsWith(candidate)))
    return 1
  if (candidate.length > longest) return Infinity
  return editDistance(wanted, candidate)
}

/** Levenshtein distance, with one row of the matrix in memory. */
function editDistance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (let i = 1; i <= a.length; i++) {
    const next = [i]
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1
      next.push(Math.min(row[j - 1]! + same, row[j]! + 1, next[j - 1]! + 1))
    }
    row = next
  }
  return row[b.length]!
}

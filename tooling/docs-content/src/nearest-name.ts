/** How many letters may differ before a name is another name. */
const farthest = 3

/**
 * The candidate that a name was most likely meant to be: fewest letters added, dropped or exchanged, ignoring case; the
 * first in code units among equals. Absent when none is near.
 */
export function nearestName(name: string, candidates: Iterable<string>): string | undefined {
  let best: string | undefined
  let least = Math.min(farthest, Math.max(1, Math.floor(name.length / 2))) + 1
  for (const candidate of [...candidates].sort()) {
    const distance = editDistance(name.toLowerCase(), candidate.toLowerCase(), least)
    if (distance < least) {
      least = distance
      best = candidate
    }
  }
  return best
}

/** `Did you mean "title"?`, with a space before it; empty when nothing is near. */
export function didYouMean(name: string, candidates: Iterable<string>): string {
  const nearest = nearestName(name, candidates)
  return nearest === undefined ? '' : ` Did you mean "${nearest}"?`
}

function editDistance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) >= limit) return limit
  let row = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (let i = 1; i <= a.length; i++) {
    const next = [i]
    for (let j = 1; j <= b.length; j++) {
      next[j] = Math.min(row[j]! + 1, next[j - 1]! + 1, row[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1))
    }
    row = next
  }
  return row[b.length]!
}

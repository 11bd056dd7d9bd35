/**
 * Finds the existing name that is nearest to a wrong one.
 *
 * @param names - Existing names; of equally near ones the first is returned.
 * @returns undefined when more than a third of the name would have to change.
 */
export function suggest(wrong: string, names: Iterable<string>): string | undefined {
  const folded = wrong.toLowerCase().replace(/(?:\/index)?\.html$|\/$/, '')
  let best: string | undefined
  let least = Math.floor(Math.max(folded.length, 3) / 3) + 1
  for (const name of names) {
    if (Math.abs(name.length - folded.length) >= least) continue
    const changes = distance(folded, name.toLowerCase(), least)
    if (changes < least) [best, least] = [name, changes]
    if (least === 0) break
  }
  return best
}

/** Levenshtein distance, at most `limit`. */
function distance(a: string, b: string, limit: number): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (let i = 1; i <= a.length; i++) {
    const next = [i]
    let least = i
    for (let j = 1; j <= b.length; j++) {
      const replaced = row[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1)
      next[j] = Math.min(replaced, row[j]! + 1, next[j - 1]! + 1)
      least = Math.min(least, next[j]!)
    }
    if (least >= limit) return limit
    row = next
  }
  return Math.min(row[b.length]!, limit)
}

/**
 * Finds the name that a wrong one was most likely meant to be.
 *
 * @param names - Those that exist; of equally near ones the first counts.
 * @returns undefined when none is near: more than a third of it would have to change.
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

/** How many characters have to be inserted, removed or replaced; `limit` when it is that many or more. */
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

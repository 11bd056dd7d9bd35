/**
 * The names that are most like a wrong one: the same but for case, then few edits apart, by code unit among equals.
 *
 * @returns At most `limit` names; none when nothing is near enough to be meant.
 */
export function nearestNames(wrong: string, names: Iterable<string>, limit = 3): string[] {
  const last = lastPart(wrong)
  const allowed = Math.max(1, Math.floor(last.length / 3))
  const near: { name: string; distance: number }[] = []
  for (const name of new Set(names)) {
    const own = lastPart(name)
    if (Math.abs(own.length - last.length) > allowed) continue
    const distance = editDistance(last, own, allowed)
    if (distance <= allowed) near.push({ name, distance })
  }
  return near
    .sort((a, b) => a.distance - b.distance || (a.name < b.name ? -1 : 1))
    .slice(0, limit)
    .map(({ name }) => name)
}

/** `get` of `Map.get`, `box` of `@acme/core#Box`. */
function lastPart(name: string): string {
  return name.slice(Math.max(name.lastIndexOf('.'), name.lastIndexOf('#')) + 1).toLowerCase()
}

/**
 * Insertions, deletions, replacements and swaps of neighbours from one text to the other; anything above `limit` is
 * `limit + 1`.
 */
function editDistance(a: string, b: string, limit: number): number {
  let beforeLast: number[] = []
  let previous = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (let row = 1; row <= a.length; row += 1) {
    const current = [row]
    for (let column = 1; column <= b.length; column += 1) {
      const same = a[row - 1] === b[column - 1]
      let cost = Math.min(previous[column]! + 1, current[column - 1]! + 1, previous[column - 1]! + (same ? 0 : 1))
      if (row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]) {
        cost = Math.min(cost, beforeLast[column - 2]! + 1)
      }
      current.push(cost)
    }
    if (Math.min(...current) > limit) return limit + 1
    beforeLast = previous
    previous = current
  }
  return previous[b.length]!
}

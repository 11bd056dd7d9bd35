/** Longer names are no typing mistake. */
const longest = 256

/** How candidates are compared. */
export interface NearestOptions {
  /** How many names are returned at most; 3 unless given. */
  limit?: number
  /** The part of a name that is compared, for example the last segment of a path; the whole name unless given. */
  part?: (name: string) => string
  /** Whether a name counts as one edit away when it begins with the other one, from three characters on. */
  completes?: boolean
}

/**
 * Names that a wrong one may have meant: nearest first, then in code unit order. Case is ignored. A third of the characters
 * may differ, and one of a name of two or three.
 *
 * @returns None when every name is further away.
 */
export function nearestNames(wrong: string, names: Iterable<string>, options: NearestOptions = {}): string[] {
  const { limit = 3, part = (name: string) => name, completes = false } = options
  const wanted = part(wrong).toLowerCase()
  if (wanted === '' || wanted.length > longest) return []
  const allowed = Math.max(Math.min(1, wanted.length - 1), Math.floor(wanted.length / 3))
  const near: { name: string; distance: number }[] = []
  for (const name of new Set(names)) {
    const candidate = part(name).toLowerCase()
    const distance = completes && isCompletion(wanted, candidate) ? 1 : editDistance(wanted, candidate, allowed)
    if (distance <= allowed) near.push({ name, distance })
  }
  return near
    .sort((a, b) => a.distance - b.distance || (a.name < b.name ? -1 : 1))
    .slice(0, limit)
    .map(({ name }) => name)
}

/** The first of {@link nearestNames}; absent when none is near. */
export function nearestName(wrong: string, names: Iterable<string>, options?: NearestOptions): string | undefined {
  return nearestNames(wrong, names, { ...options, limit: 1 })[0]
}

/** ` Did you mean "title"?`, with a space before it; empty when no name is near. */
export function didYouMean(wrong: string, names: Iterable<string>): string {
  const nearest = nearestName(wrong, names)
  return nearest === undefined ? '' : ` Did you mean "${nearest}"?`
}

function isCompletion(a: string, b: string): boolean {
  return a !== b && Math.min(a.length, b.length) >= 3 && (a.startsWith(b) || b.startsWith(a))
}

/**
 * Optimal string alignment distance: characters inserted, removed, replaced or swapped with their neighbour. Anything above
 * `limit` is `limit + 1`.
 */
function editDistance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1
  let beforeLast: number[] = []
  let previous = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (let row = 1; row <= a.length; row++) {
    const current = [row]
    let least = row
    for (let column = 1; column <= b.length; column++) {
      const replaced = previous[column - 1]! + (a[row - 1] === b[column - 1] ? 0 : 1)
      let distance = Math.min(replaced, previous[column]! + 1, current[column - 1]! + 1)
      const isSwapped = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]
      if (isSwapped) distance = Math.min(distance, beforeLast[column - 2]! + 1)
      current.push(distance)
      least = Math.min(least, distance)
    }
    if (least > limit) return limit + 1
    beforeLast = previous
    previous = current
  }
  return previous[b.length]!
}

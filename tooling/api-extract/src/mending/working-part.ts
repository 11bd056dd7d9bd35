/** Items with which something works, and those with which it does not. */
export interface WorkingPart<T> {
  kept: T[]
  /** With what was thrown over each, or over the group that it was still in when time was up. */
  left: { item: T; crash: string }[]
}

/**
 * Finds the items of a list that can be kept together, by halves: for `k` bad ones of `n` about `2k log n` attempts.
 *
 * @param crash - What the whole list throws.
 * @param attempt - What the given items throw together; nothing when they work.
 * @param hasTime - Asked before each attempt; what has not been tried by then is left out.
 */
export function workingPart<T>(
  items: readonly T[],
  crash: string,
  attempt: (items: readonly T[]) => string | undefined,
  hasTime: () => boolean,
): WorkingPart<T> {
  const found: WorkingPart<T> = { kept: [], left: [] }
  divide(items, crash)
  return found

  function keep(part: readonly T[], before: string): void {
    if (part.length === 0) return
    const thrown = hasTime() ? attempt([...found.kept, ...part]) : before
    if (thrown === undefined) found.kept.push(...part)
    else if (part.length === 1 || !hasTime()) found.left.push(...part.map((item) => ({ item, crash: thrown })))
    else divide(part, thrown)
  }

  function divide(part: readonly T[], thrown: string): void {
    const half = part.length >> 1
    keep(part.slice(0, half), thrown)
    keep(part.slice(half), thrown)
  }
}

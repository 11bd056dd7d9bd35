/** An item that has to be left out. */
export interface Failure<T> {
  item: T
  /** Error of the item alone, or of its group when attempts ran out. */
  crash: string
}

/**
 * Finds the items to leave out so that an attempt with all others succeeds, by halves: for `k` failing items of `n` about
 * `2k log n` attempts.
 *
 * @param crash - Error of an attempt with the whole list.
 * @param attempt - Returns the error of an attempt with these items; nothing on success.
 * @param mayTry - Called before each attempt; items that have not been tried when it returns false are failures.
 */
export function bisect<T>(
  items: readonly T[],
  crash: string,
  attempt: (items: readonly T[]) => string | undefined,
  mayTry: () => boolean,
): Failure<T>[] {
  const kept: T[] = []
  const failures: Failure<T>[] = []
  divide(items, crash)
  return failures

  function test(part: readonly T[], before: string): void {
    if (part.length === 0) return
    const thrown = mayTry() ? attempt([...kept, ...part]) : before
    if (thrown === undefined) kept.push(...part)
    else if (part.length === 1 || !mayTry()) failures.push(...part.map((item) => ({ item, crash: thrown })))
    else divide(part, thrown)
  }

  function divide(part: readonly T[], thrown: string): void {
    const half = part.length >> 1
    test(part.slice(0, half), thrown)
    test(part.slice(half), thrown)
  }
}

/** A removed name and the added one that it became. */
export interface NamePair<T> {
  from: T
  to: T
  /** Above 0.6, at most 1: share of the words that both names have. */
  confidence: number
}

/** Names with fewer common words are two things: `readFile` and `writeFile` have 0.5. */
const leastConfidence = 0.6

/** Most pairs of names to try. Among more, no pairing would be certain. */
const mostPairs = 10_000

/**
 * Pairs removed names with added ones of similar words. A name with two such partners is in no pair: neither would be certain.
 *
 * @param isAlike - Whether everything but the names is equal; called only for similar names.
 */
export function pairSimilarNames<T>(
  removed: readonly T[],
  added: readonly T[],
  nameOf: (item: T) => string,
  isAlike: (from: T, to: T) => boolean = () => true,
): NamePair<T>[] {
  if (removed.length * added.length > mostPairs) return []
  const all = removed.flatMap((from) =>
    added
      .map((to) => ({ from, to, confidence: similarity(nameOf(from), nameOf(to)) }))
      .filter(({ to, confidence }) => confidence > leastConfidence && isAlike(from, to)),
  )
  return all.filter(({ from, to }) => all.filter((other) => other.from === from || other.to === to).length === 1)
}

/** Twice the common words by the words of both. */
function similarity(one: string, other: string): number {
  const [words, others] = [wordsOf(one), wordsOf(other)]
  const total = words.length + others.length
  const common = words.filter((word) => {
    const index = others.findIndex((candidate) => isSameWord(word, candidate))
    if (index >= 0) others.splice(index, 1)
    return index >= 0
  })
  return total === 0 ? 0 : (2 * common.length) / total
}

function wordsOf(name: string): string[] {
  return (name.match(/[A-Z]+(?![a-z])\d*|[A-Z]?[a-z]+\d*|\d+/g) ?? []).map((word) => word.toLowerCase())
}

/** Equal, or one is the beginning of the other, such as `option` of `options`; `v1` and `v2` are two words. */
function isSameWord(one: string, other: string): boolean {
  const [short = '', long = ''] = [one, other].toSorted((a, b) => a.length - b.length)
  return short === long || (short.length >= 3 && long.startsWith(short) && !/\d/.test(long))
}

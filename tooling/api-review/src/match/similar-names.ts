import type { Weight } from './alike-signatures.ts'

/** A removed name and the added one that it became. */
export interface NamePair<T> {
  from: T
  to: T
  /** Above 0.6, at most 1: share of the words that both names have. Below: only what they declare is equal. */
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

/** Confidence of names that have nothing in common, of which only the declarations are equal. */
const byDeclaration = { telling: 0.5, callable: 0.3 } as const

/** Most pairs of names to compare by their declarations. */
const mostUnlikePairs = 400

/**
 * Pairs names with nothing in common whose declaration is equal, and that of nothing else on either side: `close` and `shut`. A
 * function without a telling signature must be the only name that is gone, and the other the only new one. Names with a common
 * part differ on purpose: `encode` and `decode`, `readFile` and `writeFile`.
 *
 * @param similar - Pairs of {@link pairSimilarNames}; their names are left out.
 */
export function pairAlike<T>(
  removed: readonly T[],
  added: readonly T[],
  similar: readonly NamePair<T>[],
  { nameOf, isAlike, weightOf }: Comparison<T>,
): NamePair<T>[] {
  const paired = new Set(similar.flatMap(({ from, to }) => [from, to]))
  const [gone, fresh] = [removed, added].map((items) => items.filter((item) => !paired.has(item))) as [T[], T[]]
  if (gone.length * fresh.length > mostUnlikePairs) return []
  const isSole = removed.length === 1 && added.length === 1
  const alike = gone.flatMap((from) => {
    const weight = weightOf(from)
    if (weight === 'trivial' || (weight === 'callable' && !isSole)) return []
    return fresh.filter((to) => isAlike(from, to)).map((to) => ({ from, to, confidence: byDeclaration[weight] }))
  })
  return alike.filter(
    ({ from, to }) =>
      alike.filter((other) => other.from === from || other.to === to).length === 1 &&
      !hasCommonPart(nameOf(from), nameOf(to)),
  )
}

/** Comparison of everything but names. */
export interface Comparison<T> {
  nameOf: (item: T) => string
  isAlike: (from: T, to: T) => boolean
  weightOf: (item: T) => Weight
}

/** Whether two names have a word, or the end of one, in common. */
function hasCommonPart(one: string, other: string): boolean {
  const end = one.slice(-3).toLowerCase()
  const words = wordsOf(other)
  return (
    (end.length === 3 && other.toLowerCase().endsWith(end)) ||
    wordsOf(one).some((word) => words.some((candidate) => isSameWord(word, candidate)))
  )
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

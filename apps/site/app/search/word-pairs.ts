/** Words that may stand between two neighbours of a query: `initials of their parts`. */
const between = 2

/**
 * Share of the pairs of neighbours of a query that are close to each other in a text, in the same order.
 *
 * @param words - Stems of each word of the query. A word of the text counts when it begins with one of them.
 * @returns 0 to 1; 0 for a query of one word.
 */
export function pairsIn(text: string, words: readonly (readonly string[])[]): number {
  if (words.length < 2) return 0
  const plain = text
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
  const pairs = words.slice(1).map((after, at) => pairOf(words[at]!, after))
  return pairs.filter((pair) => pair.test(plain)).length / pairs.length
}

function pairOf(before: readonly string[], after: readonly string[]): RegExp {
  const gap = '[^\\p{L}\\p{N}]{1,5}'
  const some = (stems: readonly string[]): string => `(?<![\\p{L}\\p{N}])(?:${stems.map(literal).join('|')})`
  return new RegExp(
    `${some(before)}[\\p{L}\\p{N}]{0,20}${gap}(?:[\\p{L}\\p{N}]{1,20}${gap}){0,${between}}${some(after)}`,
    'u',
  )
}

function literal(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|/]/gu, '\\$&')
}

import { stemsOfWord } from './words-of-text.ts'

/** Share by which a name of only words of the query raises the score of its document. */
const weight = 0.4

/**
 * Factor of a document by its name: more of its parts are words of the query or stand for them. Of two documents with the same words,
 * `median` answers "median of values" better than `medianIndex`.
 *
 * @param stems - Stems that the words of the query match.
 * @returns 1 to 1.4.
 */
export function nameCoverage(name: string, stems: ReadonlySet<string>): number {
  const [whole, ...parts] = stemsOfWord(name)
  if (whole === undefined) return 1
  const all = parts.length > 0 ? parts : [whole]
  return 1 + (weight * all.filter((part) => stems.has(part)).length) / all.length
}

import { type TextWord, wordsOfText } from '../search/words/words-of-text.ts'

/**
 * Weights of the texts of a document: of `@searchAlias`, its name, its first sentence, the rest of its comment, its signature
 * and the names around it.
 */
const weights = { aliases: 4, name: 3, summary: 3, more: 1, signature: 0.5, around: 0.5 } as const

type Field = keyof typeof weights

/** Text of a document. */
export type FieldText = readonly [field: Field, text: string]

/**
 * Share of the length of a text in its weight: of a comment as the authors of BM25 and Lucene set it. A signature is long for its
 * parameters, not for being about many things.
 */
const lengthShares = { aliases: 0.75, name: 0.75, summary: 0.75, more: 0.75, signature: 0.3, around: 0.75 } as const

/** Words of the syntax and names of primitive types: in signatures they are in most declarations. */
const syntax = new Set(
  (
    'abstract any asserts async bigint boolean class const declare default enum export extends false function get ' +
    'implements infer interface is keyof namespace never new null number object private protected public readonly set ' +
    'static string symbol true type typeof undefined unique unknown var void'
  ).split(' '),
)

/**
 * Weighs the words of each document, as BM25F does: an occurrence counts less in a long text of its field, so that a long remark
 * does not lower the words of a name or of a first sentence.
 *
 * @returns For each document, weights by stem.
 */
export function weighedWords(documents: readonly (readonly FieldText[])[]): Map<string, number>[] {
  const counted = documents.map((texts) => texts.map(([field, text]) => countWords(field, text)))
  const sums = new Map<Field, { length: number; count: number }>()
  for (const { field, length } of counted.flat()) {
    if (length === 0) continue
    const sum = sums.get(field) ?? { length: 0, count: 0 }
    sums.set(field, { length: sum.length + length, count: sum.count + 1 })
  }
  return counted.map((texts) => {
    const words = new Map<string, number>()
    for (const { field, length, stems } of texts) {
      if (length === 0) continue
      const mean = sums.get(field)!.length / sums.get(field)!.count
      const b = lengthShares[field]
      const factor = weights[field] / (1 - b + b * (length / mean))
      for (const [stem, count] of stems) words.set(stem, (words.get(stem) ?? 0) + count * factor)
    }
    return words
  })
}

function countWords(field: Field, text: string): { field: Field; length: number; stems: Map<string, number> } {
  const all = wordsOfText(text)
  const words =
    field === 'signature' ? all.filter(({ start, end }) => !syntax.has(text.slice(start, end).toLowerCase())) : all
  const stems = new Map<string, number>()
  for (const { stems: own } of words) for (const stem of own) stems.set(stem, (stems.get(stem) ?? 0) + 1)
  return { field, length: lengthOf(field, words, stems.size), stems }
}

/**
 * Length of a text for its weights. A name is as long as it has parts. A comment is as long as it has different words (pivoted
 * unique normalisation), so that overloads with the same words do not lower them.
 */
function lengthOf(field: Field, words: readonly TextWord[], different: number): number {
  const [only] = words
  if (field === 'name' && words.length === 1) return Math.max(1, only!.stems.length - 1)
  return field === 'more' ? different : words.length
}

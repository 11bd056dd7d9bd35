import { editDistance, typosAllowed } from '../typo.ts'
import { rarity } from './impacts.ts'
import { plainWord } from './plain-word.ts'
import { possibleStems } from './romanian-stem.ts'
import { synonymsOf } from './synonyms.ts'
import type { Pieces, WordPiece, WordRow } from './word-pieces.ts'
import { stemsOfQuery, stemsOfWord, wordsOfText } from './words-of-text.ts'

/** Word of a query with what it finds. */
export interface Term {
  /** Rows by word, with the weight of each, and how much of the word of the query they stand for. */
  rows: ReadonlyMap<string, { row: WordRow; weight: number; share: number }>
  rarity: number
  /** True when it is in the index as it is spelt. */
  isKnown: boolean
}

/** Weights of other words than that of the query. */
const weights = { joined: 1.5, part: 0.5, synonym: 0.35, beginning: 0.7, typo: 0.5 } as const

/** Number of words of a query that are searched; the others are ignored. */
const mostTerms = 12

/** Number of words that a beginning stands for, at most. */
const mostEndings = 40

/** Share of a word that another spelling stands for: by itself it is an answer, beside an unknown word it is not. */
const guessed = 0.5

/** Words of a query with what each of them finds. */
export async function termsOf(query: string, documents: number, pieces: Pieces): Promise<Term[]> {
  const words = wordsOfText(query).slice(0, mostTerms)
  const predicate = predicateOf(query)
  return Promise.all(
    words.map(({ start, end }, at) => {
      const [before, after] = [words[at - 1], words[at + 1]].map((one) => one && query.slice(one.start, one.end))
      const written = query.slice(start, end)
      // `query string` is also written as one word, and `to array` is `toArray`.
      const little = littleWordBefore(query, start)
      const neighbours = [before && before + written, after && written + after]
      const joined = [...neighbours, little && little + written, predicate && predicate + written].filter(
        (one) => one !== undefined,
      )
      return termOf(written, joined, end === query.length, documents, pieces)
    }),
  )
}

/** Words that begin names of predicates: "is empty" is `isEmpty`, but "document is immutable" is no `isImmutable`. */
const predicates = new Set(['is', 'are', 'has', 'have', 'can', 'should', 'was', 'will', 'does'])

/** First word of a query, if it is one of these: "is a date in the weekend" is `isWeekend`. */
function predicateOf(query: string): string | undefined {
  const first = /^\s*(?<word>[a-z]+)\s/iu.exec(query)?.groups?.['word']
  return first !== undefined && predicates.has(first.toLowerCase()) ? first : undefined
}

/** Stop word before a word of a query, which may be a part of the same name: "before the request" is `beforeRequest`. */
function littleWordBefore(query: string, start: number): string | undefined {
  const little = /(?<!\S)(?<word>[a-z]{1,6})\s{1,3}(?:(?:an?|the)\s{1,3})?$/iu.exec(
    query.slice(Math.max(0, start - longestLittle), start),
  )?.groups?.['word']
  if (little === undefined || wordsOfText(little).length > 0 || predicates.has(little.toLowerCase())) return undefined
  return little
}

/** Characters before a word that are searched for a little one. */
const longestLittle = 16

async function termOf(
  written: string,
  joined: readonly string[],
  mayGoOn: boolean,
  documents: number,
  pieces: Pieces,
): Promise<Term> {
  const plain = plainWord(written)
  const stems = stemsOfQuery(written)
  const [first, ...parts] = stemsOfWord(written)
  const wanted = new Map<string, number>()
  const want = (stem: string, weight: number): void => {
    wanted.set(stem, Math.max(weight, wanted.get(stem) ?? 0))
  }
  // Those of other languages stand for the whole word too.
  for (const stem of stems) want(stem, parts.includes(stem) ? weights.part : 1)
  for (const pair of joined) want(stemsOfWord(pair)[0] ?? pair, weights.joined)
  if (first !== undefined) for (const other of synonymsOf(first)) want(other, weights.synonym)
  const loaded = await Promise.all([...wanted.keys()].map((stem) => pieces.words(stem)))
  const rows = new Map<string, { row: WordRow; weight: number; share: number }>()
  for (const [at, [stem, weight]] of [...wanted].entries()) {
    const row = loaded[at]?.get(stem)
    if (row !== undefined) rows.set(stem, { row, weight, share: 1 })
  }
  const hasOwn = rows.has(first ?? '')
  const isKnown = [...rows.keys()].some((stem) => !parts.includes(stem))
  let isGuess = false
  if (!hasOwn && plain.length > 2) {
    const piece = await pieces.words(plain)
    for (const [stem, weight, share] of piece === undefined ? [] : similar(plain, stems, piece, mayGoOn)) {
      if (rows.has(stem)) continue
      rows.set(stem, { row: piece!.get(stem)!, weight, share })
      isGuess ||= share < 1
    }
  }
  if (rows.size === 0 && plain.length > 2 && plain === written.toLowerCase()) {
    for (const stem of possibleStems(plain)) {
      const piece = await pieces.words(stem)
      // A piece that fails would be loaded again for each of them.
      if (piece === undefined) break
      const row = piece.get(stem)
      if (row !== undefined) rows.set(stem, { row, weight: weights.beginning, share: 1 })
    }
  }
  const count = hasOwn ? rows.get(first!)!.row.count : Math.max(0, ...[...rows.values()].map(({ row }) => row.count))
  // A word that is nowhere is the rarest, whatever it may be a slip of.
  return { rows, rarity: rarity(documents, isGuess && !isKnown ? 0 : count), isKnown }
}

/** Words of a piece that begin like a word, or differ by few letters. */
function similar(
  plain: string,
  stems: readonly string[],
  piece: WordPiece,
  mayGoOn: boolean,
): (readonly [stem: string, weight: number, share: number])[] {
  const longer = piece.words.filter((stem) => mayGoOn && stem.startsWith(plain)).slice(0, mostEndings)
  const shorter = piece.words.filter(
    (stem) => stem.length > 4 && plain.startsWith(stem) && plain.length - stem.length < 4,
  )
  const found = [
    ...longer.map((stem) => [stem, weights.beginning, 1] as const),
    ...shorter.map((stem) => [stem, weights.beginning, guessed] as const),
  ]
  if (found.length > 0) return found
  return piece.words
    .filter((stem) => stems.some((one) => isTypo(one, stem)))
    .map((stem) => [stem, weights.typo, guessed] as const)
}

function isTypo(from: string, to: string): boolean {
  const allowed = typosAllowed(from.length)
  if (allowed === 0 || Math.abs(from.length - to.length) > allowed) return false
  const units = [...from].map((letter) => letter.charCodeAt(0))
  const other = Uint16Array.from({ length: to.length }, (_, at) => to.charCodeAt(at))
  return editDistance(units, other, 0, other.length, allowed) <= allowed
}

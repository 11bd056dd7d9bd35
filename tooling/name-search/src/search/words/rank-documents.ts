import { firstOf } from '../first-of.ts'
import { type FloatArena, floatArena } from './float-arena.ts'
import { impacts } from './impacts.ts'
import { nameCoverage } from './name-coverage.ts'
import type { Term } from './query-terms.ts'

/** Documents that are searched. */
export interface Documents {
  /** Number of all. */
  count: number
  /** Factor of a document's score. */
  weigh(document: number): number
  /** Whether a document is a function or a method. */
  isCallable(document: number): boolean
  /** Name of a document; empty for a text of a package. */
  nameOf(document: number): string
  /** Symbol of a member; -1 for any other. */
  symbolOf(document: number): number
  /** Namespace around a document, or around its symbol; -1 without one. */
  namespaceOf(document: number): number
  /** Memory of a query. */
  memory: QueryMemory
}

/** Memory that each query uses again. */
export interface QueryMemory {
  floats: FloatArena
  /** For each document: its number among those of a query, from 1; 0 between queries. */
  slotOf: Uint32Array
}

/** Memory for the queries of so many documents. */
export function queryMemory(documents: number): QueryMemory {
  return { floats: floatArena(), slotOf: new Uint32Array(documents) }
}

/** Document that matches. */
export interface RankedDocument {
  document: number
  score: number
}

/** Documents that match by words. */
export interface WordSearch {
  /** Best first, as many as were asked for, or a few more. */
  documents: readonly RankedDocument[]
  /** Number of all. */
  total: number
  /** Whether a document is one of all. */
  has(document: number): boolean
  /** Documents with too little of the query to be an answer, best first, when there is none. */
  partial: readonly RankedDocument[]
  /** Stems that matched, for marks. */
  stems: ReadonlySet<string>
  /** True when some document has every word of the query as it is spelt, or a synonym of it. */
  isKnown: boolean
  /** True when some document has every word of the query, as it is or in another form. */
  isWhole: boolean
}

/** Extent of the answer of a search by words. */
export interface WordSearchOptions {
  /** Number of the best documents that are put in order. */
  limit: number
  /** Whether a document is searched; all are without it. */
  test?: ((document: number) => boolean) | undefined
}

/** Share of a word that the comment of the symbol or namespace around a document adds to it. */
const outer = 0.5

/** Factors of what can be called: a query that begins with a verb asks for it, any other rather for something else. */
const callables = { forAction: 1.2, forOther: 0.95 } as const

/** Number of the best documents whose names are compared with the query. */
const mostNamed = 60

/**
 * Share of a query, by the rarity of its words, that some document must have; then those with half of that are listed too. A word that is nowhere is the rarest, so that of two
 * words the other one alone is no answer. A question of many words has some that the docs put in others.
 */
const leastShares = { few: 0.5, many: 0.35 } as const

/** Ranks the documents that have words of a query. */
export function rankDocuments(
  terms: readonly Term[],
  documents: Documents,
  { limit, test, isAction }: WordSearchOptions & { isAction: boolean },
): WordSearch {
  const { weigh, nameOf, isCallable } = documents
  const factor = isAction ? callables.forAction : callables.forOther
  const whole = terms.reduce((sum, term) => sum + term.rarity, 0)
  const stems = new Set(terms.flatMap((term) => [...term.rows.keys()]))
  const matched = numbered(terms, documents)
  const size = matched.length
  documents.memory.floats.begin(size * (2 + 2 * terms.length))
  const scored = score(terms, whole, matched, documents)
  const { scores, shares, words } = scored
  const least = terms.length > 2 ? leastShares.many : leastShares.few
  const isSearched = (slot: number): boolean => test?.(matched[slot]!) ?? true
  const isAnswered = shares.some((share, slot) => share >= least && isSearched(slot))
  // Slots of the documents that are listed: a query has thousands, and shows a few.
  const listed = new Uint32Array(size)
  let total = 0
  let isWhole = false
  for (let slot = 0; slot < size; slot += 1) {
    if ((isAnswered && shares[slot]! < least / 2) || !isSearched(slot)) continue
    const document = matched[slot]!
    scores[slot]! *= shares[slot]! * weigh(document) * (isCallable(document) ? factor : 1)
    if (words[slot] === terms.length) isWhole = true
    listed[total] = slot
    total += 1
  }
  const slots = listed.subarray(0, total)
  const best = firstOf(
    slots,
    Math.max(mostNamed, limit),
    (a, b) => scores[b]! - scores[a]! || matched[a]! - matched[b]!,
  ).map((slot): RankedDocument => ({ document: matched[slot]!, score: scores[slot]! }))
  const byName = best.slice(0, mostNamed).map((one) => {
    return { document: one.document, score: one.score * nameCoverage(nameOf(one.document), stems) }
  })
  const ranked = [...byName.sort(bestFirst), ...best.slice(mostNamed)]
  let all: ReadonlySet<number> | undefined
  return {
    documents: isAnswered ? ranked : [],
    total: isAnswered ? total : 0,
    has(document) {
      all ??= new Set(isAnswered ? Array.from(slots, (slot) => matched[slot]!) : [])
      return all.has(document)
    },
    partial: isAnswered ? [] : ranked,
    stems,
    isKnown: terms.every((term) => term.isKnown),
    isWhole,
  }
}

/** Scores of the documents of a query by their numbers, the share of the query that each has, and the number of its words. */
interface Scored {
  scores: Float64Array
  shares: Float64Array
  words: Uint8Array
}

function score(terms: readonly Term[], whole: number, matched: readonly number[], documents: Documents): Scored {
  const { floats, slotOf } = documents.memory
  const size = matched.length
  const scores = floats.take(size)
  const shares = floats.take(size)
  const words = new Uint8Array(size)
  const byTerm = terms.map((term) => bestRows(term, slotOf, floats.take(size), floats.take(size)))
  terms.forEach(({ rarity: rare }, at) => {
    const own = byTerm[at]!
    for (let slot = 0; slot < size; slot += 1) {
      if (own.values[slot] === 0) continue
      scores[slot]! += own.values[slot]! * rare
      shares[slot]! += (own.shares[slot]! * rare) / whole
      words[slot]! += 1
    }
  })
  for (let slot = 0; slot < size && terms.length > 1; slot += 1) {
    if (words[slot] === terms.length) continue
    const symbol = documents.symbolOf(matched[slot]!)
    const namespace = documents.namespaceOf(matched[slot]!)
    const inner = symbol < 0 ? -1 : slotOf[symbol]! - 1
    const around = namespace < 0 ? -1 : slotOf[namespace]! - 1
    if (inner < 0 && around < 0) continue
    for (let at = 0; at < terms.length; at += 1) {
      const own = byTerm[at]!
      if (own.values[slot] !== 0) continue
      const other = inner >= 0 && own.values[inner] !== 0 ? inner : around
      if (other < 0 || own.values[other] === 0) continue
      scores[slot]! += outer * own.values[other]! * terms[at]!.rarity
      shares[slot]! += (outer * outer * own.shares[other]! * terms[at]!.rarity) / whole
    }
  }
  for (const document of matched) slotOf[document] = 0
  return { scores, shares, words }
}

/** Documents of all words, each of which gets a number. */
function numbered(terms: readonly Term[], { count, memory: { slotOf } }: Documents): number[] {
  const matched: number[] = []
  for (const { rows } of terms) {
    for (const { row } of rows.values()) {
      for (let at = 0; at < row.documents.length; at += 1) {
        const document = row.documents[at]!
        if (document < count && slotOf[document] === 0) slotOf[document] = matched.push(document)
      }
    }
  }
  return matched
}

/** Best values of a word by the numbers of the documents, and the share of the word that they stand for. */
interface BestRows {
  values: Float64Array
  shares: Float64Array
}

/** Fills the best value of a word for each document; 0 stays where it has none. */
function bestRows({ rows }: Term, slotOf: Uint32Array, values: Float64Array, shares: Float64Array): BestRows {
  for (const { row, weight, share } of rows.values()) {
    for (let at = 0; at < row.documents.length; at += 1) {
      const slot = (slotOf[row.documents[at]!] ?? 0) - 1
      const value = weight * impacts.decode(row.impacts[at]!)
      if (slot < 0 || value <= values[slot]!) continue
      values[slot] = value
      shares[slot] = share
    }
  }
  return { values, shares }
}

function bestFirst(a: RankedDocument, b: RankedDocument): number {
  return b.score - a.score || a.document - b.document
}

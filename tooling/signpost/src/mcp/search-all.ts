import {
  type AnswerIndex,
  type AnsweredName,
  type AnsweredText,
  type NameFilter,
  openAnswers,
} from '@signpost/name-search'
import { hasArrow, type QueryMistake, type SignatureAsker, signatureAsker } from '@signpost/name-search/signatures'
import { type GraphSource, NoAnswer } from './graph-source.ts'
import { idOfHit } from './search-names.ts'

/** A row of an answer: a symbol or member with its id, a package, or a section of a package's README. */
export interface FoundRow {
  id: string
  /** Kind of a symbol; `package` for the others. */
  kind: string
  deprecated: boolean
  signature: string
  summary: string
}

/** Finds of a query, by names, by words of the docs, or by a signature. */
export interface Found {
  rows: readonly FoundRow[]
  /** Number of all that match. */
  total: number
  /** Ids of names like the query, where nothing matches. */
  nearest: readonly string[]
  /** Sentences about what may be missing from the answer, or is wrong with the query. */
  notes: readonly string[]
}

/** Question, with the slug of a package to search in. */
interface Question {
  query: string
  package?: string | undefined
  limit: number
}

/** Searches by names, words and, for a query with an arrow, by a signature such as `string -> Promise<_>`. */
export async function searchAll(source: GraphSource, question: Question): Promise<Found> {
  const asker = hasArrow(question.query) ? await signaturesOf(source) : undefined
  return asker ? bySignature(source, asker, question) : byWords(source, question)
}

/** Indexes by the bytes or the text that they were opened from. */
const answersOf = new WeakMap<Uint8Array, AnswerIndex>()
const askers = new WeakMap<GraphSource, { root: string; asker: SignatureAsker }>()

async function byWords(source: GraphSource, { query, package: slug, limit }: Question): Promise<Found> {
  const file = await source.names()
  if (file === undefined) throw new NoAnswer('The graph has no names to search.')
  let index = answersOf.get(file.bytes)
  if (index === undefined) {
    index = openAnswers(file.bytes, async (name) => {
      const piece = await source.words(name)
      if (piece === undefined) throw new Error('found no such piece in the graph')
      return piece
    })
    answersOf.set(file.bytes, index)
  }
  const filtered = slug === undefined ? query : `${query} pkg:${slug}`
  const { order, packages, names, words, nearest, filters, failures } = await index.ask({
    query: filtered,
    names: limit,
    words: limit,
  })
  const rowsOf = {
    packages: () => packages.hits.map(({ name }) => row({ id: name, kind: 'package' })),
    names: () => names.hits,
    words: () => words.hits,
  }
  const hits = order.flatMap((group): readonly (FoundRow | AnsweredName | AnsweredText)[] => rowsOf[group]())
  return {
    rows: await Promise.all(hits.slice(0, limit).map((hit) => rowOf(source, hit))),
    total: packages.total + names.total + words.total,
    nearest: await Promise.all(nearest.map(({ hit }) => idOfHit(source, hit))),
    notes: [
      ...filters.filter(({ known }) => !known).map(unknownFilter),
      ...(failures.length > 0 ? ['A part of the index could not be read. Results may be missing.'] : []),
    ],
  }
}

function unknownFilter({ key, value, nearest }: NameFilter): string {
  const meant = nearest === undefined ? '' : ` Did you mean ${nearest}?`
  return `Unknown filter: ${key}:${value}.${meant}`
}

async function bySignature(source: GraphSource, asker: SignatureAsker, question: Question): Promise<Found> {
  const { query, package: slug, limit } = question
  const filtered = slug === undefined ? query : `${query} pkg:${slug}`
  const answer = await asker.ask(filtered, { limit })
  const rows = answer.hits.map(async (hit) =>
    row({
      id: await idOfHit(source, hit),
      kind: hit.kind,
      deprecated: hit.deprecated,
      signature: hit.signature,
    }),
  )
  const left = answer.missing + answer.unfinished
  return {
    rows: await Promise.all(rows),
    total: answer.total,
    nearest: [],
    notes: [
      ...(answer.mistake ? [mistakeText(answer.mistake)] : []),
      ...(answer.unknown.length > 0
        ? [`Taken for type parameters, because no type has these names: ${answer.unknown.join(', ')}.`]
        : []),
      ...(left > 0 ? ['Not all signatures could be compared. Results may be missing.'] : []),
    ],
  }
}

function mistakeText({ at, found, expected }: QueryMistake): string {
  const place = found === '' ? 'End of the query' : `Character ${at + 1} of the query, "${found.slice(0, 20)}"`
  return `${place}: expected ${/^[a-z]/u.test(expected) ? `a signature such as \`string -> Promise<_>\`` : `"${expected}"`}.`
}

async function signaturesOf(source: GraphSource): Promise<SignatureAsker | undefined> {
  const root = await source.signatures(0)
  if (root === undefined) return undefined
  const known = askers.get(source)
  if (known?.root === root) return known.asker
  const asker = signatureAsker(async (file) => {
    const text = await source.signatures(file)
    if (text === undefined) throw new Error('found no such file in the graph')
    return text
  })
  askers.set(source, { root, asker })
  return asker
}

async function rowOf(source: GraphSource, hit: FoundRow | AnsweredName | AnsweredText): Promise<FoundRow> {
  if (!('type' in hit)) return hit
  if (hit.type === 'text') return row({ id: hit.package, kind: 'package', summary: hit.text })
  const { hit: name, signature, summary } = hit
  return row({ id: await idOfHit(source, name), kind: name.kind, deprecated: name.deprecated, signature, summary })
}

function row({
  deprecated = false,
  signature = '',
  summary = '',
  ...rest
}: Partial<FoundRow> & Pick<FoundRow, 'id' | 'kind'>): FoundRow {
  return { ...rest, deprecated, signature, summary }
}

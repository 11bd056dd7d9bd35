import type {
  AnsweredName,
  AnsweredText,
  Answer,
  AnswerIndex,
  LoadPiece,
  PackageHit,
  Question,
} from './answers-model.ts'
import { documentsOf } from './documents.ts'
import { examplesOf } from './examples.ts'
import { applyFilters, isFilterKey } from './filter-keys.ts'
import { matchOrder, scoreOf, shades } from './match-term.ts'
import type { NameMatch } from './model.ts'
import { nameText } from './name-table.ts'
import { type EntrySearch, hitOf, type NameTables, readTables, searcher } from './open-names.ts'
import { parseQuery } from './parse-query.ts'
import { pieceNames } from './words/open-words.ts'
import { warmUpPieces } from './words/warm-up-pieces.ts'
import { openPieces, type Pieces } from './words/word-pieces.ts'
import type { WordSearch } from './words/rank-documents.ts'
import { withNameMarks } from './words/name-marks.ts'
import { searchWords } from './words/search-words.ts'
import { plainWord } from './words/plain-word.ts'
import { spelt, stemsOfQuery, wordsOfText } from './words/words-of-text.ts'

/** Maximum number of packages, because all names of a scope begin alike. */
const mostPackages = 3

/** Number of hits of a group, unless the question says another. */
const mostHits = 20

/** Number of entries offered when nothing fits. */
const mostNearest = 5

/** Number of these that have a part of the words of the query. */
const mostPartial = 3

/** Queries of each kind, in the order of how often they are asked: a beginning, a name, words, humps, slips, a path, a constant. */
const warmUpQueries = ['get', 'getValue', 'get value', 'gV', 'gtevalue', 'value.get', 'GET_VALUE', 'the value got']

/** Longest query in characters; the rest is cut. */
const longestQuery = 500

/** Ways to match that find a name by what it is, not by what it is like. */
const clear: ReadonlySet<NameMatch> = new Set<NameMatch>(['exact', 'qualified', 'prefix', 'hump', 'word', 'filter'])

/**
 * Opens the search of names and words, in a worker or in Node.
 *
 * @param names - Names file of a graph.
 * @param load - Loads pieces of the index of words.
 * @throws NamesFormatError when the bytes are not a names file, are damaged or are of another major version.
 */
export function openAnswers(names: Uint8Array, load: LoadPiece): AnswerIndex {
  const tables = readTables(names)
  const search = searcher(tables)
  const head = tables.words
  const open = head && openPieces(head, load)
  const documents = documentsOf(tables, head?.documents ?? 0)

  return {
    packages: tables.entries.packages,
    examples: examplesOf(tables),
    pieces: head === undefined ? [] : pieceNames(head),
    async *warmUp() {
      const pieces = head && warmUpPieces(head.documents)
      for (const query of warmUpQueries) {
        await ask({ query }, pieces, noFailures)
        yield
      }
    },
    ask(question) {
      const failures = new Set<string>()
      return ask(
        question,
        open?.((failure) => failures.add(failure)),
        failures,
      )
    },
  }

  async function ask(question: Question, pieces: Pieces | undefined, failures: ReadonlySet<string>): Promise<Answer> {
    const query = question.query.slice(0, longestQuery)
    const { terms, filters } = parseQuery(query, isFilterKey)
    const { test } = applyFilters(filters, tables)
    const { entries, packageOfText } = tables
    const isPlain = terms !== '' && test === undefined
    const options = {
      limit: (question.names ?? mostHits) + (question.words ?? mostHits),
      // Files of earlier versions do not have the packages of texts.
      ...(test && {
        test: (document: number) => (document < entries.count || packageOfText.length > 0) && test(document),
      }),
    }
    const words =
      pieces === undefined || terms === '' ? undefined : await searchWords(terms, documents, pieces, options)
    const isSpelt = words?.isKnown === true && words.documents.length > 0
    const found = namesFor(query, { ...question, isSpelt }, search)
    return answer({ question: { ...question, query }, found, words, isPlain }, tables, pieces, failures)
  }
}

const noFailures: ReadonlySet<string> = new Set()

/** Searches names by the whole query; where that finds nothing clear, without stop words and in American spelling. */
function namesFor(
  query: string,
  { names = mostHits, package: slug, isSpelt }: Question & { isSpelt: boolean },
  search: Search,
): EntrySearch {
  const options = { limit: names, isSpelt, ...(slug === undefined ? {} : { package: slug }) }
  const whole = search(query, options)
  if (isClear(whole)) return whole
  const words = query.split(/\s+/u)
  const kept = words.filter((word) => !/^\p{L}+$/u.test(word) || stemsOfQuery(word).length > 0)
  const other = kept.map(spelt).join(' ')
  if (other === '' || other === query) return whole
  const found = search(other, options)
  return isClear(found) ? { ...found, terms: whole.terms } : whole
}

type Search = ReturnType<typeof searcher>

function matchOf({ entries }: EntrySearch): NameMatch | undefined {
  const [best] = entries
  return best && matchOrder[Math.floor(best.score / shades)]
}

function isClear(found: EntrySearch): boolean {
  const match = matchOf(found)
  return match !== undefined && clear.has(match)
}

interface Found {
  question: Question
  found: EntrySearch
  words: WordSearch | undefined
  isPlain: boolean
}

async function answer(
  { question, found, words, isPlain }: Found,
  tables: NameTables,
  pieces: Pieces | undefined,
  failures: ReadonlySet<string>,
): Promise<Answer> {
  const { entries } = tables
  const stems = words?.stems ?? new Set<string>()
  const isNamed = isNameAnswer(found, words)
  const isWordsFirst = isNamed && isLoose(found) && words?.isWhole === true && words.isKnown
  const byWords = words?.documents ?? []
  // A hit of both groups is in the first of them.
  const inWords = new Set(byWords.slice(0, question.words ?? mostHits).map(({ document }) => document))
  const named = isNamed ? found.entries : []
  const shown = isWordsFirst ? named.filter(({ entry }) => !inWords.has(entry)) : named
  const inNames = new Set(shown.map(({ entry }) => entry))
  const others = byWords.filter(({ document }) => !inNames.has(document))
  const inBoth = [...inNames].filter((entry) => words?.has(entry)).length
  const packages = isPlain ? packagesNamed(found.terms, entries.packages) : []
  const isNothing = shown.length === 0 && others.length === 0 && packages.length === 0
  const nearest = isNothing ? nearestOf(found, words, entries.count) : []
  const nameOf = ({ entry, score, words: parts }: EntrySearch['entries'][number]): Promise<AnsweredName> =>
    answeredName(entry, score, parts, stems, tables, pieces)
  const [nameHits, wordHits, nearestHits] = await Promise.all([
    Promise.all(shown.map(nameOf)),
    Promise.all(
      others.slice(0, question.words ?? mostHits).map(({ document }) => {
        return document < entries.count
          ? answeredName(document, scoreOf('filter'), [], stems, tables, pieces)
          : answeredText(document, stems, tables, pieces)
      }),
    ),
    Promise.all(nearest.map(nameOf)),
  ])
  const known = wordHits.filter((hit) => hit !== undefined)
  const groups: Answer['order'] = isWordsFirst ? ['words', 'names'] : ['names', 'words']
  const order =
    packages.some(({ isExact }) => isExact) && !isExport(found, packages, tables)
      ? (['packages', ...groups] as const)
      : ([groups[0]!, 'packages', groups[1]!] as const)
  const counts = { packages: packages.length, names: nameHits.length, words: known.length }
  return {
    terms: found.terms,
    filters: found.filters,
    order: order.filter((group) => counts[group] > 0),
    packages: { hits: packages, total: packages.length },
    names: { hits: nameHits, total: isNamed ? found.total - named.length + shown.length : 0 },
    words: { hits: known, total: (words?.total ?? 0) - inBoth },
    nearest: nearestHits,
    failures: [...failures],
  }
}

/** Entries to offer when nothing fits: some with a part of the words, then those with names like the query. */
function nearestOf(found: EntrySearch, words: WordSearch | undefined, entries: number): EntrySearch['entries'] {
  const partial = (words?.partial ?? []).filter(({ document }) => document < entries).slice(0, mostPartial)
  const inPartial = new Set(partial.map(({ document }) => document))
  const alike = found.entries.filter(({ entry }) => !inPartial.has(entry))
  const byWords = partial.map(({ document }) => ({ entry: document, score: scoreOf('filter'), words: [] }))
  return [...byWords, ...alike].slice(0, mostNearest)
}

/**
 * Whether the best name is exactly an export: it comes before a package of the same name, but `hono` is rather that package
 * than its `Hono`.
 */
function isExport(found: EntrySearch, packages: readonly PackageHit[], { entries, names }: NameTables): boolean {
  const [best] = found.entries
  if (best === undefined || matchOf(found) !== 'exact') return false
  if (best.entry >= entries.symbols || entries.containerOf[best.entry] !== 0) return false
  const name = nameText(names, entries.name[best.entry]!)
  if (name === found.terms) return true
  return plainWord(name) === plainWord(found.terms) && !packages.some((one) => one.name === found.terms)
}

/** Whether the best name is only like the query, or has its words somewhere in it or around it. */
function isLoose(found: EntrySearch): boolean {
  if (!isClear(found)) return true
  return /\S\s+\S/u.test(found.terms) && found.entries[0]!.score >= scoreOf('word')
}

/** Whether the names answer the query; otherwise they are only similar to it. */
function isNameAnswer(found: EntrySearch, words: WordSearch | undefined): boolean {
  const match = matchOf(found)
  if (match === undefined) return false
  if (isClear(found) || match === 'substring') return true
  // A left-out letter is found as a subsequence.
  const isUnknown = words === undefined || !words.isKnown
  return match === 'typo' ? isUnknown : found.entries[0]!.score - scoreOf('subsequence') <= (isUnknown ? 4 : 1)
}

async function answeredName(
  entry: number,
  score: number,
  words: readonly (readonly string[])[],
  stems: ReadonlySet<string>,
  tables: NameTables,
  pieces: Pieces | undefined,
): Promise<AnsweredName> {
  const hit = withNameMarks(hitOf(entry, score, words, tables), stems)
  const { packages, packageOf, owner, home, symbols } = tables.entries
  const symbol = home[owner[entry]!]!
  // An alias without a card of its own shows that of its original.
  const own = await pieces?.card(entry)
  const card = own?.[0] === '' && own[1] === '' && entry < symbols ? await pieces?.card(symbol) : own
  const [summary = '', signature = ''] = card ?? []
  const [takes = '', returns] = (card?.[3] ?? '').split('\t')
  return {
    type: 'name',
    hit,
    package: packages[packageOf[symbol]!]!.name,
    ...(returns !== undefined && { route: [takes, returns] as const }),
    signature,
    summary,
    summaryMarks: marksOfWords(summary, stems),
    specifier: own?.[2] || (card?.[2] ?? ''),
  }
}

async function answeredText(
  document: number,
  stems: ReadonlySet<string>,
  { entries }: NameTables,
  pieces: Pieces | undefined,
): Promise<AnsweredText | undefined> {
  const card = await pieces?.card(document)
  const [at = '', anchor = '', heading = '', text = ''] = card ?? []
  const found = entries.packages[Number(at)]
  if (card === undefined || found === undefined) return undefined
  return {
    type: 'text',
    slug: found.slug,
    package: found.name,
    anchor,
    heading,
    headingMarks: marksOfWords(heading, stems),
    text,
    textMarks: marksOfWords(text, stems),
  }
}

function marksOfWords(text: string, stems: ReadonlySet<string>): (readonly [number, number])[] {
  return wordsOfText(text).flatMap(({ start, end, stems: own }) =>
    own.some((stem) => stems.has(stem)) ? [[start, end] as const] : [],
  )
}

/** Packages whose name, or a part of it, begins with the words; exact ones first. */
function packagesNamed(terms: string, packages: readonly { slug: string; name: string }[]): PackageHit[] {
  const wanted = plainWord(terms)
  const spellings = ({ slug, name }: { slug: string; name: string }): string[] =>
    [slug, name, name.slice(name.indexOf('/') + 1)].map(plainWord)
  if (wanted.length < 2) return []
  return packages
    .filter((one) => spellings(one).some((word) => word.startsWith(wanted)))
    .map((one) => ({ slug: one.slug, name: one.name, isExact: spellings(one).includes(wanted) }))
    .sort((a, b) => Number(b.isExact) - Number(a.isExact))
    .slice(0, mostPackages)
}

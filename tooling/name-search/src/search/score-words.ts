import { type EntryTable } from './entry-table.ts'
import { matchTerm, noMatch, partOfWord, type Reach, scoreOf, shades } from './match-term.ts'
import { type NameTable, nameTableOf } from './name-table.ts'
import type { ScoreBuffers } from './score-buffers.ts'
import { termOf } from './term.ts'

/** Namespaces, split into their parts. */
export interface ContainerTable {
  names: NameTable
  /** Parts of each container: rows of `names`. */
  parts: readonly (readonly number[])[]
}

/** Scores the names of a table against a word; memoised per query. */
export interface Matcher {
  /** Scores of the names. Those of a greater reach replace them: they are not to be kept. */
  (names: NameTable, text: string, reach: Reach): Uint8Array
  buffers: ScoreBuffers
}

/** Creates a matcher for one query. */
export function createMatcher(buffers: ScoreBuffers): Matcher {
  const kept = new Map<NameTable, Map<string, { scores: Uint8Array; reach: Reach }>>()
  const match = (names: NameTable, text: string, reach: Reach): Uint8Array => {
    const ofTable = kept.get(names) ?? new Map<string, { scores: Uint8Array; reach: Reach }>()
    kept.set(names, ofTable)
    const before = ofTable.get(text)
    if (before?.reach === reach) return before.scores
    const isLess = before !== undefined && reach !== 'plain' && before.reach !== 'typo'
    const scores = isLess ? before.scores : buffers.take(names.count)
    matchTerm(names, termOf(text), reach, scores, isLess)
    ofTable.set(text, { scores, reach })
    return scores
  }
  return Object.assign(match, { buffers })
}

/** Tables that words are compared with. */
export interface WordTables {
  names: NameTable
  entries: EntryTable
  containers: ContainerTable
  /** Slugs, followed by names. */
  packages: NameTable
}

/** Splits containers into their parts. */
export function containerTable({ containers }: EntryTable): ContainerTable {
  const numbers = new Map<string, number>()
  const parts = containers.map((container) =>
    container === ''
      ? []
      : container.split('.').map((part) => {
          const known = numbers.get(part) ?? numbers.size
          numbers.set(part, known)
          return known
        }),
  )
  return { names: nameTableOf([...numbers.keys()]), parts }
}

/** Table of package slugs and names. */
export function packageTable({ packages }: EntryTable): NameTable {
  return nameTableOf([...packages.map(({ slug }) => slug), ...packages.map(({ name }) => name)])
}

const qualified = scoreOf('qualified')
const prefix = scoreOf('prefix')
const hump = scoreOf('hump')
const word = scoreOf('word')
const subsequence = scoreOf('subsequence')
const typo = scoreOf('typo')

/**
 * Scores every entry against the words of a query.
 *
 * With several words, each must match the name, an enclosing name or the package's name, and at least one must match
 * the name; the worst score counts. Words that form a name when joined match it as one.
 */
export function scoreWords(
  words: readonly (readonly string[])[],
  reach: Reach,
  tables: WordTables,
  match: Matcher,
): Uint8Array {
  const [first] = words
  if (words.length === 1) return withoutParts(scorePath(first!, reach, tables, match))
  const { entries, names } = tables
  const { count, named, namedStarts } = entries
  const compared = words.map((parts) => comparisonOf(parts, reach, tables, match))
  const joined = scoreNames(names, words.flat().join(''), 'plain', match)
  const inName = namesWithWord(compared, match.buffers.take(names.count))
  const paths = compared.flatMap(({ path }) => path ?? [])
  const scores = match.buffers.take(count)
  for (let own = 0; own < names.count; own += 1) {
    const whole = joined[own]! < word ? joined[own]! : noMatch
    if (inName[own] !== 0 && whole === noMatch && paths.length === 0) continue
    for (let at = namedStarts[own]!; at < namedStarts[own + 1]!; at += 1) {
      const entry = named[at]!
      const isNamed = inName[own] === 0 || paths.some((path) => path[entry] !== noMatch)
      scores[entry] = Math.min(whole, isNamed ? worstOf(compared, entry, entries) : noMatch)
    }
  }
  return scores
}

/** Scores of one word among several: of a path by entry, of any other by name and by what is around it. */
type Comparison =
  | { path: Uint8Array; own?: undefined; around?: undefined }
  | { path?: undefined; own: Uint8Array; around: Around }

function comparisonOf(parts: readonly string[], reach: Reach, tables: WordTables, match: Matcher): Comparison {
  if (parts.length > 1) return { path: scorePath(parts, reach, tables, match) }
  const own = scoreNames(tables.names, parts[0]!, reach, match)
  return { own, around: aroundWord(parts[0]!, reach, tables, match) }
}

/** Puts 0 for each name that has one of the words. */
function namesWithWord(compared: readonly Comparison[], found: Uint8Array): Uint8Array {
  for (const { own } of compared) {
    if (own === undefined) continue
    for (let name = 0; name < found.length; name += 1) if (own[name] !== noMatch) found[name] = 0
  }
  return found
}

/** Worst score of the words for an entry. */
function worstOf(compared: readonly Comparison[], entry: number, { name, owner, symbols }: EntryTable): number {
  let worst = 0
  for (const { path, own, around } of compared) {
    let best = path === undefined ? amongOthers(own[name[entry]!]!) : path[entry]!
    if (around !== undefined) {
      const beside = entry < symbols ? around.outside(entry) : around.inside(owner[entry]!)
      if (beside < best && (best >= subsequence || beside < word)) best = Math.min(beside + outsideName, noMatch)
    }
    if (best > worst) worst = best
  }
  return worst
}

/** Shade of a word that matches around a name only: `local` of the package, not of `useLocalStorage`. */
const outsideName = 4

/** Drops the shade for ending within a word, which a single word ignores. */
function withoutParts(scores: Uint8Array): Uint8Array {
  for (let entry = 0; entry < scores.length; entry += 1) {
    const score = scores[entry]!
    const hasParts = (score >= prefix && score < hump) || (score >= word && score < subsequence)
    if (hasParts) scores[entry] = score & ~partOfWord
  }
  return scores
}

/** Scores a prefix as a word: among several words, the first of a name is like any other. */
function amongOthers(score: number): number {
  return score >= prefix && score < hump ? word + (score % shades) : score
}

/** Scores the names of a table; parts between separators may also match apart. */
function scoreNames(names: NameTable, text: string, reach: Reach, match: Matcher): Uint8Array {
  const own = match(names, text, reach)
  const parts = text.split(/[-_]+/u).filter((part) => part !== '')
  if (parts.length < 2 || parts.length > 12) return own
  const apart = parts.map((part) => match(names, part, 'plain'))
  const joined = match(names, parts.join(''), 'plain')
  const scores = match.buffers.take(names.count)
  for (let name = 0; name < names.count; name += 1) {
    let worst = word
    for (let at = 0; at < apart.length && worst !== noMatch; at += 1) worst = Math.max(worst, apart[at]![name]!)
    scores[name] = Math.min(own[name]!, worst, joined[name]!)
  }
  return scores
}

/** Scores every entry against one word: by its name and, for a path, by the enclosing names too. */
function scorePath(parts: readonly string[], reach: Reach, tables: WordTables, match: Matcher): Uint8Array {
  const { names, entries } = tables
  const own = scoreNames(names, parts.at(-1)!, reach, match)
  const scores = match.buffers.take(entries.count)
  if (parts.length === 1) {
    const { named, namedStarts } = entries
    for (let one = 0; one < names.count; one += 1) {
      if (own[one] === noMatch) continue
      for (let at = namedStarts[one]!; at < namedStarts[one + 1]!; at += 1) scores[named[at]!] = own[one]!
    }
    return scores
  }
  const literal = match(names, parts.join('.'), 'plain')
  const around = scoreEnclosing(parts.slice(0, -1), reach, tables, match)
  const { name, owner, symbols } = entries
  for (let entry = 0; entry < entries.count; entry += 1) {
    const score = own[name[entry]!]!
    const enclosing = entry < symbols ? around.outside[entry]! : around.inside[owner[entry]!]!
    scores[entry] = Math.min(literal[name[entry]!]!, score === noMatch ? noMatch : pathScore(score, enclosing))
  }
  return scores
}

/** Two exact matches are a qualified name; otherwise the worse of both counts, at best as a prefix. */
function pathScore(own: number, around: number): number {
  if (own >= shades || around >= shades) return Math.max(prefix, own, around)
  return qualified + Math.max(own, around)
}

/** Scores enclosing names against the parts of a path before the last, innermost first. */
function scoreEnclosing(parts: readonly string[], reach: Reach, tables: WordTables, match: Matcher): Enclosing {
  const { names, entries, containers } = tables
  const { symbols, name, containerOf } = entries
  const inner = scoreNames(names, parts.at(-1)!, reach, match)
  const byPart = parts.map((part) => scoreNames(containers.names, part, reach, match))
  const aligned = (container: number, count: number): number => {
    const path = containers.parts[container]!
    let worst = 0
    for (let at = 1; at <= count; at += 1) worst = Math.max(worst, byPart[count - at]![path.at(-at) ?? -1] ?? noMatch)
    return worst
  }
  const whole = containers.parts.map((_, container) => aligned(container, parts.length))
  const outer = containers.parts.map((_, container) => aligned(container, parts.length - 1))
  const around: Enclosing = { outside: match.buffers.take(symbols), inside: match.buffers.take(symbols) }
  for (let symbol = 0; symbol < symbols; symbol += 1) {
    const container = containerOf[symbol]!
    around.outside[symbol] = whole[container]!
    const direct = Math.max(inner[name[symbol]!]!, outer[container]!)
    around.inside[symbol] = Math.min(direct, Math.max(prefix, whole[container]!))
  }
  return around
}

/** For each symbol: scores of the names around it, and around its members. */
interface Enclosing {
  outside: Uint8Array
  inside: Uint8Array
}

/** Scores of the names around a symbol, and around its members. */
interface Around {
  outside: (symbol: number) => number
  inside: (symbol: number) => number
}

/** Compares enclosing names and the package with one of several words. */
function aroundWord(text: string, reach: Reach, tables: WordTables, match: Matcher): Around {
  const { names, entries, containers, packages } = tables
  const { name, containerOf, packageOf } = entries
  const inNames = scoreNames(names, text, reach, match)
  const inParts = scoreNames(containers.names, text, reach, match)
  const inPackages = scoreNames(packages, text, 'plain', match)
  const byContainer = containers.parts.map((parts) =>
    parts.reduce((best, part) => Math.min(best, beside(inParts[part]!)), noMatch),
  )
  const byPackage = entries.packages.map((_, at) => {
    return Math.min(beside(inPackages[at]!), beside(inPackages[at + entries.packages.length]!))
  })
  const outside = (symbol: number): number =>
    Math.min(byContainer[containerOf[symbol]!]!, byPackage[packageOf[symbol]!]!)
  return { outside, inside: (symbol) => Math.min(outside(symbol), beside(inNames[name[symbol]!]!)) }
}

/** Score of a match outside the name itself. */
function beside(score: number): number {
  if (score < shades) return qualified + score
  if (score < word) return word + (score < hump ? score % shades : 1)
  if (score < subsequence) return score
  return score >= typo ? score : noMatch
}

import type { BaseTable } from './bases.ts'
import { type EntryTable } from './entry-table.ts'
import { matchTerm, noMatch, partOfWord, type Reach, scoreOf, type Scores, shades } from './match-term.ts'
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
  (names: NameTable, text: string, reach: Reach): Scores
  buffers: ScoreBuffers
}

/** Creates a matcher for one query. */
export function createMatcher(buffers: ScoreBuffers): Matcher {
  const kept = new Map<NameTable, Map<string, { found: Scores; reach: Reach }>>()
  const match = (names: NameTable, text: string, reach: Reach): Scores => {
    const ofTable = kept.get(names) ?? new Map<string, { found: Scores; reach: Reach }>()
    kept.set(names, ofTable)
    const before = ofTable.get(text)
    if (before?.reach === reach) return before.found
    const isLess = before !== undefined && reach !== 'plain' && before.reach !== 'typo'
    const found = isLess ? before.found : { of: buffers.take(names.count), matched: [] }
    matchTerm(names, termOf(text), reach, found, isLess)
    ofTable.set(text, { found, reach })
    return found
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
  bases: BaseTable
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
): Scores {
  const [first] = words
  if (words.length === 1) return withoutParts(scorePath(first!, reach, tables, match))
  const { entries, names } = tables
  const { name, named, namedStarts } = entries
  const compared = words.map((parts) => comparisonOf(parts, reach, tables, match))
  const joined = scoreNames(names, words.flat().join(''), 'plain', match)
  const found: Scores = { of: match.buffers.take(entries.count), matched: [] }
  const put = (entry: number, score: number): void => {
    if (score < found.of[entry]!) {
      if (found.of[entry] === noMatch) found.matched.push(entry)
      found.of[entry] = score
    }
  }
  const seen = match.buffers.take(names.count)
  for (const { own } of compared) {
    for (const one of own?.matched ?? []) {
      if (seen[one] === 0) continue
      seen[one] = 0
      for (let at = namedStarts[one]!; at < namedStarts[one + 1]!; at += 1)
        put(named[at]!, worstOf(compared, named[at]!, entries))
    }
  }
  for (const { path } of compared) {
    for (const entry of path?.matched ?? []) if (seen[name[entry]!] !== 0) put(entry, worstOf(compared, entry, entries))
  }
  for (const one of joined.matched) {
    if (joined.of[one]! >= word) continue
    for (let at = namedStarts[one]!; at < namedStarts[one + 1]!; at += 1) put(named[at]!, joined.of[one]!)
  }
  return found
}

/** Scores of one word among several: of a path by entry, of any other by name and by what is around it. */
type Comparison =
  | { path: Scores; own?: undefined; around?: undefined }
  | { path?: undefined; own: Scores; around: Around }

function comparisonOf(parts: readonly string[], reach: Reach, tables: WordTables, match: Matcher): Comparison {
  if (parts.length > 1) return { path: scorePath(parts, reach, tables, match) }
  const own = scoreNames(tables.names, parts[0]!, reach, match)
  return { own, around: aroundWord(parts[0]!, reach, tables, match) }
}

/** Worst score of the words for an entry. */
function worstOf(compared: readonly Comparison[], entry: number, { name, owner, symbols }: EntryTable): number {
  let worst = 0
  for (const { path, own, around } of compared) {
    let best = path === undefined ? amongOthers(own.of[name[entry]!]!) : path.of[entry]!
    if (around !== undefined) {
      const beside = entry < symbols ? around.outside(entry) : around.inside(owner[entry]!)
      if (beside < best && (best >= subsequence || beside < word)) best = Math.min(beside + outsideName, noMatch)
    }
    if (best > worst) worst = best
    if (worst === noMatch) return noMatch
  }
  return worst
}

/** Shade of a word that matches around a name only: `local` of the package, not of `useLocalStorage`. */
const outsideName = 4

/** Drops the shade for ending within a word, which a single word ignores. */
function withoutParts(found: Scores): Scores {
  for (const entry of found.matched) {
    const score = found.of[entry]!
    const hasParts = (score >= prefix && score < hump) || (score >= word && score < subsequence)
    if (hasParts) found.of[entry] = score & ~partOfWord
  }
  return found
}

/** Scores a prefix as a word: among several words, the first of a name is like any other. */
function amongOthers(score: number): number {
  return score >= prefix && score < hump ? word + (score % shades) : score
}

/** Scores the names of a table; parts between separators may also match apart. */
function scoreNames(names: NameTable, text: string, reach: Reach, match: Matcher): Scores {
  const own = match(names, text, reach)
  const parts = text.split(/[-_]+/u).filter((part) => part !== '')
  if (parts.length < 2 || parts.length > 12) return own
  const apart = parts.map((part) => match(names, part, 'plain'))
  const joined = match(names, parts.join(''), 'plain')
  const found: Scores = { of: match.buffers.take(names.count), matched: [] }
  const put = (name: number, score: number): void => {
    if (found.of[name] === noMatch) found.matched.push(name)
    found.of[name] = Math.min(found.of[name]!, score)
  }
  for (const name of own.matched) put(name, own.of[name]!)
  for (const name of joined.matched) put(name, joined.of[name]!)
  for (const name of apart[0]!.matched) {
    let worst = word
    for (let at = 0; at < apart.length && worst !== noMatch; at += 1) worst = Math.max(worst, apart[at]!.of[name]!)
    if (worst !== noMatch) put(name, worst)
  }
  return found
}

/** Scores every entry against one word: by its name and, for a path, by the enclosing names too. */
function scorePath(parts: readonly string[], reach: Reach, tables: WordTables, match: Matcher): Scores {
  const { names, entries } = tables
  const { name, owner, symbols, named, namedStarts } = entries
  const own = scoreNames(names, parts.at(-1)!, reach, match)
  const found: Scores = { of: match.buffers.take(entries.count), matched: [] }
  const put = (names: readonly number[], scoreOfEntry: (entry: number) => number): void => {
    for (const one of names) {
      for (let at = namedStarts[one]!; at < namedStarts[one + 1]!; at += 1) {
        const entry = named[at]!
        const score = scoreOfEntry(entry)
        if (score === noMatch) continue
        if (found.of[entry] === noMatch) found.matched.push(entry)
        found.of[entry] = Math.min(found.of[entry]!, score)
      }
    }
  }
  if (parts.length === 1) {
    put(own.matched, (entry) => own.of[name[entry]!]!)
    return found
  }
  const literal = match(names, parts.join('.'), 'plain')
  const around = scoreEnclosing(parts.slice(0, -1), reach, tables, match)
  put(literal.matched, (entry) => literal.of[name[entry]!]!)
  put(own.matched, (entry) => {
    const enclosing = entry < symbols ? around.outside[entry]! : around.inside[owner[entry]!]!
    return pathScore(own.of[name[entry]!]!, enclosing)
  })
  return found
}

/** Two exact matches are a qualified name; otherwise the worse of both counts, at best as a prefix. */
function pathScore(own: number, around: number): number {
  if (own >= shades || around >= shades) return Math.max(prefix, own, around)
  return qualified + Math.max(own, around)
}

/** Scores enclosing names against the parts of a path before the last, innermost first. */
function scoreEnclosing(parts: readonly string[], reach: Reach, tables: WordTables, match: Matcher): Enclosing {
  const { names, entries, containers, bases } = tables
  const { symbols, name, containerOf, home } = entries
  const inner = scoreNames(names, parts.at(-1)!, reach, match).of
  const byPart = parts.map((part) => scoreNames(containers.names, part, reach, match).of)
  const aligned = (container: number, count: number): number => {
    const path = containers.parts[container]!
    let worst = 0
    for (let at = 1; at <= count; at += 1) worst = Math.max(worst, byPart[count - at]![path.at(-at) ?? -1] ?? noMatch)
    return worst
  }
  const whole = containers.parts.map((_, container) => aligned(container, parts.length))
  const outer = containers.parts.map((_, container) => aligned(container, parts.length - 1))
  const heirs: number[] = []
  const around: Enclosing = { outside: match.buffers.take(symbols), inside: match.buffers.take(symbols) }
  for (let symbol = 0; symbol < symbols; symbol += 1) {
    const container = containerOf[symbol]!
    around.outside[symbol] = whole[container]!
    const direct = Math.max(inner[name[symbol]!]!, outer[container]!)
    around.inside[symbol] = Math.min(direct, Math.max(prefix, whole[container]!))
    if (around.inside[symbol]! < shades - 1) heirs.push(symbol)
  }
  // A member that a class inherits is found by the name of the class, after those of its own.
  for (const heir of heirs) {
    for (const base of bases.above(home[heir]!)) {
      around.inside[base] = Math.min(around.inside[base]!, around.inside[heir]! + 1)
    }
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
  const inNames = scoreNames(names, text, reach, match).of
  const inParts = scoreNames(containers.names, text, reach, match).of
  const inPackages = scoreNames(packages, text, 'plain', match).of
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

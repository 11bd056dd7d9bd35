import type { History, HistoryChange } from '@signpost/api-review/history'
import type { ApiChange, ChangedLine, PackageChanges, Token, VersionChanges } from '@signpost/graph-model/model'
import { lex, type ReferenceSpan } from '../signature/lex.ts'
import { printSignature } from '../signature/print.ts'
import { enclosingBrackets, wordStyle } from '../signature/word-style.ts'
import { changeTarget } from './change-target.ts'
import { changedLines, onlyLine } from './changed-lines.ts'
import type { GraphIndex, IndexedPackage } from './graph-index.ts'
import { orderedVersions, type OrderedVersion, type PlacedChange } from './ordered-versions.ts'
import { createRefTable, homePlace, type RefTable } from './refs.ts'
import { resolveOutside, resolveReference } from './resolve-reference.ts'
import { shownOutside, shownReference } from './shown-reference.ts'

/** Links the recorded changes of a package; undefined when it has none. */
export function linkChanges(one: IndexedPackage, index: GraphIndex): PackageChanges | undefined {
  const { history } = one.draft.source
  if (history === undefined || !hasChanges(history)) return undefined
  const refs = createRefTable(index)
  const versions = orderedVersions(history).map((version) => linkVersion(version, one, index, refs))
  refs.placeUnexported((id) => homePlace(id, index))
  return { versions, refs: refs.finish() }
}

/** Whether a timeline has anything to show. */
function hasChanges({ versions }: History): boolean {
  return versions.some(({ changes }) => changes.length > 0)
}

function linkVersion(
  { version, date, anchor, isBaseline, after, changes }: OrderedVersion,
  one: IndexedPackage,
  index: GraphIndex,
  refs: RefTable,
): VersionChanges {
  return {
    version,
    ...(date === undefined ? {} : { date }),
    anchor,
    ...(isBaseline ? { isBaseline } : {}),
    ...(after === undefined ? {} : { after }),
    changes: changes.map((placed) => linkChange(placed, one, index, refs)),
  }
}

function linkChange(
  { change: record, anchor }: PlacedChange,
  one: IndexedPackage,
  index: GraphIndex,
  refs: RefTable,
): ApiChange {
  const { symbol, entry, change, level, strict, role, rules = [], witness } = record
  const target = change === 'removed' ? undefined : changeTarget(record, one, index)
  const specifier = entry === undefined ? undefined : specifierOf(entry, one)
  const [before, after] = linesOf(record, (text) => tokensOf(text, record, one, index, refs))
  return {
    name: symbol,
    ...(specifier === undefined ? {} : { specifier }),
    anchor,
    change,
    ...(level === undefined ? {} : { level }),
    ...(strict === undefined ? {} : { strict }),
    ...(role === undefined ? {} : { role }),
    rules,
    ...(target === undefined ? {} : { ref: refs.target(target) }),
    before,
    after,
    ...(witness === undefined ? {} : { witness: withImport(witness, specifier ?? one.draft.source.name) }),
  }
}

/** Types of the version before in consumer code. */
const base = /(?<![\w$.'"])B\./u

/**
 * Consumer code with the imports that the timeline leaves out: of the package, and of the version before where it is installed beside
 * it, by the name that reviews have for it.
 */
function withImport(witness: string, specifier: string): string {
  const before = specifier.replace(/^(?:@[^/]*\/)?[^/]*/u, '$&-before')
  const imports = base.test(witness) ? `import * as B from '${before}' // the version before\n` : ''
  return `import * as L from '${specifier}'\n${imports}\n${witness}`
}

/** Module specifier of an entry point, also of one that the package no longer has. */
function specifierOf(entry: string, { draft }: IndexedPackage): string {
  return `${draft.source.name}${entry.replace(/^\./u, '')}`
}

/** Declarations of both sides. The overloads of one position are compared. */
function linesOf(
  { before = '', after = '' }: HistoryChange,
  tokens: (text: string) => Token[],
): [before: ChangedLine[], after: ChangedLine[]] {
  const sides = [before, after].map((text) => (text === '' ? [] : text.split('\n').map(tokens)))
  const pairs = sides[0]!.map((line, at) =>
    sides[1]![at] === undefined ? undefined : changedLines(line, sides[1]![at]),
  )
  return [
    sides[0]!.map((line, at) => pairs[at]?.[0] ?? onlyLine(line)),
    sides[1]!.map((line, at) => pairs[at]?.[1] ?? onlyLine(line)),
  ]
}

/** Tokens of a recorded declaration. Its names lead to what has the name now. */
function tokensOf(
  text: string,
  { symbol, entry = '.', names = {} }: HistoryChange,
  one: IndexedPackage,
  index: GraphIndex,
  refs: RefTable,
): Token[] {
  const declaredName = symbol.slice(symbol.lastIndexOf('.') + 1)
  const { line } = printSignature(text, referencesIn(text, names, one.draft.source.name), {
    name: declaredName,
    declaredName: writtenInReport(text, declaredName),
    omit: 'function',
    typeParameters: new Set(),
  })
  return line.pieces.map((piece): Token => {
    if (typeof piece === 'number') return piece
    const { text: written, style, target } = piece
    const found = target === undefined ? undefined : resolveReference(target, one, entry, index)
    const outside = target === undefined || found !== undefined ? undefined : resolveOutside(target, index)
    const link = found !== undefined ? refs.target(found) : outside === undefined ? null : refs.outside(outside)
    const words =
      found !== undefined
        ? shownReference(written, found, false, one, index)
        : outside !== undefined
          ? shownOutside(written, outside)
          : removedName(written, target)
    if (style === undefined) return link === null ? words : [words, link]
    return [words, link, style]
  })
}

/** Name of a declaration in its report, where API Extractor numbers names of globals: `open_2`. */
function writtenInReport(text: string, name: string): string {
  const [first, ...others] = text.match(/[\p{ID_Start}$_][\p{ID_Continue}$]*/gu) ?? []
  return [first, ...others].find((word) => word?.replace(/_\d+$/u, '') === name) ?? name
}

/** Name of what the API no longer has, without the number of its report. */
function removedName(text: string, target: string | undefined): string {
  const name = /(?<name>[^!.~#:]+)(?::[a-z]+)?$/u.exec(target ?? '')?.groups?.['name']
  return name !== undefined && text.replace(/_\d+$/u, '') === name ? name : text
}

/** Names of types in a declaration that the timeline resolves. */
function referencesIn(text: string, names: Readonly<Record<string, string>>, own: string): ReferenceSpan[] {
  const lexemes = lex(text, [])
  const brackets = enclosingBrackets(lexemes)
  return lexemes.flatMap(({ kind, text: word, start }, at) => {
    if (kind !== 'word' || !Object.hasOwn(names, word) || wordStyle(lexemes, at, brackets[at] ?? '') !== 't') return []
    const name = names[word]!
    return [{ start, end: start + word.length, target: name.includes('!') ? name : `${own}!${name}` }]
  })
}

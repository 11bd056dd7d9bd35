import { join, posix } from 'node:path'
import type ts from 'typescript'
import { readComments } from '../declarations/read-comments.ts'
import type { SourcePositions } from '../source/source-positions.ts'
import type { SourceTexts } from '../source/source-texts.ts'
import type { PackageFolder } from '../../package/package-folder.ts'
import { isScript } from '../../program/plain-script.ts'
import { compiler } from '../../typescript.ts'
import {
  docComment,
  documentationIn,
  firstWords,
  hasWords,
  isDocumentation,
  isSectionTitle,
  plain,
} from './doc-comments.ts'
import { isPublicComment, nodesAt, type Surface } from './is-public-comment.ts'
import { likelySources } from './likely-source.ts'
import { type LostReason, lostReason } from './lost-reason.ts'
import { publicFiles } from './public-files.ts'
import { namesDeclaredBy, publicStatements } from './public-statements.ts'
import { requiredScripts } from './required-scripts.ts'

/** A doc comment of something public that the documentation lacks. */
export interface LostComment {
  /** Relative to the package folder. */
  file: string
  line: number
  column: number
  /** First words. */
  words: string
  reason: LostReason
  /** Name that the statement with the comment declares; absent for one without. */
  name?: string
}

/** Doc comments of a package: every one of something public is in one of both. */
export interface CommentBalance {
  /** Number of different texts that were read for the documentation. */
  read: number
  lost: LostComment[]
  /** Those of sources that no declaration map leads to, and that are in no declaration: they may be of something public. */
  uncompared: LostComment[]
}

/** Inputs of `commentBalance`. */
export interface BalanceInput {
  /** Declarations that are shown. */
  nodes: Iterable<ts.Node>
  /** Statements and parts of them that export names of other modules, or add to these. */
  exporting: ReadonlySet<ts.Node>
  checker: ts.TypeChecker
  /** Files of the entry points. */
  entries: readonly ts.SourceFile[]
  folder: PackageFolder
  positions: SourcePositions
  sources: Pick<SourceTexts, 'script' | 'source' | 'isScript'>
}

/**
 * Counts the doc comments that were read, and finds those that nothing read: all of the declaration files and sources with public
 * declarations, without those that are of nothing public (see `isPublicComment`). A comment of a source that the compiler copied into a declaration is one with its copy.
 */
export function commentBalance(input: BalanceInput): CommentBalance {
  const { folder, positions, sources } = input
  const [lost, uncompared] = [new Map<string, LostComment>(), new Map<string, LostComment>()]
  const likely = likelySources(folder, positions)
  const { declared, written } = publicFiles(input, likely)
  const read = readTexts()
  const parsed = new Map<string, ts.SourceFile>()
  const placesOf = memoised(placesOfTexts)
  const readIn = memoised((file) => new Set([...(readComments().get(file)?.values() ?? [])].map(plain)))
  for (const [path, { files }] of written) {
    const text = folder.sources.readText(join(folder.dir, path)) ?? ''
    const places = placesOfTexts({ text })
    const isRead = ({ pos, end }: ts.TextRange): boolean => {
      const comment = plain(text.slice(pos, end))
      const count = places.get(comment)!.length
      return [...files].some((one) => readIn(one).has(comment) && (placesOf(one).get(comment)?.length ?? 0) >= count)
    }
    const isParsed = [...files].some(sources.isScript) || hasOthers(text, isRead)
    const file = isParsed ? sources.source(path) : undefined
    if (file !== undefined) parsed.set(path, file)
  }
  const given = input.entries.flatMap((one) => {
    const path = positions.sourceOfFile(one) ?? likely(one) ?? ''
    return isScript(path) ? (sources.source(path) ?? []) : []
  })
  const required = requiredScripts(given, sources.script)
  for (const file of required) parsed.set(file.fileName, file)
  const isMapped = !input.entries.some((one) => likely(one) !== undefined)
  for (const [file, { statements, sources: paths }] of declared) {
    const surface: Surface = {
      isPublic: (one) => statements.has(one),
      isNamed: () => false,
      isOpaque: () => false,
      hasName: () => false,
      isGiven: false,
      isFilling: () => false,
    }
    const linked = [...paths].flatMap((path) => parsed.get(path) ?? [])
    if (hasOthers(file.text, (range) => isShown(file, range, linked)))
      addAll(file, surface, documentationIn(file), linked, lost)
  }
  for (const [path, file] of parsed) {
    const { names, files, isLikely } = written.get(path) ?? {
      names: new Map<string, string>(),
      files: new Set<ts.SourceFile>(),
      isLikely: !isMapped,
    }
    const whole = [...files].map(({ text }) => text).join('\n')
    const declaredBy = (statement: ts.Node): string =>
      namesDeclaredBy(statement)
        .flatMap((one) => names.get(one) ?? [])
        .join('\n') || whole
    const surface: Surface = {
      ...publicStatements(file, names.keys()),
      isNamed: (name, statement) => (whole === '' ? undefined : isMember(name, declaredBy(statement))),
      isOpaque: (name, statement) => isMember(name, declaredBy(statement), opaque),
      hasName: (name) => names.has(name),
      isGiven: required.has(file),
    }
    const isCopied = (range: ts.TextRange): boolean =>
      [...files].some((one) => copyIn(one, file, range) !== undefined) ||
      (isLikely && read.has(plain(file.text.slice(range.pos, range.end))))
    const comments = documentationIn(file).filter(
      (one) => !isCopied(one) && !(isLikely && isOfPrivate(file, one, whole)),
    )
    addAll(file, surface, comments, [...files], isLikely ? uncompared : lost)
  }
  return { read: read.size, lost: [...lost.values()], uncompared: [...uncompared.values()] }

  function readTexts(): Set<string> {
    const own = [...readComments()].filter(([{ fileName }]) => !posix.isAbsolute(fileName) || folder.owns(fileName))
    return new Set(own.flatMap(([, comments]) => [...comments.values()].filter(hasWords).map(plain)))
  }

  /** Whether a text has comments other than known ones; a fast check, before the parts of a file are visited. */
  function hasOthers(text: string, isKnown: (range: ts.TextRange) => boolean): boolean {
    return [...text.matchAll(docComment)].some(({ 0: comment, index }) => {
      const range = { pos: index, end: index + comment.length }
      return isDocumentation(text, range) && !isKnown(range)
    })
  }

  /** @param linked - Files that are made from this one, or of which it is made. */
  function addAll(
    file: ts.SourceFile,
    surface: Surface,
    comments: readonly ts.TextRange[],
    linked: readonly ts.SourceFile[],
    found: Map<string, LostComment>,
  ): void {
    for (const range of comments) {
      const comment = file.text.slice(range.pos, range.end)
      if (isShown(file, range, linked) || !isPublicComment(file, range, surface)) continue
      const copied = inSource(file, range)
      // The compiler drops blank lines.
      if (copied?.isTitle === true) continue
      const name = nameAt(file, range.pos)
      const place = copied?.place ?? placeIn(file.text, range.pos, relative(file))
      found.set(JSON.stringify(place), {
        ...place,
        words: firstWords(comment),
        reason: lostReason(file, range),
        ...(name === undefined ? {} : { name }),
      })
    }
  }

  /** Whether a comment was read, or its copy in a linked file. */
  function isShown(file: ts.SourceFile, range: ts.TextRange, linked: readonly ts.SourceFile[]): boolean {
    const isReadAt = (one: ts.SourceFile, pos: number): boolean => readComments().get(one)?.has(pos) === true
    return (
      isReadAt(file, range.pos) ||
      linked.some((one) => copyIn(one, file, range)?.some((pos) => isReadAt(one, pos)) === true)
    )
  }

  /** Offsets where another file may have a copy of a comment: of equal texts the one in the same order, if both have as many. */
  function copyIn(other: ts.SourceFile, file: ts.SourceFile, { pos, end }: ts.TextRange): number[] | undefined {
    const text = plain(file.text.slice(pos, end))
    const [places, copies] = [placesOf(file).get(text) ?? [], placesOf(other).get(text)]
    if (copies?.length === places.length) return [copies[places.indexOf(pos)]!]
    return copies === undefined || isOfCall(file, pos) ? undefined : copies
  }

  function relative({ fileName }: ts.SourceFile): string {
    return posix.isAbsolute(fileName) ? folder.relative(fileName) : fileName
  }

  /** Place in the source from which the compiler copied a comment of a declaration file. */
  function inSource(file: ts.SourceFile, { pos, end }: ts.TextRange): { place: Place; isTitle: boolean } | undefined {
    const source = positions.sourceOfFile(file)
    const text = source === undefined ? undefined : folder.sources.readText(join(folder.dir, source))
    if (source === undefined || text === undefined) return undefined
    const wanted = plain(file.text.slice(pos, end))
    const copies = [...file.text.matchAll(docComment)].filter(([one]) => plain(one) === wanted)
    const nth = copies.findIndex(({ index }) => index === pos)
    const found = [...text.matchAll(docComment)].filter(([one]) => plain(one) === wanted)[nth]
    if (found === undefined) return undefined
    const { 0: comment, index } = found
    return { place: placeIn(text, index, source), isTitle: isSectionTitle(text, index + comment.length) }
  }
}

/** Offsets of the doc comments of a file, by their text. */
function placesOfTexts({ text }: Pick<ts.SourceFile, 'text'>): Map<string, number[]> {
  const found = new Map<string, number[]>()
  for (const { 0: comment, index } of text.matchAll(docComment)) {
    const key = plain(comment)
    const known = found.get(key)
    if (known === undefined) found.set(key, [index])
    else known.push(index)
  }
  return found
}

type Place = Pick<LostComment, 'file' | 'line' | 'column'>

function placeIn(text: string, at: number, file: string): Place {
  const before = text.slice(0, at)
  return { file, line: before.split('\n').length, column: at - before.lastIndexOf('\n') }
}

/** Whether a comment is of a call, of which no declaration is made. */
function isOfCall(file: ts.SourceFile, pos: number): boolean {
  const owner = nodesAt(file, pos).findLast((node) => node.getStart(file) > pos)
  return owner !== undefined && compiler.isExpressionStatement(owner) && compiler.isCallExpression(owner.expression)
}

/** Whether a comment of compiled code is of a member that the declarations call private. */
function isOfPrivate(file: ts.SourceFile, { pos }: ts.TextRange, declarations: string): boolean {
  const owner = nodesAt(file, pos).findLast((node) => node.getStart(file) > pos)
  const name = owner === undefined ? undefined : (owner as ts.ClassElement).name?.getText()
  return (
    name !== undefined &&
    /^[\w$]+$/u.test(name) &&
    new RegExp(`\\bprivate (?:\\w+ )*${name.replaceAll('$', '\\$')}\\b`, 'u').test(declarations)
  )
}

/** Type after a name that says nothing about members. */
const opaque = ':\\s*(?:any|unknown|[oO]bject|\\{\\})\\s*(?:[;,)\\n]|$)'

/** Whether a declaration has a member with a name, by its text. */
function isMember(written: string, text: string, type = '[?:(<=,;}]'): boolean {
  // The compiler may write other quotes.
  const name = written.replace(/^(['"])(.*)\1$/su, '$2')
  const escaped = name.replace(/[\\^$.*+?()[\]{}|/]/gu, '\\$&')
  return text.includes(name) && new RegExp(`(?<![\\w$])['"]?${escaped}['"]?\\s*${type}`, 'u').test(text)
}

/** First name of the outermost statement at a position, or of one that ends on its line before it. */
function nameAt({ statements, text }: ts.SourceFile, pos: number): string | undefined {
  const line = text.lastIndexOf('\n', pos)
  const before = statements.findLast(({ end }) => end <= pos && end > line)
  const statement = before ?? statements.find((one) => one.pos <= pos && pos < one.end)
  return statement && namesDeclaredBy(statement)[0]
}

function memoised<Value>(read: (file: ts.SourceFile) => Value): (file: ts.SourceFile) => Value {
  const known = new Map<ts.SourceFile, Value>()
  return (file) => {
    if (!known.has(file)) known.set(file, read(file))
    return known.get(file)!
  }
}

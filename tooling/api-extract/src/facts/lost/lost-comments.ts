import { join, posix } from 'node:path'
import type ts from 'typescript'
import { isRead } from '../declarations/read-comments.ts'
import type { SourcePositions } from '../source/source-positions.ts'
import type { SourceTexts } from '../source/source-texts.ts'
import type { PackageFolder } from '../../package/package-folder.ts'
import { plainNameOf } from '../../program/declarations.ts'
import { compiler } from '../../typescript.ts'
import { statementComments } from './statement-comments.ts'
import { commentsBefore, isSectionTitle, publicComments } from './public-comments.ts'

/** A doc comment of something public that the documentation lacks. */
export interface LostComment {
  /** Relative to the package folder. */
  file: string
  line: number
  column: number
  /** First words. */
  words: string
  /** Name of the declaration around it or after it; absent for one without. */
  name?: string
}

/** A comment and where it is written. */
interface Found {
  file: ts.SourceFile
  range: ts.TextRange
  text: string
}

/**
 * Doc comments of public declarations, and of statements that export, that nothing read. A comment of a source that the compiler copied
 * into a declaration is one with its copy.
 *
 * @param nodes - Declarations that are shown.
 * @param exporting - Statements of entry points that export names of other modules.
 */
export function lostComments(
  nodes: Iterable<ts.Node>,
  exporting: Iterable<ts.Node>,
  folder: PackageFolder,
  positions: SourcePositions,
  sources: Pick<SourceTexts, 'twin' | 'parsed' | 'isScript'>,
): LostComment[] {
  const lost = new Map<string, LostComment>()
  const omitted = omittedComments(folder)
  const textsIn = readTexts()
  for (const statement of exporting) {
    for (const one of foundBefore(statement)) if (!isRead(one.file, one.range)) add(one, statement)
  }
  for (const node of nodes as Iterable<ts.Declaration>) {
    if (!folder.owns(node.getSourceFile().fileName) || compiler.isSourceFile(node)) continue
    const declared = found(node)
    for (const statement of exportsInside(node)) {
      for (const one of foundBefore(statement)) if (!isRead(one.file, one.range)) add(one, node)
    }
    const unread = declared.filter((one) => !isRead(one.file, one.range))
    const at = positions.source(node)
    if (unread.length === 0 && (at === undefined || !omitted.isIn(at, node.getSourceFile()))) continue
    const twin = sources.twin(node)
    const written =
      twin === undefined || compiler.isSourceFile(twin) ? [] : found(twin as ts.Declaration, namedIn(node))
    const isShown = (text: string): boolean =>
      textsIn(node.getSourceFile()).has(text) || written.some((one) => one.text === text && isRead(one.file, one.range))
    for (const one of [...written.filter(({ file, range }) => !isRead(file, range)), ...unread]) {
      const isCopy = one.file === node.getSourceFile() && written.some(({ text }) => text === one.text)
      if (!isCopy && !isShown(one.text)) add(one, node)
    }
  }
  for (const [declared, names] of namesByFile(nodes, folder)) {
    const source = positions.sourceOfFile(declared)
    const text = source === undefined ? declared.text : folder.sources.readText(join(folder.dir, source))
    const file =
      text !== undefined && (sources.isScript(declared) || beforeStatement.test(text))
        ? sources.parsed(declared)
        : undefined
    if (file === undefined) continue
    for (const range of statementComments(file, names, namedIn(declared))) {
      const one = { file, range, text: plain(file.text.slice(range.pos, range.end)) }
      if (!isRead(file, range) && !textsIn(declared).has(one.text)) add(one, undefined)
    }
  }
  return [...lost.values()]

  function add(one: Found, node: ts.Node | undefined): void {
    const copied = inSource(one)
    // The compiler drops blank lines.
    if (copied?.isTitle === true) return
    const place = copied?.place ?? placeIn(one.file.text, one.range.pos, relative(one.file))
    const name = node && plainNameOf(node)
    if (node === undefined && lost.has(JSON.stringify(place))) return
    lost.set(JSON.stringify(place), {
      ...place,
      words: firstWords(one.file.text.slice(one.range.pos, one.range.end)),
      ...(name === undefined ? {} : { name }),
    })
  }

  function relative({ fileName }: ts.SourceFile): string {
    return posix.isAbsolute(fileName) ? folder.relative(fileName) : fileName
  }

  /** Place in the source from which the compiler copied a comment of a declaration file. */
  function inSource({ file, range }: Found): { place: Place; isTitle: boolean } | undefined {
    const source = positions.sourceOfFile(file)
    const text = source === undefined ? undefined : folder.sources.readText(join(folder.dir, source))
    if (source === undefined || text === undefined) return undefined
    const wanted = plain(file.text.slice(range.pos, range.end))
    const copies = [...file.text.matchAll(docComment)].filter(([one]) => plain(one) === wanted)
    const nth = copies.findIndex(({ index }) => index === range.pos)
    const found = [...text.matchAll(docComment)].filter(([one]) => plain(one) === wanted)[nth]
    if (found === undefined) return undefined
    const { 0: comment, index } = found
    return { place: placeIn(text, index, source), isTitle: isSectionTitle(text, index + comment.length) }
  }
}

type Place = Pick<LostComment, 'file' | 'line' | 'column'>

function placeIn(text: string, at: number, file: string): Place {
  const before = text.slice(0, at)
  return { file, line: lineBreaks(before) + 1, column: at - before.lastIndexOf('\n') }
}

function found(node: ts.Declaration, isNamed?: (name: string) => boolean): Found[] {
  const file = node.getSourceFile()
  return publicComments(node, isNamed).map((range) => ({
    file,
    range,
    text: plain(file.text.slice(range.pos, range.end)),
  }))
}

function foundBefore(statement: ts.Node): Found[] {
  const file = statement.getSourceFile()
  return commentsBefore(statement).map((range) => ({ file, range, text: plain(file.text.slice(range.pos, range.end)) }))
}

/** Names of declarations by their file. */
function namesByFile(nodes: Iterable<ts.Node>, folder: PackageFolder): Map<ts.SourceFile, Set<string>> {
  const found = new Map<ts.SourceFile, Set<string>>()
  for (const node of nodes) {
    const file = node.getSourceFile()
    if (!folder.owns(file.fileName)) continue
    const names = found.get(file) ?? new Set()
    const name = compiler.isSourceFile(node) ? undefined : compiler.getNameOfDeclaration(node as ts.Declaration)
    if (name !== undefined) names.add(name.getText())
    found.set(file, names)
  }
  return found
}

/** Finds the texts of the comments of declaration files that were read. */
function readTexts(): (file: ts.SourceFile) => ReadonlySet<string> {
  const known = new Map<ts.SourceFile, ReadonlySet<string>>()
  return (file) => {
    const found = known.get(file)
    if (found !== undefined) return found
    const all = [...file.text.matchAll(docComment)].filter(({ 0: comment, index }) =>
      isRead(file, { pos: index, end: index + comment.length }),
    )
    const texts = new Set(all.map(([comment]) => plain(comment)))
    known.set(file, texts)
    return texts
  }
}

/** Statements of a namespace that export names in it again. */
function exportsInside(node: ts.Node): readonly ts.Node[] {
  const body = compiler.isModuleDeclaration(node) ? node.body : undefined
  return body !== undefined && compiler.isModuleBlock(body) ? body.statements.filter(compiler.isExportDeclaration) : []
}

/** Whether a declaration has a member with a name. */
function namedIn(node: ts.Node): (name: string) => boolean {
  let text: string | undefined
  return (written) => {
    text ??= node.getText()
    // The compiler may write other quotes.
    const name = written.replace(/^(['"])(.*)\1$/su, '$2')
    const escaped = name.replace(/[\\^$.*+?()[\]{}|/]/gu, '\\$&')
    return text.includes(name) && new RegExp(`(?<![\\w$])['"]?${escaped}['"]?\\s*[?:(<=,;}]`, 'u').test(text)
  }
}

/** Finds places in sources with comments that the compiler did not copy into declarations; by text, before a source is parsed. */
function omittedComments(folder: PackageFolder): {
  isIn(at: { file: string; line: number; endLine: number }, declared: ts.SourceFile): boolean
} {
  const copied = new Map<ts.SourceFile, ReadonlySet<string>>()
  const omitted = new Map<string, readonly (readonly [from: number, to: number])[]>()
  const read = (file: string, declared: ts.SourceFile): readonly (readonly [from: number, to: number])[] => {
    const text = folder.sources.readText(join(folder.dir, file)) ?? ''
    const known = copied.get(declared) ?? new Set([...declared.text.matchAll(docComment)].map(([one]) => plain(one)))
    copied.set(declared, known)
    let [line, from] = [1, 0]
    return [...text.matchAll(docComment)].flatMap(({ 0: comment, index }) => {
      if (known.has(plain(comment))) return []
      line += lineBreaks(text.slice(from, index))
      from = index
      return [[line, line + lineBreaks(comment)] as const]
    })
  }
  return {
    isIn({ file, line, endLine }, declared) {
      const key = `${declared.fileName}\n${file}`
      const all = omitted.get(key) ?? read(file, declared)
      omitted.set(key, all)
      return all.some(([from, to]) => to >= line - 1 && from <= endLine + 1)
    },
  }
}

/** A comment before what may be a statement that is no declaration, or an end: a fast check, before a source is parsed. */
const beforeStatement = /\*\/\s*(?:$|\/\/|[(;}]|[\w$]+\s*[.[]|export\s+default\b)/u

const docComment = /\/\*\*[^]*?\*\//gu

function lineBreaks(text: string): number {
  return text.split('\n').length - 1
}

/** Text of a comment without what depends on its place in the file. */
function plain(comment: string): string {
  return comment.replace(/\s*\n\s*\*?|\s+/gu, ' ')
}

/** Number of characters of a comment that a message repeats. */
const mostOfWords = 60

export function firstWords(comment: string): string {
  const text = comment
    .slice(3, -2)
    .replace(/[\s*]*\n[\s*]*/gu, ' ')
    .replace(/^[\s*]+|[\s*]+$/gu, '')
  if (text.length <= mostOfWords) return text
  return `${text.slice(0, text.lastIndexOf(' ', mostOfWords) > 0 ? text.lastIndexOf(' ', mostOfWords) : mostOfWords)} ...`
}

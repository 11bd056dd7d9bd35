import type { DraftSignature } from '../draft/draft.ts'
import type { Comment } from '../docs/comment.ts'
import { contentOf, noContent, packContent } from '../docs/comment-content.ts'
import type { CompactContent, CompactLine, CompactSignature, CompactSpan } from '../reader/format.ts'
import { flagOrder } from '../reader/format.ts'
import { encodeAnchor } from '../reader/member-anchor.ts'
import type { GraphDiagnostic, Release, SourcePosition, Token } from '../reader/model.ts'
import { type Line, type Piece, pieceText } from '../signature/line.ts'
import { encodeTokens } from '../write/encode-tokens.ts'
import type { GraphIndex, IndexedSymbol, LinkTarget } from './graph-index.ts'
import type { InheritedComment } from './inherit-docs.ts'
import { aliasTarget } from './edges.ts'
import { linkComment } from './link-docs.ts'
import type { RefTable } from './refs.ts'
import { leastPublic } from './releases.ts'
import { resolveOutside, resolveReference } from './resolve-reference.ts'

/** What one page is linked with. */
export interface PageContext {
  symbol: IndexedSymbol
  index: GraphIndex
  refs: RefTable
  release: Release
  diagnostics: GraphDiagnostic[]
  /** Where the facet is declared; the place of members, whose own is not known. */
  declared?: SourcePosition
  /** Where names mean what they mean; the symbol of the page when absent. */
  at?: IndexedSymbol
  /** Absent for everything; `short` for signatures, summaries and members, `head` for the same without members. */
  shows?: 'short' | 'head'
}

/**
 * Links one signature: its line, its tables and its docs.
 *
 * @param anchor - Absent when it is the default one.
 * @param prefix - Before the anchors of the signature's own type parameters.
 * @param outer - Type parameters of what encloses it.
 * @param overridden - The comment that is shown when it has none.
 */
export function linkSignature(
  signature: DraftSignature,
  anchor: string | undefined,
  prefix: string,
  outer: ReadonlySet<string>,
  context: PageContext,
  overridden?: InheritedComment,
): CompactSignature {
  const own = new Set(signature.typeParameters.map(({ name }) => name))
  const tokens = linkPieces(signature, own, prefix, outer, context)
  const { text, code } = encodeTokens(tokens)
  const moved = movedOffsets(signature.line.pieces, tokens)
  const { source } = signature
  const comment = context.shows === undefined ? signature.comment : summaryOnly(signature.comment)
  // The words of another symbol of the graph mean what they mean on its page, and are reported there.
  const home = aliasTarget(context.symbol, context.index)
  const words = home === undefined ? context : { ...context, symbol: home, diagnostics: [] }
  const { docs, ...tables } = linkComment(
    comment,
    source,
    { ...words, package: words.symbol.package, ...(source === undefined ? {} : { declared: source }) },
    overridden,
  )
  const release = leastPublic(signature.release ?? 'public', context.release)
  const flags = signature.flags.reduce((bits, flag) => bits | (1 << flagOrder.indexOf(flag)), 0)
  const spanOf = (span: CompactSpan | undefined): CompactSpan | 0 => {
    return span === undefined || span[0] === span[1] ? 0 : [moved(span[0]), moved(span[1])]
  }
  const resolved = signature.resolved === undefined ? undefined : linkLine(signature.resolved, outer, context)
  const variants = context.shows === undefined ? signature.variants : undefined
  const returns = returnsOf(signature, tables.returns, spanOf)
  return {
    ...(anchor === undefined ? {} : { a: anchor }),
    t: text,
    ...(code === '' ? {} : { c: code }),
    ...(release === 'public' ? {} : { r: release }),
    ...(flags === 0 ? {} : { f: flags }),
    ...(signature.typeParameters.length === 0 || context.shows !== undefined
      ? {}
      : {
          y: signature.typeParameters.map(({ name, constraint, default: fallback }) => {
            const doc = tables.typeParameter(name)
            const row = [name, spanOf(constraint), spanOf(fallback)] as const
            return doc === undefined ? row : ([...row, doc] as const)
          }),
        }),
    ...(signature.parameters.length === 0 || context.shows !== undefined
      ? {}
      : {
          p: signature.parameters.map(({ name, type, optional, rest, default: value }) => {
            const doc = tables.parameter(name)
            const bits = (optional ? 1 : 0) + (rest ? 2 : 0)
            const shown = typeof type === 'string' ? type : spanOf(type)
            if (value !== undefined) return [name, shown, bits, doc ?? 0, value] as const
            if (doc !== undefined) return [name, shown, bits, doc] as const
            return bits === 0 ? ([name, shown] as const) : ([name, shown, bits] as const)
          }),
        }),
    ...(returns === undefined || context.shows !== undefined ? {} : { v: returns }),
    ...(docs === undefined ? {} : { d: docs }),
    ...(resolved === undefined ? {} : { z: resolved }),
    ...(variants === undefined
      ? {}
      : {
          u: [
            variants.by,
            variants.of.map(({ value, type }) => [value, ...codedLine(type, own, prefix, outer, context)] as const),
          ] as const,
        }),
    ...(source === undefined || context.shows !== undefined
      ? {}
      : { o: [source.file, source.line, source.endLine - source.line] as const }),
  }
}

/** What is spelt out beside other things says what it is, and no more. */
function summaryOnly(comment: Comment): Comment {
  const { summary, summaryText, deprecated } = contentOf(comment).docs
  const docs = { ...noContent.docs, summary, summaryText, ...(deprecated === undefined ? {} : { deprecated }) }
  return { ...comment, ...packContent({ ...noContent, docs }) }
}

/** A line that stands beside the signature: its text and the code of its tokens. */
export function linkLine(line: Line, outer: ReadonlySet<string>, context: PageContext): CompactLine {
  return codedLine(line, new Set(), '', outer, context)
}

function codedLine(
  line: Line,
  own: ReadonlySet<string>,
  prefix: string,
  outer: ReadonlySet<string>,
  context: PageContext,
): CompactLine {
  const { text, code } = encodeTokens(linkPieces({ line }, own, prefix, outer, context))
  return [text, code]
}

function returnsOf(
  { isCallable, type }: DraftSignature,
  doc: CompactContent | undefined,
  spanOf: (span: CompactSpan | undefined) => CompactSpan | 0,
): CompactSignature['v'] {
  const span = isCallable ? spanOf(type) : 0
  if (span === 0 && doc === undefined) return undefined
  return doc === undefined ? [span] : [span, doc]
}

/**
 * The tokens of a signature's line.
 *
 * @param own - Type parameters of the signature; the anchors of their rows begin with `prefix`.
 * @param outer - Type parameters of what encloses it.
 */
export function linkPieces(
  signature: Pick<DraftSignature, 'line'>,
  own: ReadonlySet<string>,
  prefix: string,
  outer: ReadonlySet<string>,
  { symbol: page, index, refs, at }: PageContext,
): Token[] {
  const symbol = at ?? page
  return signature.line.pieces.map((piece): Token => {
    if (typeof piece === 'number') return piece
    const { text, style, target, isImported, typeParameter } = piece
    let link: number | string | null = null
    let words = text
    if (target !== undefined) {
      const found = resolveReference(target, symbol.package, symbol.draft.entry, index)
      const outside = found === undefined ? resolveOutside(target, index) : undefined
      if (found !== undefined) {
        link = refs.target(found)
        words = isImported === true ? publicName(found) : shownName(text, found.symbol)
      } else if (outside !== undefined) {
        link = refs.outside(outside)
        words = shownOutside(text)
      }
    } else if (typeParameter !== undefined) {
      if (own.has(typeParameter)) link = `#${prefix}${encodeAnchor(typeParameter)}`
      else if (outer.has(typeParameter)) link = `#${encodeAnchor(typeParameter)}`
    }
    if (style === undefined) return link === null ? words : [words, link]
    return [words, link, style]
  })
}

/** Where a character of the drafted line is after names in it were replaced. */
export function movedOffsets(pieces: readonly Piece[], tokens: readonly Token[]): (offset: number) => number {
  const moves: { end: number; by: number }[] = []
  let at = 0
  pieces.forEach((piece, index) => {
    at += pieceText(piece).length
    const token = tokens[index]!
    if (typeof piece !== 'object' || typeof token === 'number') return
    const by = (typeof token === 'string' ? token : token[0]).length - piece.text.length
    if (by !== 0) moves.push({ end: at, by })
  })
  return (offset) => moves.reduce((moved, { end, by }) => (offset >= end ? moved + by : moved), offset)
}

/** The name of what a file imports, as others see it. */
function publicName({ symbol, member }: LinkTarget): string {
  return member === undefined ? symbol.draft.name : `${symbol.draft.name}.${member.name}`
}

/** A renamed export goes by its exported name wherever its declared one is written. */
function shownName(text: string, { draft }: IndexedSymbol): string {
  const declared = draft.localName.slice(draft.localName.lastIndexOf('.') + 1)
  if (declared === draft.displayName) return text
  const at = text.lastIndexOf('.') + 1
  return text.slice(at) === declared ? `${text.slice(0, at)}${draft.displayName}` : text
}

/** A place in a file is no name: `import('ext-lib').Options` is `Options`. */
function shownOutside(text: string): string {
  return text.replace(/^import\((?:"[^"]*"|'[^']*')\)\./u, '')
}

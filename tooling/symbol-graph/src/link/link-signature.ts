import type { DraftSignature } from '../draft/draft.ts'
import type { CompactSignature, CompactSpan } from '../reader/format.ts'
import { flagOrder } from '../reader/format.ts'
import { encodeAnchor } from '../reader/member-anchor.ts'
import type { GraphDiagnostic, Release, SourcePosition, Token } from '../reader/model.ts'
import { type Piece, pieceText } from '../signature/line.ts'
import { encodeTokens } from '../write/encode-tokens.ts'
import type { GraphIndex, IndexedSymbol } from './graph-index.ts'
import { linkComment } from './link-docs.ts'
import type { RefTable } from './refs.ts'
import { leastPublic } from './releases.ts'
import { resolveReference } from './resolve-reference.ts'

/** What one page is linked with. */
export interface PageContext {
  symbol: IndexedSymbol
  index: GraphIndex
  refs: RefTable
  release: Release
  diagnostics: GraphDiagnostic[]
  /** Where the facet is declared; the place of members, whose own is not known. */
  declared?: SourcePosition
}

/**
 * Links one signature: its line, its tables and its docs.
 *
 * @param anchor - Absent when it is the default one.
 * @param prefix - Before the anchors of the signature's own type parameters.
 * @param outer - Type parameters of what encloses it.
 */
export function linkSignature(
  signature: DraftSignature,
  anchor: string | undefined,
  prefix: string,
  outer: ReadonlySet<string>,
  context: PageContext,
): CompactSignature {
  const own = new Set(signature.typeParameters.map(({ name }) => name))
  const tokens = linkPieces(signature, own, prefix, outer, context)
  const { text, code } = encodeTokens(tokens)
  const moved = movedOffsets(signature.line.pieces, tokens)
  const { comment, source } = signature
  const { docs, content } = linkComment(comment, source, { ...context, package: context.symbol.package })
  const release = leastPublic(signature.release ?? 'public', context.release)
  const flags = signature.flags.reduce((bits, flag) => bits | (1 << flagOrder.indexOf(flag)), 0)
  const spanOf = (span: CompactSpan | undefined): CompactSpan | 0 => {
    return span === undefined || span[0] === span[1] ? 0 : [moved(span[0]), moved(span[1])]
  }
  const returns = returnsOf(signature, content(comment.returns), spanOf)
  return {
    ...(anchor === undefined ? {} : { a: anchor }),
    t: text,
    ...(code === '' ? {} : { c: code }),
    ...(release === 'public' ? {} : { r: release }),
    ...(flags === 0 ? {} : { f: flags }),
    ...(signature.typeParameters.length === 0
      ? {}
      : {
          y: signature.typeParameters.map(({ name, constraint, default: fallback }) => {
            const doc = content(comment.typeParameters.get(name))
            const row = [name, spanOf(constraint), spanOf(fallback)] as const
            return doc === undefined ? row : ([...row, doc] as const)
          }),
        }),
    ...(signature.parameters.length === 0
      ? {}
      : {
          p: signature.parameters.map(({ name, type, optional, rest }) => {
            const doc = content(comment.parameters.get(name))
            const bits = (optional ? 1 : 0) + (rest ? 2 : 0)
            if (doc !== undefined) return [name, spanOf(type), bits, doc] as const
            return bits === 0 ? ([name, spanOf(type)] as const) : ([name, spanOf(type), bits] as const)
          }),
        }),
    ...(returns === undefined ? {} : { v: returns }),
    ...(docs === undefined ? {} : { d: docs }),
    ...(source === undefined ? {} : { o: [source.file, source.line, source.endLine - source.line] as const }),
  }
}

function returnsOf(
  { isCallable, type }: DraftSignature,
  doc: ReturnType<ReturnType<typeof linkComment>['content']>,
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
  signature: DraftSignature,
  own: ReadonlySet<string>,
  prefix: string,
  outer: ReadonlySet<string>,
  { symbol, index, refs }: PageContext,
): Token[] {
  return signature.line.pieces.map((piece): Token => {
    if (typeof piece === 'number') return piece
    const { text, style, target, typeParameter } = piece
    let link: number | string | null = null
    let words = text
    if (target !== undefined) {
      const found = resolveReference(target, symbol.package, symbol.draft.entry, index)
      if (found !== undefined) {
        link = refs.target(found)
        words = shownName(text, found.symbol)
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

/** A renamed export goes by its exported name wherever its declared one is written. */
function shownName(text: string, { draft }: IndexedSymbol): string {
  const declared = draft.localName.slice(draft.localName.lastIndexOf('.') + 1)
  if (declared === draft.displayName) return text
  const at = text.lastIndexOf('.') + 1
  return text.slice(at) === declared ? `${text.slice(0, at)}${draft.displayName}` : text
}

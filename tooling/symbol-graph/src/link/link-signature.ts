import type { DraftSignature } from '../draft/draft.ts'
import type { Comment } from '../docs/comment.ts'
import { contentOf, noContent, packContent } from '../docs/comment-content.ts'
import { flagOrder } from '@signpost/graph-model/model'
import { encodeAnchor } from '@signpost/graph-model/model'
import type { Diagnostic } from '@signpost/diagnostics'
import type { Parameter, Release, Signature, SourcePosition, Token, TypeParameter } from '@signpost/graph-model/model'
import { foldBraces } from '../signature/fold-braces.ts'
import { sliceTokens, widthOf } from '../signature/slice-tokens.ts'
import { type Line, type Piece, pieceText, type Span } from '../signature/line.ts'
import type { TakenAnchors } from './anchors.ts'
import type { GraphIndex, IndexedSymbol } from './graph-index.ts'
import type { InheritedComment } from './inherit-docs.ts'
import { aliasTarget } from './alias-target.ts'
import { linkComment } from './link-docs.ts'
import { linkParts } from './link-parts.ts'
import type { RefTable } from './refs.ts'
import { leastPublic } from './releases.ts'
import { shownPiece } from './shown-line.ts'
import { withUnknownParameters } from './unknown-parameters.ts'

/** Context for linking one page. */
export interface PageContext {
  symbol: IndexedSymbol
  index: GraphIndex
  refs: RefTable
  release: Release
  diagnostics: Diagnostic[]
  /** Anchors of the page. */
  anchors: TakenAnchors
  /** Position of the facet; also used for members with unknown positions. */
  declared?: SourcePosition
  /** Name of the member whose signature is linked; absent for the symbol's own. */
  member?: string
  /** All overloads of the signature to link; a comment may document the parameters of another one. */
  overloads?: readonly DraftSignature[]
  /** Symbol in whose scope names resolve; the symbol of the page when absent. */
  at?: IndexedSymbol
  /** Receives the keys of all members of the symbol's classes and interfaces, inherited ones included; see `memberKey`. */
  memberKeys?: Set<string>
  /**
   * Level of detail of a symbol on another one's page. Absent: everything; `full`: everything it declares; `short`:
   * signatures, summaries and members; `head`: `short` without members.
   */
  shows?: 'full' | 'short' | 'head'
}

/**
 * Links one signature: its line, its tables and its docs.
 *
 * @param prefix - Prefix of the anchors of the signature's type parameters.
 * @param outer - Type parameters of the enclosing declaration.
 * @param overridden - Comments for what its own lacks, nearest first.
 */
export function linkSignature(
  signature: DraftSignature,
  anchor: string,
  prefix: string,
  outer: ReadonlySet<string>,
  context: PageContext,
  overridden?: Iterable<InheritedComment>,
): Signature {
  const own = new Set(signature.typeParameters.map(({ name }) => name))
  const tokens = linkPieces(signature, own, prefix, outer, context)
  const { source } = signature
  const isWhole = context.shows === undefined || context.shows === 'full'
  const comment = isWhole ? signature.comment : summaryOnly(signature.comment)
  const names = signature.parameters.map(({ name }) => name)
  // The comment of an alias resolves in its target's scope. Its diagnostics are reported on the target's page.
  const home = aliasTarget(context.symbol, context.index)
  const words = home === undefined ? context : { ...context, symbol: home, diagnostics: [] }
  const scope = {
    ...words,
    package: words.symbol.package,
    parameters: new Set([...names, ...own, ...outer]),
    ...(source === undefined ? {} : { declared: source }),
  }
  const linked = linkComment(comment, source, scope, overridden, names)
  const { docs: written, ...tables } = linked
  const part = partsOf(signature.line, tokens)
  const resolved = signature.resolved === undefined ? undefined : linkLine(signature.resolved, outer, context)
  const types = new Set([...own, ...outer])
  const parts = linkParts(isWhole ? signature : { ...signature, parts: [] }, anchor, linked, scope, (type) =>
    linkLine(type, types, context),
  )
  const typeParameters = isWhole
    ? signature.typeParameters.map(({ name, constraint, default: fallback }, at): TypeParameter => {
        const { doc, ...more } = parts.typeParameter(at)
        return {
          name,
          ...(isEmpty(constraint) ? {} : { constraint: part(constraint) }),
          ...(isEmpty(fallback) ? {} : { default: part(fallback) }),
          doc: [...tables.typeParameter(name), ...doc],
          ...more,
        }
      })
    : []
  const parameters = isWhole
    ? signature.parameters.map(({ name, type, optional, rest, default: value }, at): Parameter => {
        const { doc, ...more } = parts.parameter(at, name)
        const facts = tables.parameterFacts(name)
        const shown = part(type)
        const fallback = value ?? facts.default
        return {
          name,
          type:
            shown.length === 0 ? textTokens(facts.type ?? '') : more.parts === undefined ? shown : foldBraces(shown),
          optional,
          rest,
          ...(fallback === undefined ? {} : { default: fallback }),
          doc: [...tables.parameter(name), ...doc],
          ...more,
        }
      })
    : []
  const docs = isWhole ? withUnknownParameters(written, signature, tables, outer, words) : written
  const hasReturns = isWhole && ((signature.isCallable && !isEmpty(signature.type)) || tables.returns.length > 0)
  const returned = signature.isCallable ? part(signature.type) : parts.returnType
  const variants = isWhole ? signature.variants : undefined
  return {
    anchor,
    line: { tokens, width: widthOf(tokens) },
    release: leastPublic(signature.release ?? 'public', context.release),
    flags: flagOrder.filter((flag) => signature.flags.includes(flag)),
    typeParameters,
    parameters: [...parameters, ...parts.called],
    ...(hasReturns || parts.returns.length > 0 || parts.returnsDoc !== undefined
      ? {
          returns: {
            type: parts.returns.length === 0 ? returned : foldBraces(returned),
            doc: [...tables.returns, ...(parts.returnsDoc?.doc ?? [])],
            ...(parts.returnsDoc?.docs === undefined ? {} : { docs: parts.returnsDoc.docs }),
            ...(parts.returns.length === 0 ? {} : { parts: parts.returns }),
          },
        }
      : {}),
    ...(parts.others.length === 0 ? {} : { parts: parts.others }),
    docs,
    ...(resolved === undefined ? {} : { resolved }),
    ...(variants === undefined
      ? {}
      : {
          variants: {
            by: variants.by,
            of: variants.of.map(({ value, type }, at) => {
              const { doc, ...inner } = parts.variant(at)
              return {
                value,
                type: linkPieces({ line: type }, own, prefix, outer, context),
                ...(doc.length === 0 ? {} : { doc }),
                ...inner,
              }
            }),
          },
        }),
    ...(source === undefined || !isWhole
      ? {}
      : { source: { file: source.file, line: source.line, endLine: source.endLine } }),
  }
}

/** Returns a function that cuts a span of the drafted line out of the linked tokens. */
export function partsOf({ pieces }: Line, tokens: readonly Token[]): (span: Span | undefined) => Token[] {
  const moved = movedOffsets(pieces, tokens)
  return (span) => (isEmpty(span) ? [] : sliceTokens(tokens, [moved(span![0]), moved(span![1])]))
}

function isEmpty(span: Span | undefined): boolean {
  return span === undefined || span[0] === span[1]
}

/** Tokens of a text without links. */
export function textTokens(text: string): Token[] {
  return text === '' ? [] : [text]
}

/** Shortens a comment to its summary and deprecation, for symbols shown on another symbol's page. */
function summaryOnly(comment: Comment): Comment {
  const { summary, summaryText, deprecated } = contentOf(comment).docs
  const docs = { ...noContent.docs, summary, summaryText, ...(deprecated === undefined ? {} : { deprecated }) }
  return { ...comment, ...packContent({ ...noContent, docs }) }
}

/** Links a line that declares no type parameters. */
export function linkLine(line: Line, outer: ReadonlySet<string>, context: PageContext): Token[] {
  return linkPieces({ line }, new Set(), '', outer, context)
}

/**
 * Converts a signature's line to tokens.
 *
 * @param own - Type parameters of the signature; the anchors of their rows begin with `prefix`.
 * @param outer - Type parameters of the enclosing declaration.
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
    const { style, typeParameter } = piece
    const { words, found, outside } = shownPiece(piece, symbol, index)
    let link: number | string | null = null
    if (found !== undefined) link = refs.target(found)
    else if (outside !== undefined) link = refs.outside(outside)
    else if (piece.target === undefined && typeParameter !== undefined) {
      if (own.has(typeParameter)) link = `#${prefix}${encodeAnchor(typeParameter)}`
      else if (outer.has(typeParameter)) link = `#${encodeAnchor(typeParameter)}`
    }
    if (style === undefined) return link === null ? words : [words, link]
    return [words, link, style]
  })
}

/** Maps offsets in the drafted line to offsets in the linked tokens, in which names may have other lengths. */
function movedOffsets(pieces: readonly Piece[], tokens: readonly Token[]): (offset: number) => number {
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

import type { DraftSignature } from '../draft/draft.ts'
import { pieceText, type TextPiece } from '../signature/line.ts'
import type { GraphIndex, IndexedSymbol, LinkTarget } from './graph-index.ts'
import type { OutsideName } from './outside/outside-name.ts'
import { resolveOutside, resolveReference } from './resolve-reference.ts'
import { shownOutside, shownReference, shownUnknown } from './shown-reference.ts'

/** Piece of a signature as readers see it, and what it leads to. */
export interface ShownPiece {
  words: string
  found?: LinkTarget
  outside?: OutsideName
}

/**
 * Resolves the target of a piece.
 *
 * @param symbol - Symbol in whose scope the name resolves.
 */
export function shownPiece(
  { text, target, isImported }: TextPiece,
  symbol: IndexedSymbol,
  index: GraphIndex,
): ShownPiece {
  if (target === undefined) return { words: text }
  const { package: from, draft } = symbol
  const found = resolveReference(target, from, draft.entry, index)
  if (found !== undefined)
    return { words: shownReference(text, found, isImported === true, from, index, symbol), found }
  const outside = resolveOutside(target, index)
  if (outside !== undefined) return { words: shownOutside(text, outside), outside }
  return { words: shownUnknown(text, from, index) }
}

/** Longest text of a signature on one line, in characters; the rest is cut. */
const longest = 160

/** Texts of signatures by the index of their graph: names in them depend on all of its packages. */
const texts = new WeakMap<GraphIndex, WeakMap<DraftSignature, string>>()

/** Signature on one line with the names that readers can write, at most 160 characters. */
export function shownLine(signature: DraftSignature, symbol: IndexedSymbol, index: GraphIndex): string {
  const known = texts.get(index) ?? new WeakMap<DraftSignature, string>()
  texts.set(index, known)
  const before = known.get(signature)
  if (before !== undefined) return before
  let text = ''
  for (const piece of signature.line.pieces) {
    text += typeof piece === 'number' ? pieceText(piece) : shownPiece(piece, symbol, index).words
    if (text.length > 2 * longest) break
  }
  const line = cut(text.replace(/\s+/gu, ' '), longest)
  known.set(signature, line)
  return line
}

/** Text of at most that many characters, with an ellipsis in place of the rest. */
export function cut(text: string, most: number): string {
  return text.length <= most ? text : `${text.slice(0, most - 1).replace(/[\uD800-\uDBFF]$/u, '')}…`
}

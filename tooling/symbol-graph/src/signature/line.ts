import type { TokenStyle } from '@signpost/graph-model/model'

/** Piece of a signature before links are resolved. A number is a break point, as in the graph's tokens. */
export type Piece = TextPiece | 1 | 0 | -1

/** Text with its style and target. */
export interface TextPiece {
  text: string
  style?: TokenStyle
  /** Canonical reference of the target. */
  target?: string
  /** True for a name with a module prefix local to the file: its full name is shown instead. */
  isImported?: true
  /** Type parameter of the declaration or an enclosing one. */
  typeParameter?: string
}

/** Start and end, in characters of a printed line; equal for an empty span. */
export type Span = readonly [from: number, to: number]

/** Signature before links are resolved. */
export interface Line {
  pieces: readonly Piece[]
}

/** Text of a piece on one line; a break at the same depth is a space. */
export function pieceText(piece: Piece): string {
  if (typeof piece === 'number') return piece === 0 ? ' ' : ''
  return piece.text
}

export function lineText({ pieces }: Line): string {
  return pieces.map(pieceText).join('')
}

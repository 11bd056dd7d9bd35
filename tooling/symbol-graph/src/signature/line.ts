import type { TokenStyle } from '@signpost/graph-model/model'

/** A piece of a signature before links are resolved. A number is a place to break, as in the graph's tokens. */
export type Piece = TextPiece | 1 | 0 | -1

/** Text with what it means. */
export interface TextPiece {
  text: string
  style?: TokenStyle
  /** The canonical reference that the text names. */
  target?: string
  /** True when the name was reached through a file: its full name is shown. */
  isImported?: true
  /** A type parameter of the declaration or of what encloses it. */
  typeParameter?: string
}

/** From and to, in characters of a printed line; equal when there is nothing. */
export type Span = readonly [from: number, to: number]

/** A signature before links are resolved. */
export interface Line {
  pieces: readonly Piece[]
}

/** The characters that a piece takes on one line: a break at the same depth is a space. */
export function pieceText(piece: Piece): string {
  if (typeof piece === 'number') return piece === 0 ? ' ' : ''
  return piece.text
}

/** The whole line as text. */
export function lineText({ pieces }: Line): string {
  return pieces.map(pieceText).join('')
}

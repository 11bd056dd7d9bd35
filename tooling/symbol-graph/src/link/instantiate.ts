import { splitOutsideBrackets } from '../draft/split-outside-brackets.ts'
import { type Line, lineText, type Piece, type TextPiece } from '../signature/line.ts'

/** Type arguments by type parameter name. */
export type Substitution = ReadonlyMap<string, Line>

/** A name, literal, tuple or object type; or operands of those, such as `A<B> | C<D>`. */
const simple = /^(?:[\p{ID_Continue}$.]+(?:<[^]*>)?|'[^']*'|"[^"]*"|\[[^]*\]|\{[^]*\})(?:\[\])*$/u

/** Whether a type needs no parentheses in any position. Operators have a space or their sign outside brackets. */
function isSimple(text: string): boolean {
  return simple.test(text) && splitOutsideBrackets(text, ' |&').length === 1
}

/**
 * Substitutes type arguments for type parameters: `T[]` with `T = A | B` becomes `(A | B)[]`.
 *
 * @returns The same line when it names none of the type parameters.
 */
export function instantiate(line: Line, substitution: Substitution): Line {
  if (substitution.size === 0 || !namesAny(line.pieces, substitution)) return line
  const pieces = line.pieces.flatMap((piece, at): Piece[] => {
    const parameter = typeof piece === 'number' ? undefined : piece.typeParameter
    const value = parameter === undefined ? undefined : substitution.get(parameter)
    if (value === undefined) return [piece]
    const own = value.pieces.filter((one) => typeof one !== 'number' || one === 0).map(withoutBreak)
    return needsBrackets(line.pieces, at) && !isSimple(lineText(value)) ? [{ text: '(' }, ...own, { text: ')' }] : own
  })
  return { pieces }
}

/** Maximum length, in pieces, of a type argument. `Base<[T, T]>` doubles it with each base. */
const mostPieces = 100

/** Replaces longer type arguments. */
const cut: Line = { pieces: [{ text: '\u2026' }] }

/** Applies `outer` to the types in `inner`: `T = U[]` with `U = string` becomes `T = string[]`. */
export function composed(inner: Substitution, outer: Substitution): Substitution {
  return new Map(
    [...inner].map(([name, line]) => {
      const made = instantiate(line, outer)
      return [name, made.pieces.length > mostPieces ? cut : made]
    }),
  )
}

function namesAny(pieces: readonly Piece[], substitution: Substitution): boolean {
  return pieces.some(
    (piece) => typeof piece !== 'number' && piece.typeParameter !== undefined && substitution.has(piece.typeParameter),
  )
}

function withoutBreak(piece: Piece): TextPiece {
  return typeof piece === 'number' ? { text: ' ' } : piece
}

/** True next to a type operator or before `[`. */
function needsBrackets(pieces: readonly Piece[], at: number): boolean {
  const before = textAround(pieces, at, -1)
  const after = textAround(pieces, at, 1)
  return /^\s*[[|&]/u.test(after) || /[|&]\s*$|\b(?:keyof|readonly|extends)\s+$/u.test(before)
}

function textAround(pieces: readonly Piece[], at: number, step: 1 | -1): string {
  let text = ''
  for (let next = at + step; next >= 0 && next < pieces.length && text.trim() === ''; next += step) {
    const piece = pieces[next]!
    const own = typeof piece === 'number' ? ' ' : piece.text
    text = step === 1 ? text + own : own + text
  }
  return text
}

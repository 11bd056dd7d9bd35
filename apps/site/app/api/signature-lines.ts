import type { Token } from '@signpost/symbol-graph/reader'

/** One line of a signature that is broken over lines. */
export interface SignatureLine {
  /** How many groups are open, two columns each; at most {@link deepest}. */
  depth: number
  tokens: Exclude<Token, number>[]
  /** A space stands between this line and the next one when they share a line. */
  spaced: boolean
}

/** The deepest indentation that the stylesheet knows. */
export const deepest = 6

/** Steps of widths in characters for which the stylesheet has a rule. */
const step = 8
const widest = 96

/** Divides a signature at the places where it may be broken. */
export function signatureLines(tokens: readonly Token[]): SignatureLine[] {
  let depth = 0
  let line: SignatureLine = { depth, tokens: [], spaced: false }
  const lines = [line]
  for (const token of tokens) {
    if (typeof token !== 'number') {
      line.tokens.push(token)
      continue
    }
    depth = Math.max(0, depth + token)
    line.spaced = token === 0
    line = { depth: Math.min(depth, deepest), tokens: [], spaced: false }
    lines.push(line)
  }
  return lines.filter((candidate) => candidate.tokens.length > 0)
}

/** How much of a long signature is shown at once, beside the line that says what it is. */
const shown = 20
/** Fewer lines than that are not worth a fold. */
const fewest = 10

/** Divides a signature that is much longer than what is read at once, such as a union of hundreds of names. */
export function foldedLines(lines: readonly SignatureLine[]): {
  first: readonly SignatureLine[]
  rest: readonly SignatureLine[]
} {
  const at = lines.length > 1 + shown + fewest ? 1 + shown : lines.length
  return { first: lines.slice(0, at), rest: lines.slice(at) }
}

/** The class for a signature of so many characters: the next step up, or the one that is always broken over lines. */
export function widthClass(width: number): string {
  const rounded = Math.ceil(width / step) * step
  return rounded <= widest ? `w-${Math.max(rounded, 3 * step)}` : 'w-never'
}

import type { Token } from '@signpost/graph-model'

/** One line of a signature that is broken over lines. */
export interface SignatureLine {
  /** Number of open groups, indented by two columns each; at most {@link deepest}. */
  depth: number
  tokens: Exclude<Token, number>[]
  /** Positions of its tokens in the signature. */
  places: number[]
  /** True when a space follows the line before the next one, if both fit on one line. */
  spaced: boolean
}

/** Deepest indentation with a rule in the stylesheet. */
export const deepest = 10

/** Step in characters between the widths that have a rule in the stylesheet. */
const step = 8
const widest = 96

/** Splits a signature at its possible line breaks. */
export function signatureLines(tokens: readonly Token[]): SignatureLine[] {
  let depth = 0
  let line: SignatureLine = { depth, tokens: [], places: [], spaced: false }
  const lines = [line]
  for (const [at, token] of tokens.entries()) {
    if (typeof token !== 'number') {
      line.tokens.push(token)
      line.places.push(at)
      continue
    }
    depth = Math.max(0, depth + token)
    if (token === 0)
      (line.tokens.length > 0 ? line : (lines.findLast(({ tokens: own }) => own.length > 0) ?? line)).spaced = true
    trimEnd(line)
    line = { depth: Math.min(depth, deepest), tokens: [], places: [], spaced: false }
    lines.push(line)
  }
  return lines.filter((candidate) => candidate.tokens.length > 0)
}

/** Replaces a space at the end of a line. */
function trimEnd(line: SignatureLine): void {
  const last = line.tokens.at(-1)
  if (typeof last !== 'string' || !last.endsWith(' ')) return
  line.tokens.pop()
  const at = line.places.pop()!
  line.spaced = true
  if (last.trimEnd() === '') return
  line.tokens.push(last.trimEnd())
  line.places.push(at)
}

/** Lines of a long signature shown at first, besides the one with the name. */
const shown = 20
/** Shorter rests are not worth collapsing: of a signature, and of the members of a type, which have rows below. */
const [fewest, fewestListed] = [10, 5]

/**
 * Splits off the rest of a very long signature, such as a union of hundreds of names.
 *
 * @param isListed - Whether the members of an object type are listed elsewhere, so that lines up to its brace suffice.
 */
export function foldedLines(
  lines: readonly SignatureLine[],
  isListed = false,
): {
  first: readonly SignatureLine[]
  rest: readonly SignatureLine[]
} {
  const head = isListed ? lines.findIndex(({ depth, tokens }) => depth === 0 && opensObject(tokens.at(-1))) : -1
  const most = head === -1 ? shown : head
  const least = head === -1 ? fewest : fewestListed
  const at = lines.length > 1 + most + least ? 1 + most : lines.length
  return { first: lines.slice(0, at), rest: lines.slice(at) }
}

function opensObject(token: Token | undefined): boolean {
  return typeof token === 'string' && token.trimEnd().endsWith('{')
}

/** Class for the width of a signature in characters, rounded up; `w-never` for one that never fits on one line. */
export function widthClass(width: number): string {
  const rounded = Math.ceil(width / step) * step
  return rounded <= widest ? `w-${Math.max(rounded, 3 * step)}` : 'w-never'
}

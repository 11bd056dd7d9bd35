import type { Signature, Token } from '@signpost/graph-model'
import { lineOf } from './around-name.ts'
import { overloadRoute, parameterName, parameterNames } from './signature-sections.ts'

/** Piece of the row of a folded overload. */
export interface RowPiece {
  text: string
  /** Whether the overload with the same parameters before it lacks the piece. */
  isNew: boolean
}

/** Product of the numbers of tokens up to which two signatures are compared token by token. */
const mostSteps = 250_000

/** Share of a signature from which it is another one, not a variation. */
const mostlyNew = 0.7

/** Positions of the texts that a sequence has and another one lacks; empty when the two have little in common. */
export function newTexts(texts: readonly string[], others: readonly string[]): Set<number> {
  let start = 0
  while (start < texts.length && start < others.length && texts[start] === others[start]) start += 1
  let end = 0
  const most = Math.min(texts.length, others.length) - start
  while (end < most && texts.at(-1 - end) === others.at(-1 - end)) end += 1
  const [own, other] = [texts.slice(start, texts.length - end), others.slice(start, others.length - end)]
  const kept = own.length * other.length > mostSteps ? new Set<number>() : commonPositions(own, other)
  const found = new Set([...own.keys()].filter((at) => !kept.has(at)).map((at) => at + start))
  return found.size > texts.length * mostlyNew ? new Set() : found
}

/** Positions of a longest common subsequence in the first sequence. */
function commonPositions(a: readonly string[], b: readonly string[]): Set<number> {
  const lengths = Array.from({ length: a.length + 1 }, () => new Uint16Array(b.length + 1))
  for (let i = a.length - 1; i >= 0; i -= 1) {
    for (let j = b.length - 1; j >= 0; j -= 1) {
      lengths[i]![j] = a[i] === b[j] ? lengths[i + 1]![j + 1]! + 1 : Math.max(lengths[i + 1]![j]!, lengths[i]![j + 1]!)
    }
  }
  const found = new Set<number>()
  for (let i = 0, j = 0; i < a.length && j < b.length; ) {
    if (a[i] === b[j]) {
      found.add(i)
      i += 1
      j += 1
    } else if (lengths[i + 1]![j]! >= lengths[i]![j + 1]!) i += 1
    else j += 1
  }
  return found
}

/**
 * Positions, among the tokens of a signature, of those that the overload before it lacks. Words and operators are compared, not whole tokens: `> & ` on one
 * line is `>` and `& ` on two. Brackets and separators only enclose others, whose marks are enough.
 */
export function newTokens(tokens: readonly Token[], others: readonly Token[] | undefined): Set<number> {
  if (others === undefined) return new Set()
  const own = unitsOf(tokens)
  const found = newTexts(
    own.map(({ text }) => text),
    unitsOf(others).map(({ text }) => text),
  )
  return new Set([...found].map((at) => own[at]!.token))
}

/** Words and operators of tokens, with the positions of these. */
function unitsOf(tokens: readonly Token[]): { text: string; token: number }[] {
  return [...tokens.entries()].flatMap(([token, one]) =>
    typeof one === 'number'
      ? []
      : (lineOf([one]).match(/[\p{L}\p{M}\p{N}_$]+|[^\s()<>{},;:]/gu) ?? []).map((text) => ({ text, token })),
  )
}

/** Characters before the first new piece of a row that are shown. */
const context = 16

/**
 * Rows of overloads: their parameters' names, and the types too where several overloads have the same names. What an earlier
 * overload with these names has in common with it is cut from the beginning.
 */
export function overloadRows(signatures: readonly Signature[]): RowPiece[][] {
  const names = signatures.map(parameterNames)
  return signatures.map((signature, at) => {
    const name = names[at]!
    if (names.filter((one) => one === name).length === 1) return [{ text: overloadRoute(signature), isNew: false }]
    const texts = typedParameters(signature)
    const before = names.lastIndexOf(name, at - 1)
    const marks = at === 0 || before === -1 ? new Set<number>() : newTexts(texts, typedParameters(signatures[before]!))
    return elided(texts.map((text, index) => ({ text, isNew: marks.has(index) })))
  })
}

/** Texts of the parameters with their types: `(`, `key: `, `string`, `)`. */
function typedParameters({ parameters }: Signature): string[] {
  const items = parameters.map((parameter) => [
    `${parameterName(parameter)}: `,
    ...parameter.type.filter((token) => typeof token !== 'number' || token === 0).map((token) => lineOf([token])),
  ])
  return ['(', ...items.flatMap((item, at) => (at === 0 ? item : [', ', ...item])), ')']
}

/** Joins pieces alike, and cuts the beginning up to a few characters before the first new one. */
function elided(pieces: readonly RowPiece[]): RowPiece[] {
  const joined: RowPiece[] = []
  for (const piece of pieces) {
    const last = joined.at(-1)
    if (last?.isNew === piece.isNew) last.text += piece.text
    else joined.push({ ...piece })
  }
  const [first] = joined
  if (joined.length < 2 || first === undefined || first.isNew) return joined
  const head = /^\([^:]*: /u.exec(first.text)?.[0] ?? ''
  const rest = first.text.slice(head.length)
  if (rest.length > 2 * context) first.text = `${head}… ${rest.slice(-context).replace(/^\S*\s/u, '')}`
  return joined
}

import type { Lexeme } from './lex.ts'

const closing = new Map([
  ['(', ')'],
  ['[', ']'],
  ['{', '}'],
  ['<', '>'],
])

/** Change of the nesting depth by a lexeme: a bracket, or the `${` and `}` of a template literal. */
export function nesting({ kind, text }: Lexeme): -1 | 0 | 1 {
  if (kind === 'string' && (text.startsWith('`') || text.startsWith('}'))) {
    const [closes, opens] = [text.startsWith('}'), text.endsWith('${')]
    return closes === opens ? 0 : closes ? -1 : 1
  }
  if (kind !== 'punctuation') return 0
  return '([{<'.includes(text) ? 1 : ')]}>'.includes(text) ? -1 : 0
}

/** Positions of a separator directly inside a bracket. */
export function separatorsOf(lexemes: readonly Lexeme[], open: number, close: number, separator: string): number[] {
  const found: number[] = []
  let depth = 0
  for (let index = open + 1; index < close; index += 1) {
    const { kind, text } = lexemes[index]!
    depth += nesting(lexemes[index]!)
    if (kind === 'punctuation' && text === separator && depth === 0) found.push(index)
  }
  return found
}

/** Position of the bracket that closes another one; -1 without it. */
export function closingOf(lexemes: readonly Lexeme[], open: number): number {
  const opening = lexemes[open]!.text
  const end = closing.get(opening)
  let depth = 0
  for (let index = open; index < lexemes.length; index += 1) {
    const { kind, text } = lexemes[index]!
    if (kind !== 'punctuation') continue
    if (text === opening) depth += 1
    if (text === end && (depth -= 1) === 0) return index
  }
  return -1
}

/**
 * Index of the parameter list's parenthesis: the first one outside brackets, before any `=` or `:`. After these, only that
 * of a function type is one.
 */
export function firstParenthesis(lexemes: readonly Lexeme[]): number {
  let depth = 0
  let hasType = false
  for (const [index, { kind, text }] of lexemes.entries()) {
    if (kind === 'word' && (text === 'type' || text === 'extends' || text === 'implements') && depth === 0) return -1
    if (kind !== 'punctuation') continue
    if (text === '(' && depth === 0)
      return hasType && lexemes[closingOf(lexemes, index) + 2]?.text !== '=>' ? -1 : index
    if (depth === 0 && (text === ':' || text === '=')) hasType = true
    if (text === '<' || text === '[' || text === '{' || text === '(') depth += 1
    if (text === '>' || text === ']' || text === '}' || text === ')') depth -= 1
  }
  return -1
}

/** Characters of lexemes on one line. */
export function widthOf(lexemes: readonly Lexeme[], from = 0, to: number = lexemes.length): number {
  let width = 0
  for (let index = from; index < to; index += 1) {
    const { kind, text } = lexemes[index]!
    width += kind === 'space' ? 1 : text.length
  }
  return width
}

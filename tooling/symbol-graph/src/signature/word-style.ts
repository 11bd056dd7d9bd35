import type { TokenStyle } from '@signpost/graph-model/model'
import { keywords, primitiveTypes } from './keywords.ts'
import type { Lexeme } from './lex.ts'

/** Colour of a word in a declaration; undefined for the name of a property or of a call. */
export function wordStyle(lexemes: readonly Lexeme[], index: number, bracket: string): TokenStyle | undefined {
  const { text } = lexemes[index]!
  const next = lexemes[index + 1]?.text
  const named = next === ':' || (next === '?' && lexemes[index + 2]?.text === ':')
  const previous = lexemes[index - 1]?.text
  if (named) return bracket === '(' && text !== 'this' ? 'p' : text === 'this' ? 'k' : undefined
  if (previous === '...') return 'p'
  if (previous === '.') return 't'
  if (next === '(' && (bracket === '{' || !keywords.has(text))) return undefined
  if (keywords.has(text)) return 'k'
  if (primitiveTypes.has(text)) return 't'
  if (isPredicateSubject(lexemes, index)) return 'p'
  return 't'
}

/** Enclosing bracket of each lexeme; empty at the outermost level. */
export function enclosingBrackets(lexemes: readonly Lexeme[]): string[] {
  const open: string[] = []
  return lexemes.map(({ kind, text }) => {
    if (kind === 'punctuation' && ')]}'.includes(text)) open.pop()
    const bracket = open.at(-1) ?? ''
    if (kind === 'punctuation' && '([{'.includes(text)) open.push(text)
    return bracket
  })
}

/** Whether a word is `x` of `x is Cat` or `asserts x`. */
export function isPredicateSubject(lexemes: readonly Lexeme[], index: number): boolean {
  const after = lexemes[index + 1]?.kind === 'space' ? lexemes[index + 2]?.text : undefined
  const before = lexemes[index - 1]?.kind === 'space' ? lexemes[index - 2]?.text : undefined
  return after === 'is' || before === 'asserts'
}

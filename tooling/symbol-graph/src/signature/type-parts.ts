import { closingOf, nesting } from './brackets.ts'
import type { Lexeme } from './lex.ts'

/** One branch of a conditional type: positions of its `?` and its `:`. */
export interface Conditional {
  question: number
  colon: number
}

/** Positions of the first `extends` outside of brackets and of the `?` and the `:` that belong to it; undefined without. */
export function conditionalOf(lexemes: readonly Lexeme[], from: number, to: number): Conditional | undefined {
  let depth = 0
  let question = -1
  let open = 0
  let hasExtends = false
  for (let index = from; index < to; index += 1) {
    const { kind, text } = lexemes[index]!
    depth += nesting(lexemes[index]!)
    if (depth !== 0) continue
    if (kind === 'word' && text === 'extends') hasExtends = true
    if (!hasExtends || kind !== 'punctuation') continue
    if (text === '?') {
      if (question === -1) question = index
      else open += 1
    } else if (text === ':' && question !== -1) {
      if (open === 0) return { question, colon: index }
      open -= 1
    }
  }
  return undefined
}

/** Positions of an operator outside of brackets, `|` or `&`. */
export function operatorsOf(lexemes: readonly Lexeme[], from: number, to: number, operator: string): number[] {
  const found: number[] = []
  let depth = 0
  for (let index = from; index < to; index += 1) {
    const { kind, text } = lexemes[index]!
    depth += nesting(lexemes[index]!)
    if (depth === 0 && kind === 'punctuation' && text === operator) found.push(index)
  }
  return found
}

/** Function type: its first parenthesis and the lexeme after its arrow. */
export interface FunctionType {
  parenthesis: number
  result: number
}

/** The function type that a range is; undefined for any other type. */
export function functionOf(lexemes: readonly Lexeme[], from: number, to: number): FunctionType | undefined {
  let index = from
  while (index < to && (isWord(lexemes[index], 'new', 'abstract') || lexemes[index]?.kind === 'space')) index += 1
  if (lexemes[index]?.text === '<' && lexemes[index]?.kind === 'punctuation') index = closingOf(lexemes, index) + 1
  if (lexemes[index]?.kind === 'space') index += 1
  const parenthesis = index
  if (lexemes[parenthesis]?.kind !== 'punctuation' || lexemes[parenthesis]?.text !== '(') return undefined
  let arrow = closingOf(lexemes, parenthesis) + 1
  if (arrow === 0) return undefined
  if (lexemes[arrow]?.kind === 'space') arrow += 1
  if (lexemes[arrow]?.text !== '=>' || arrow >= to) return undefined
  return { parenthesis, result: lexemes[arrow + 1]?.kind === 'space' ? arrow + 2 : arrow + 1 }
}

/** Position of the type of a member, a parameter or a tuple's element: after its `:`; -1 for a type alone. */
export function typeAfterName(lexemes: readonly Lexeme[], from: number, to: number): number {
  let depth = 0
  for (let index = from; index < to; index += 1) {
    const { kind, text } = lexemes[index]!
    depth += nesting(lexemes[index]!)
    if (depth !== 0) continue
    if (kind === 'word' && text === 'extends') return -1
    if (kind !== 'punctuation') continue
    if (text === '=>' || text === '|' || text === '&') return -1
    if (text === ':') return lexemes[index + 1]?.kind === 'space' ? index + 2 : index + 1
  }
  return -1
}

function isWord(lexeme: Lexeme | undefined, ...words: string[]): boolean {
  return lexeme?.kind === 'word' && words.includes(lexeme.text)
}

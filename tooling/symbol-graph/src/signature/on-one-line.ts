import type { Lexeme } from './lex.ts'

/** Lexemes after which the first part of a union or an intersection begins. */
const beforeFirst = new Set(['=', '(', '[', '<', ':', ',', '=>', '?', 'extends', 'is', 'keyof', 'readonly'])

/**
 * Removes what a declaration has only because it is written over several lines: white space inside brackets, the comma
 * after the last item of a list, and the operator before the first part of a union or an intersection.
 */
export function onOneLine(lexemes: readonly Lexeme[]): Lexeme[] {
  const kept: Lexeme[] = []
  const dropSpace = (): void => void (kept.at(-1)?.kind === 'space' && kept.pop())
  for (const lexeme of lexemes) {
    const { kind } = lexeme
    const before = kept.at(-1)
    if (kind === 'space' && (before === undefined || isMark(before, '([<'))) continue
    if (isMark(lexeme, ')]>')) {
      dropSpace()
      if (isMark(kept.at(-1), ',')) kept.pop()
      dropSpace()
    }
    if (isMark(lexeme, '|&')) {
      const operand = before?.kind === 'space' ? kept.at(-2) : before
      if (operand === undefined || (operand.kind !== 'string' && beforeFirst.has(operand.text))) {
        dropSpace()
        continue
      }
    }
    kept.push(lexeme)
  }
  return kept
}

function isMark(lexeme: Lexeme | undefined, marks: string): boolean {
  return lexeme?.kind === 'punctuation' && lexeme.text.length === 1 && marks.includes(lexeme.text)
}

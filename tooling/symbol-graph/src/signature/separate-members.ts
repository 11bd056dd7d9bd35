import type { Lexeme } from './lex.ts'

/** After these a type goes on in the next line. */
const goesOn = new Set([
  ...['{', '(', '[', '<', ',', ';', ':', '=', '=>', '|', '&', '?', '.', '...'],
  ...['extends', 'infer', 'is', 'keyof', 'new', 'readonly', 'typeof', 'unique', 'asserts', 'abstract', 'get', 'set'],
])

/** What cannot begin a member. */
const continues = new Set(['}', ')', ']', '>', ',', ';', ':', '=', '=>', '|', '&', '?', '.', 'extends', 'is'])

/**
 * Puts a semicolon where only the end of a line separates two members of an object type: signatures are printed on one
 * line, on which they would run into each other.
 */
export function separateMembers(lexemes: readonly Lexeme[]): Lexeme[] {
  const open: string[] = []
  return lexemes.flatMap((lexeme, index) => {
    const { kind, text, start } = lexeme
    if (kind === 'punctuation' && '([{'.includes(text)) open.push(text)
    if (kind === 'punctuation' && ')]}'.includes(text)) open.pop()
    const [before, after] = [lexemes[index - 1], lexemes[index + 1]]
    const isBetween =
      kind === 'space' && text.includes('\n') && open.at(-1) === '{' && before !== undefined && after !== undefined
    if (!isBetween || goesOn.has(before.text) || continues.has(after.text)) return [lexeme]
    return [{ kind: 'punctuation' as const, text: ';', start }, lexeme]
  })
}

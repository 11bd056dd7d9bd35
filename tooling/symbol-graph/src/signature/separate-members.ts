import type { Lexeme } from './lex.ts'

/** Lexemes after which a type continues on the next line. */
const goesOn = new Set([
  ...['{', '(', '[', '<', ',', ';', ':', '=', '=>', '|', '&', '?', '.', '...'],
  ...['extends', 'infer', 'is', 'keyof', 'new', 'readonly', 'typeof', 'unique', 'asserts', 'abstract', 'get', 'set'],
])

/** Lexemes that cannot begin a member. */
const continues = new Set(['}', ')', ']', '>', ',', ';', ':', '=', '=>', '|', '&', '?', '.', 'extends', 'is'])

/**
 * Inserts semicolons where only a line break separates the members of an object type: signatures are printed on one
 * line.
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

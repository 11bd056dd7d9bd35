/** Kind of a piece of declaration text. `reference` is a name that the doc model resolved. */
export type LexemeKind = 'space' | 'word' | 'string' | 'number' | 'comment' | 'punctuation' | 'reference'

/** Piece of declaration text; offsets count UTF-16 code units. */
export interface Lexeme {
  kind: LexemeKind
  text: string
  start: number
  /** Canonical reference, for a `reference`. */
  target?: string
  /** True for a name with a module prefix local to the file: its full name is shown instead. */
  isImported?: true
}

/** Range of a name of another declaration. */
export interface ReferenceSpan {
  start: number
  end: number
  target: string
  isImported?: true
}

const space = /\s+/uy
const word = /[\p{ID_Start}$_#@][\p{ID_Continue}$\u200c\u200d]*/uy
const number = /(?:0[xob][\da-f_]+|\d[\d_]*(?:\.[\d_]+)?(?:e[+-]?\d+)?)n?/iuy
const quoted = /"(?:[^"\\\n]|\\[^])*"?|'(?:[^'\\\n]|\\[^])*'?/uy
const comment = /\/\*[^]*?\*\/|\/\/[^\n]*/uy
const templatePart = /(?:[^`\\$]|\\[^]|\$(?!\{))*(?:`|\$\{|$)/uy
const punctuation = /=>|\.\.\.|\?\.|[^]/uy

/**
 * Splits TypeScript declaration text into lexemes that cover it without gaps.
 *
 * @param text - Any text; invalid TypeScript becomes punctuation.
 * @param references - In order, without overlaps. Each becomes one lexeme, even inside a template literal.
 */
export function lex(text: string, references: readonly ReferenceSpan[]): Lexeme[] {
  const lexemes: Lexeme[] = []
  /** Number of open braces in each open `${`. */
  const templates: number[] = []
  let next = 0
  let at = 0

  const take = (kind: LexemeKind, pattern: RegExp): boolean => {
    pattern.lastIndex = at
    const found = pattern.exec(text)?.[0]
    if (found === undefined || found === '') return false
    const limit = references[next]?.start ?? text.length
    const taken = at + found.length > limit ? text.slice(at, limit) : found
    lexemes.push({ kind, text: taken, start: at })
    at += taken.length
    return true
  }
  /** Reads template text after a backtick or a closing brace, up to the next `${` or the end of the literal. */
  const template = (): void => {
    const from = at
    at += 1
    templatePart.lastIndex = at
    const part = templatePart.exec(text)?.[0] ?? ''
    at += part.length
    lexemes.push({ kind: 'string', text: text.slice(from, at), start: from })
    if (part.endsWith('${')) templates.push(0)
    while (references[next] !== undefined && references[next]!.start < at) next += 1
  }

  while (at < text.length) {
    const reference = references[next]
    if (reference !== undefined && reference.start === at && reference.end > at) {
      const { end, target, isImported } = reference
      const mark = isImported === true ? { isImported } : {}
      lexemes.push({ kind: 'reference', text: text.slice(at, end), start: at, target, ...mark })
      at = reference.end
      next += 1
      continue
    }
    const character = text[at]
    const open = templates.length - 1
    if (character === '`') {
      template()
    } else if (character === '}' && open >= 0 && templates[open] === 0) {
      templates.pop()
      template()
    } else {
      if (open >= 0 && character === '{') templates[open]! += 1
      if (open >= 0 && character === '}') templates[open]! -= 1
      void (
        take('space', space) ||
        take('comment', comment) ||
        take('string', quoted) ||
        take('word', word) ||
        take('number', number) ||
        take('punctuation', punctuation)
      )
    }
  }
  return lexemes
}

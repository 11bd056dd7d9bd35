import { breakPlaces } from './break-places.ts'
import { leadingWords } from './keywords.ts'
import { lex, type Lexeme, type ReferenceSpan } from './lex.ts'
import { enclosingBrackets, isPredicateSubject, wordStyle } from './word-style.ts'
import { type Line, lineText, type Piece, type Span } from './line.ts'
import { onOneLine } from './on-one-line.ts'
import { separateMembers } from './separate-members.ts'

/** Options of the printer. */
export interface PrintOptions {
  /** Name to print instead of the declared one; absent to keep the latter. */
  name?: string
  /** Declared name, to be found among the first words. */
  declaredName?: string
  /** True to insert `name` into a declaration without a name: `export default function ()`. */
  isNameless?: boolean
  /** Text before everything else: `const` for a variable, whose excerpt begins with its name. */
  prefix?: string
  /** Keyword to omit: `function`. */
  omit?: string
  /** Names of the type parameters in scope. */
  typeParameters: ReadonlySet<string>
  /** Names to print for destructured parameters, by the names that the doc model made up for them. */
  parameterNames?: ReadonlyMap<string, string>
}

/** Printed line, with a mapping from the original text. */
export interface Printed {
  line: Line
  /** Converts offsets in the original text to characters of the line. */
  span(from: number, to: number): Span
}

/**
 * Prints the text of a declaration as a signature: drops meaningless modifiers, normalises white space, classifies
 * words, links names, and adds break points to long lists.
 *
 * @param text - Declaration without its body.
 * @param references - Names in it that the doc model resolved, in order.
 */
export function printSignature(text: string, references: readonly ReferenceSpan[], options: PrintOptions): Printed {
  const lexemes = onOneLine(separateMembers(trim(withoutComments(lex(text, references)), options)))
  const declared = declaredNameAt(lexemes, options.declaredName)
  const breaks = breakPlaces(lexemes)
  const brackets = enclosingBrackets(lexemes)
  const pieces: Piece[] = []
  /** Original offset and line offset of each kept lexeme. */
  const marks: { from: number; length: number; at: number; printed: number }[] = []
  let width = 0

  const put = (piece: Exclude<Piece, number>): void => {
    const last = pieces.at(-1)
    width += piece.text.length
    if (typeof last === 'object' && isPlain(last) && isPlain(piece)) last.text += piece.text
    else if (piece.text !== '') pieces.push({ ...piece })
  }
  const breakHere = (place: 1 | 0 | -1): void => {
    pieces.push(place)
    if (place === 0) width += 1
  }

  if (options.prefix !== undefined) {
    put({ text: options.prefix, style: 'k' })
    put({ text: ' ' })
  }
  if (
    declared === -1 &&
    options.isNameless === true &&
    options.name !== undefined &&
    /^[(<]/u.test(lexemes[0]?.text ?? '')
  ) {
    put({ text: options.name, style: 'd' })
  }
  lexemes.forEach((lexeme, index) => {
    const before = breaks.get(index)
    if (before?.replacesSpace === true) {
      marks.push({ from: lexeme.start, length: lexeme.text.length, at: width, printed: 1 })
      before.places.forEach(breakHere)
      return
    }
    before?.places.forEach(breakHere)
    const at = width
    if (lexeme.kind === 'space') put({ text: ' ' })
    else if (index === declared) put({ text: declaredText(lexeme, options.name), style: 'd' })
    else put(classify(lexemes, index, brackets, options))
    marks.push({ from: lexeme.start, length: lexeme.text.length, at, printed: width - at })
  })
  breaks.get(lexemes.length)?.places.forEach(breakHere)
  const printed = lineText({ pieces })

  const place = (offset: number): number => {
    for (const mark of marks) {
      if (offset <= mark.from) return mark.at
      if (offset < mark.from + mark.length) return mark.at + Math.min(offset - mark.from, mark.printed)
    }
    return width
  }
  const span = (from: number, to: number): Span => {
    const [start, end] = [place(from), place(to)]
    const inside = printed.slice(start, end)
    if (inside.trim() === '') return [start, start]
    return [start + inside.length - inside.trimStart().length, end - (inside.length - inside.trimEnd().length)]
  }
  return { line: { pieces }, span }
}

/** Keeps the quotes of a quoted name. */
function declaredText({ kind, text }: Lexeme, name: string | undefined): string {
  return kind === 'string' || name === undefined ? text : name
}

function isPlain(piece: Exclude<Piece, number>): boolean {
  return piece.style === undefined && piece.target === undefined && piece.typeParameter === undefined
}

/** Drops comments: the docs of the members already contain them. */
function withoutComments(lexemes: readonly Lexeme[]): Lexeme[] {
  const kept = lexemes.filter(({ kind }) => kind !== 'comment')
  return kept.filter(({ kind }, index) => kind !== 'space' || kept[index - 1]?.kind !== 'space')
}

/** Re-export: it declares nothing, so `export` is kept. */
const passesOn = /^export\s+(?:type\s*)?(?:[{*=]|import\b)/u

/**
 * Removes `export`, `declare` and `default` before a declaration, and white space and semicolons around it. Each of them
 * is also the name of a member: `default(): void`.
 */
function trim(lexemes: readonly Lexeme[], { omit, declaredName }: PrintOptions): Lexeme[] {
  let start = 0
  let end = lexemes.length
  const isDeclaration =
    lexemes[0]?.text !== 'export' ||
    !passesOn.test(
      lexemes
        .slice(0, 5)
        .map(({ text }) => text)
        .join(''),
    )
  const dropped = new Set(isDeclaration ? ['export', 'declare', 'default', omit] : [])
  while (start < end) {
    const { kind, text } = lexemes[start]!
    const before = lexemes[start + 1]?.kind === 'space' || lexemes[start + 1]?.text === '('
    if (text === declaredName && isBeforePunctuation(lexemes, start)) break
    if (kind === 'space' || kind === 'comment' || (kind === 'word' && dropped.has(text) && before)) start += 1
    else break
  }
  // Members of a type end in a semicolon or in a comma.
  while (end > start && (lexemes[end - 1]!.kind === 'space' || /^[;,]$/u.test(lexemes[end - 1]!.text))) end -= 1
  return lexemes.slice(start, end)
}

function isBeforePunctuation(lexemes: readonly Lexeme[], index: number): boolean {
  const next = lexemes[index + 1]?.kind === 'space' ? lexemes[index + 2] : lexemes[index + 1]
  return next === undefined || next.kind === 'punctuation'
}

/** Index of the declared name; -1 without one. */
function declaredNameAt(lexemes: readonly Lexeme[], name: string | undefined): number {
  if (name === undefined) return -1
  for (const [index, { kind, text }] of lexemes.entries()) {
    if (kind === 'punctuation' || kind === 'reference') return -1
    if (text === name || (kind === 'string' && text.slice(1, -1) === name)) return index
    if (kind === 'word' && !leadingWords.has(text)) return -1
  }
  return -1
}

function classify(
  lexemes: readonly Lexeme[],
  index: number,
  brackets: readonly string[],
  options: PrintOptions,
): Exclude<Piece, number> {
  const { kind, text, target, isImported } = lexemes[index]!
  if (kind === 'string') return { text, style: 's' }
  if (kind === 'number') return { text, style: 'n' }
  // The compiler also resolves `x` of `x is Cat`, to the parameter beside it.
  if (kind === 'reference' && isPredicateSubject(lexemes, index)) return { text, style: 'p' }
  if (kind === 'reference') {
    return { text, style: 't', ...(target === undefined ? {} : { target }), ...(isImported ? { isImported } : {}) }
  }
  if (kind !== 'word') return { text }

  const style = wordStyle(lexemes, index, brackets[index] ?? '')
  if (style === 'p') return { text: options.parameterNames?.get(text) ?? text, style }
  if (style === 't' && options.typeParameters.has(text)) return { text, style, typeParameter: text }
  return style === undefined ? { text } : { text, style }
}

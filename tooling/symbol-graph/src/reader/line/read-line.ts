import type { TokenStyle } from '../model.ts'
import { breakPlaces, closingOf, firstParenthesis, separatorsOf } from './break-places.ts'
import { leadingWords, primitiveTypes } from './keywords.ts'
import { lex, type Lexeme } from './lex.ts'
import { enclosingBrackets, wordStyle } from './word-style.ts'

/** What the text of a signature says by itself. Offsets count characters of the text. */
export interface ReadLine {
  lexemes: readonly Lexeme[]
  /** The declared name; empty when there is none to be seen. */
  name: string
  /** Index of the name's lexeme; -1 when there is none. */
  declared: number
  /** Modifiers in front of the name, as words, and `?` after it. */
  modifiers: ReadonlySet<string>
  /** What follows the name: `(`, `<`, `:`, `=` or nothing. */
  after: string
  typeParameters: readonly ReadTypeParameter[]
  parameters: readonly ReadParameter[]
  /** What a callable returns. */
  returns?: ReadSpan
  /** What stands after the first `:` of something that cannot be called. */
  type?: ReadSpan
  /** What stands after `=`. */
  value?: string
}

/** From and to. */
export type ReadSpan = readonly [from: number, to: number]

/** A parameter as its text has it. */
export interface ReadParameter {
  name: string
  type: ReadSpan | 0
  /** 1 for optional, 2 for rest. */
  bits: number
}

/** A type parameter as its text has it. */
export interface ReadTypeParameter {
  name: string
  constraint: ReadSpan | 0
  fallback: ReadSpan | 0
}

/** Reads one printed line. Nothing is refused: what cannot be told is absent. */
export function readLine(text: string): ReadLine {
  const lexemes = lex(text, [])
  const declared = declaredAt(lexemes)
  const modifiers = new Set(
    lexemes.slice(0, Math.max(declared, 0)).flatMap(({ kind, text: word }) => (kind === 'word' ? word : [])),
  )
  let next = declared + 1
  if (declared !== -1 && lexemes[next]?.text === '?') {
    modifiers.add('?')
    next += 1
  }
  const open = firstParenthesis(lexemes)
  const close = open === -1 ? -1 : closingOf(lexemes, open)
  const returns = close === -1 ? undefined : typeAfter(lexemes, close + 1, text)
  const type = close !== -1 || declared === -1 ? undefined : typeAfter(lexemes, next, text)
  const value =
    lexemes[next]?.kind === 'space' && lexemes[next + 1]?.text === '='
      ? text.slice(lexemes[next + 1]!.start + 1).trim()
      : undefined
  return {
    lexemes,
    name: declared === -1 ? '' : lexemes[declared]!.text,
    declared,
    modifiers,
    after: lexemes[next]?.text ?? '',
    typeParameters: lexemes[next]?.text === '<' ? typeParametersFrom(lexemes, next, text) : [],
    parameters:
      close === -1 ? [] : partsOf(lexemes, open, close).map(([from, to]) => parameterOf(lexemes.slice(from, to), text)),
    ...(returns === undefined ? {} : { returns }),
    ...(type === undefined ? {} : { type }),
    ...(value === undefined ? {} : { value }),
  }
}

/** A token as it would be without links. */
export type PlainToken = { text: string; style?: TokenStyle; isLinkable: boolean } | 1 | 0 | -1

/** The tokens of a line, none of them linked. */
export function plainTokens({ lexemes, declared }: ReadLine): PlainToken[] {
  const brackets = enclosingBrackets(lexemes)
  const breaks = breakPlaces(lexemes)
  const tokens: PlainToken[] = []
  const put = (text: string, style: TokenStyle | undefined): void => {
    const last = tokens.at(-1)
    if (style === undefined && typeof last === 'object' && last.style === undefined) last.text += text
    else
      tokens.push({
        text,
        ...(style === undefined ? {} : { style }),
        isLinkable: style === 't' && !primitiveTypes.has(text),
      })
  }
  lexemes.forEach((lexeme, at) => {
    const before = breaks.get(at)
    if (before !== undefined) tokens.push(before.place)
    if (before?.replacesSpace === true) return
    const { kind, text } = lexeme
    if (at === declared) put(text, 'd')
    else if (kind === 'string') put(text, 's')
    else if (kind === 'number') put(text, 'n')
    else put(text, kind === 'word' ? wordStyle(lexemes, at, brackets[at] ?? '') : undefined)
  })
  const last = breaks.get(lexemes.length)
  if (last !== undefined) tokens.push(last.place)
  return tokens
}

/** The first word that is no modifier, or a quoted or computed name. */
function declaredAt(lexemes: readonly Lexeme[]): number {
  for (const [at, { kind, text }] of lexemes.entries()) {
    if (kind === 'space') continue
    if (kind === 'string' || kind === 'number') return at
    if (kind !== 'word') return -1
    const next = lexemes[at + 1]
    if (!leadingWords.has(text) || next?.kind !== 'space') return at
  }
  return -1
}

function typeAfter(lexemes: readonly Lexeme[], at: number, text: string): ReadSpan | undefined {
  const from = lexemes[at]
  if (from?.text !== ':') return undefined
  const rest = text.slice(from.start + 1)
  return rest.trim() === '' ? undefined : [from.start + 1 + rest.length - rest.trimStart().length, text.length]
}

/** The parts of a bracketed list, as indices of lexemes. */
function partsOf(lexemes: readonly Lexeme[], open: number, close: number): [from: number, to: number][] {
  const ends = [...separatorsOf(lexemes, open, close, ','), close]
  const parts = ends.map((end, at): [number, number] => [at === 0 ? open + 1 : ends[at - 1]! + 1, end])
  return parts.filter(([from, to]) => lexemes.slice(from, to).some(({ kind }) => kind !== 'space'))
}

function parameterOf(part: readonly Lexeme[], text: string): ReadParameter {
  const words = part.filter(({ kind }) => kind !== 'space')
  const isRest = words[0]?.text === '...'
  const [name, second, third] = isRest ? words.slice(1) : words
  const isOptional = second?.text === '?'
  const colon = isOptional ? third : second
  if (colon?.text !== ':') return { name: name?.text ?? '', type: 0, bits: (isOptional ? 1 : 0) + (isRest ? 2 : 0) }
  return {
    name: name?.text ?? '',
    type: spanAfter(part, part.indexOf(colon), part.length, text),
    bits: (isOptional ? 1 : 0) + (isRest ? 2 : 0),
  }
}

function typeParametersFrom(lexemes: readonly Lexeme[], open: number, text: string): ReadTypeParameter[] {
  let depth = 0
  let close = open
  for (; close < lexemes.length; close += 1) {
    const { kind, text: sign } = lexemes[close]!
    if (kind !== 'punctuation') continue
    if ('<([{'.includes(sign)) depth += 1
    else if ('>)]}'.includes(sign) && (depth -= 1) === 0) break
  }
  return partsOf(lexemes, open, close).map(([from, to]) => {
    const part = lexemes.slice(from, to)
    const [name, ...rest] = part.filter(({ kind }) => kind !== 'space')
    const outer = outerLexemes(part)
    const equals = outer.find((one) => one.kind === 'punctuation' && one.text === '=')
    const end = equals === undefined ? part.length : part.indexOf(equals)
    return {
      name: name?.text ?? '',
      constraint: rest[0]?.text === 'extends' ? spanAfter(part, part.indexOf(rest[0]), end, text) : 0,
      fallback: equals === undefined ? 0 : spanAfter(part, end, part.length, text),
    }
  })
}

/** The lexemes that stand in no bracket of the part. */
function outerLexemes(part: readonly Lexeme[]): Lexeme[] {
  let depth = 0
  return part.filter(({ kind, text }) => {
    if (kind === 'punctuation' && '<([{'.includes(text)) depth += 1
    if (kind === 'punctuation' && '>)]}'.includes(text)) depth -= 1
    return depth === 0
  })
}

/** What stands between one lexeme and another, without white space around. */
function spanAfter(part: readonly Lexeme[], at: number, end: number, text: string): ReadSpan | 0 {
  const before = part[at]!
  const from = before.start + before.text.length
  const last = part[end - 1]!
  const inside = text.slice(from, last.start + last.text.length)
  if (inside.trim() === '') return 0
  return [from + inside.length - inside.trimStart().length, from + inside.trimEnd().length]
}

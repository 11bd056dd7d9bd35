import type { Lexeme } from './lex.ts'

/** Break point of a signature, before the lexeme of its index. */
export interface BreakPlace {
  place: 1 | 0 | -1
  /** True when the break replaces the white space of the lexeme. */
  replacesSpace: boolean
}

/** Length in characters from which unions and object types get break points too. */
const longLine = 80

const closing = new Map([
  ['(', ')'],
  ['[', ']'],
  ['{', '}'],
  ['<', '>'],
])

/** Length in characters from which a list of type parameters gets break points. */
const longTypeParameters = 40

/**
 * Finds the break points of a signature: around its own parameters, and in a long line around type parameters, bases,
 * the members of object types and the arms of an outermost union.
 *
 * @returns Break points by the index of the lexeme after them.
 */
export function breakPlaces(lexemes: readonly Lexeme[]): Map<number, BreakPlace> {
  const places = new Map<number, BreakPlace>()
  const width = widthOf(lexemes)
  const parameters = firstParenthesis(lexemes)
  if (parameters !== -1) breakList(lexemes, parameters, ',', places)
  if (width <= longLine) return places

  lexemes.forEach(({ kind, text }, index) => {
    if (kind === 'punctuation' && text === '{') breakMembers(lexemes, index, places)
  })
  breakTypeParameters(lexemes, places)
  breakHeritage(lexemes, places)
  breakUnion(lexemes, places)
  return places
}

/** Breaks the list of a declaration's own type parameters, if it is long: the first `<` outside brackets, before any type. */
function breakTypeParameters(lexemes: readonly Lexeme[], places: Map<number, BreakPlace>): void {
  const open = lexemes.findIndex(({ kind, text }) => kind === 'punctuation' && '<([{:='.includes(text))
  if (lexemes[open]?.text !== '<') return
  const width = widthOf(lexemes.slice(open, closingOf(lexemes, open)))
  if (width > longTypeParameters) breakList(lexemes, open, ',', places)
}

/** Breaks before `extends` and `implements` of a class or an interface. */
function breakHeritage(lexemes: readonly Lexeme[], places: Map<number, BreakPlace>): void {
  if (!lexemes.slice(0, 3).some(({ kind, text }) => kind === 'word' && (text === 'class' || text === 'interface')))
    return
  let depth = 0
  const clauses: number[] = []
  for (const [index, { kind, text }] of lexemes.entries()) {
    depth += nesting(lexemes[index]!)
    if (kind === 'word' && depth === 0 && (text === 'extends' || text === 'implements')) clauses.push(index)
  }
  clauses.forEach((clause, at) => {
    if (at === 0) places.set(clause, { place: 1, replacesSpace: false })
    else places.set(clause - 1, { place: 0, replacesSpace: true })
  })
  if (clauses.length > 0) places.set(lexemes.length, { place: -1, replacesSpace: false })
}

function widthOf(lexemes: readonly Lexeme[]): number {
  return lexemes.reduce((sum, { kind, text }) => sum + (kind === 'space' ? 1 : text.length), 0)
}

/** Breaks the members of an object type. A pattern, whose names have no types, stays on its line. */
function breakMembers(lexemes: readonly Lexeme[], open: number, places: Map<number, BreakPlace>): void {
  const close = closingOf(lexemes, open)
  const has = (text: string): boolean => separatorsOf(lexemes, open, close, text).length > 0
  if (has(';') || has(':')) breakList(lexemes, open, has(';') ? ';' : ',', places)
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

/** Breaks after an opening bracket, after each separator at its level and before its closing bracket. */
function breakList(lexemes: readonly Lexeme[], open: number, separator: string, places: Map<number, BreakPlace>): void {
  const close = closingOf(lexemes, open)
  if (close === -1) return
  const inside = lexemes.slice(open + 1, close)
  if (inside.every(({ kind }) => kind === 'space')) return

  const first = lexemes[open + 1]?.kind === 'space'
  places.set(open + 1, { place: 1, replacesSpace: first })
  for (const index of separatorsOf(lexemes, open, close, separator)) {
    const spaced = lexemes[index + 1]?.kind === 'space'
    if (!spaced || index + 2 >= close) continue
    places.set(index + 1, { place: 0, replacesSpace: true })
  }
  const last = lexemes[close - 1]?.kind === 'space'
  places.set(last ? close - 1 : close, { place: -1, replacesSpace: last })
}

/** Change of the nesting depth by a lexeme: a bracket, or the `${` and `}` of a template literal. */
function nesting({ kind, text }: Lexeme): -1 | 0 | 1 {
  if (kind === 'string' && (text.startsWith('`') || text.startsWith('}'))) {
    const [closes, opens] = [text.startsWith('}'), text.endsWith('${')]
    return closes === opens ? 0 : closes ? -1 : 1
  }
  if (kind !== 'punctuation') return 0
  return '([{<'.includes(text) ? 1 : ')]}>'.includes(text) ? -1 : 0
}

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

/** Breaks before each `|` of a union that is the whole type of an alias, a property or a constant. */
function breakUnion(lexemes: readonly Lexeme[], places: Map<number, BreakPlace>): void {
  let depth = 0
  let start = -1
  const bars: number[] = []
  for (const [index, { kind, text }] of lexemes.entries()) {
    if (kind === 'word' && (text === 'extends' || text === '=>') && start !== -1 && depth === 0) return
    depth += nesting(lexemes[index]!)
    if (start === -1 && kind === 'punctuation' && text === '(') return
    if (kind !== 'punctuation' || depth > 0) continue
    if (text === '=>' || (text === '?' && start !== -1)) return
    else if ((text === '=' || text === ':') && start === -1) start = index
    else if (text === '|' && start !== -1 && lexemes[index - 1]?.kind === 'space') bars.push(index)
  }
  if (start === -1 || bars.length < 2 || lexemes[start + 1]?.kind !== 'space') return
  places.set(start + 2, { place: 1, replacesSpace: false })
  for (const bar of bars) {
    if (bar - 1 > start + 1) places.set(bar - 1, { place: 0, replacesSpace: true })
  }
  places.set(lexemes.length, { place: -1, replacesSpace: false })
}

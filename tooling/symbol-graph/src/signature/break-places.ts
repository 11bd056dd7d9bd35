import { closingOf, firstParenthesis, nesting, separatorsOf, widthOf } from './brackets.ts'
import type { Lexeme } from './lex.ts'
import { conditionalOf, functionOf, operatorsOf, typeAfterName } from './type-parts.ts'

/** Break points of a signature before one of its lexemes. */
export interface BreakPlace {
  places: (1 | 0 | -1)[]
  /** True when they replace the white space that the lexeme is. */
  replacesSpace: boolean
}

/** Length in characters from which a signature is laid out over lines, and that of the lines. */
const longLine = 80

/** Length in characters from which a list of type parameters gets break points. */
const longTypeParameters = 40

/**
 * Finds the break points of a signature: around its own parameters, and in a long line wherever the syntax of a type that does not
 * fit divides it, as formatters do. A conditional type has one branch a line.
 *
 * @returns Break points by the index of the lexeme after them.
 */
export function breakPlaces(lexemes: readonly Lexeme[]): Map<number, BreakPlace> {
  const layout = new Layout(lexemes)
  const parameters = firstParenthesis(lexemes)
  if (widthOf(lexemes) > longLine) layout.declaration(parameters)
  else if (parameters !== -1) layout.list(parameters, ',', false)
  return layout.finish()
}

/** Layout of one signature from left to right. */
class Layout {
  readonly #lexemes: readonly Lexeme[]
  readonly #places = new Map<number, BreakPlace>()
  /** Characters on the current line. */
  #column = 0
  /** Number of open groups. */
  #depth = 0
  /** Groups that end at the next break: a line break before a comma would be wrong. */
  #ending = 0
  /** Lexeme up to which the column counts. */
  #at = 0

  constructor(lexemes: readonly Lexeme[]) {
    this.#lexemes = lexemes
  }

  /** Lays out a declaration: what is before its type, then the type. */
  declaration(parameters: number): void {
    const lexemes = this.#lexemes
    const open = lexemes.findIndex(({ kind, text }) => kind === 'punctuation' && '<([{:='.includes(text))
    if (lexemes[open]?.text === '<') {
      const close = closingOf(lexemes, open)
      if (widthOf(lexemes, open, close) > longTypeParameters) this.list(open, ',')
    }
    if (this.#heritage()) return
    if (parameters !== -1 && !this.#isPast(parameters)) this.list(parameters, ',')
    const start = this.#typeStart()
    if (start !== -1) this.#type(start, lexemes.length, 0)
    else this.#sequence(this.#at, lexemes.length, 0)
  }

  /**
   * Breaks after an opening bracket, after each separator at its level and before its closing bracket.
   *
   * @param isLong - Whether its items are laid out too.
   */
  list(open: number, separator: string, isLong = true): void {
    const lexemes = this.#lexemes
    const close = closingOf(lexemes, open)
    if (close === -1) return
    const start = this.#afterSpace(open + 1)
    if (start >= close) return
    this.#advance(start)
    this.#break(start, 1)
    this.#depth += 1
    this.#newLine()
    const ends = [...separatorsOf(lexemes, open, close, separator), close]
    let from = start
    for (const end of ends) {
      const isLast = end === close
      const to = lexemes[end - 1]?.kind === 'space' ? end - 1 : end
      if (isLong && from < to) this.#item(from, to, 1)
      this.#advance(isLast ? close : end + 1)
      if (isLast) break
      from = this.#afterSpace(end + 1)
      // A separator that nothing follows, or that no space follows, ends no line.
      if (from >= close || from === end + 1) continue
      this.#break(end + 1, 0)
      this.#advance(from)
      this.#newLine()
    }
    this.#depth -= 1
    this.#break(close, -1)
    this.#newLine()
    this.#advance(close + 1)
  }

  finish(): Map<number, BreakPlace> {
    if (this.#ending > 0) {
      this.#places.set(this.#lexemes.length, { places: Array<-1>(this.#ending).fill(-1), replacesSpace: false })
    }
    return this.#places
  }

  /** Breaks before `extends` and `implements` of a class or an interface. */
  #heritage(): boolean {
    const lexemes = this.#lexemes
    const isType = lexemes
      .slice(0, 3)
      .some(({ kind, text }) => kind === 'word' && (text === 'class' || text === 'interface'))
    if (!isType) return false
    const clauses: number[] = []
    let depth = 0
    for (const [index, { kind, text }] of lexemes.entries()) {
      depth += nesting(lexemes[index]!)
      if (kind === 'word' && depth === 0 && (text === 'extends' || text === 'implements')) clauses.push(index)
    }
    clauses.forEach((clause, at) => {
      const next = clauses[at + 1]
      this.#advance(at === 0 ? clause : clause - 1)
      this.#break(at === 0 ? clause : clause - 1, at === 0 ? 1 : 0)
      if (at === 0) this.#depth += 1
      this.#advance(clause)
      this.#newLine()
      this.#sequence(clause, next === undefined ? lexemes.length : next - 1, 0)
    })
    if (clauses.length > 0) this.#endGroup()
    return true
  }

  /** Position of the type of an alias, a property, a constant or a function; -1 without one. */
  #typeStart(): number {
    const lexemes = this.#lexemes
    let depth = 0
    for (let index = this.#at; index < lexemes.length; index += 1) {
      const { kind, text } = lexemes[index]!
      depth += nesting(lexemes[index]!)
      if (depth === 0 && kind === 'punctuation' && (text === '=' || text === ':')) return this.#afterSpace(index + 1)
      if (depth === 0 && kind === 'punctuation' && text === '=>') return this.#afterSpace(index + 1)
    }
    return -1
  }

  /** Item of a list, at the beginning of a line. */
  #item(from: number, to: number, trailing: number): void {
    if (this.#fits(from, to, trailing)) return this.#advance(to)
    const lexemes = this.#lexemes
    const start = typeAfterName(lexemes, from, to)
    if (start !== -1) {
      this.#sequence(from, start, 0)
      this.#type(start, to, trailing)
      return
    }
    const isTypeParameter = lexemes[from + 2]?.text === 'extends' && conditionalOf(lexemes, from, to) === undefined
    if (isTypeParameter) this.#sequence(from, to, trailing)
    else this.#type(from, to, trailing, true)
  }

  /** @param isAtStart - Whether the type begins a line. */
  #type(from: number, to: number, trailing: number, isAtStart = false): void {
    this.#advance(from)
    if (this.#fits(from, to, trailing)) return this.#advance(to)
    const lexemes = this.#lexemes
    const called = functionOf(lexemes, from, to)
    if (called !== undefined) {
      const isShort = this.#column + widthOf(lexemes, from, called.result) <= longLine
      const isEmpty = lexemes[called.parenthesis + 1]?.text === ')'
      const rest = widthOf(lexemes, called.result, to)
      if (isEmpty || (isShort && rest > longLine)) this.#advance(called.result)
      else {
        this.#sequence(from, called.parenthesis, 0)
        this.list(called.parenthesis, ',')
      }
      this.#type(called.result, to, trailing)
      return
    }
    if (conditionalOf(lexemes, from, to) !== undefined) return this.#conditional(from, to, trailing, isAtStart)
    for (const operator of ['|', '&']) {
      const found = operatorsOf(lexemes, from, to, operator)
      if (found.length > 0 && found.every((at) => lexemes[at - 1]?.kind === 'space')) {
        return this.#parts(from, to, found, trailing, isAtStart)
      }
    }
    this.#sequence(from, to, trailing)
  }

  /** Each branch of a conditional type on a line: `T extends A ? B`, then `: T extends C ? D`, then `: E`. */
  #conditional(from: number, to: number, trailing: number, isAtStart: boolean): void {
    const lexemes = this.#lexemes
    if (!isAtStart) this.#group(from)
    let start = from
    for (let next = conditionalOf(lexemes, start, to); next !== undefined; next = conditionalOf(lexemes, start, to)) {
      const { question, colon } = next
      this.#sequence(start, question + 1, 0)
      const consequent = this.#afterSpace(question + 1)
      const end = lexemes[colon - 1]?.kind === 'space' ? colon - 1 : colon
      const isNested = conditionalOf(lexemes, consequent, end) !== undefined
      this.#advance(consequent)
      if (!isNested && this.#fits(consequent, end, 0)) this.#advance(end)
      else {
        this.#group(consequent)
        this.#type(consequent, end, 0, true)
        this.#endGroup()
      }
      this.#break(end, 0)
      this.#advance(colon)
      this.#newLine()
      start = this.#afterSpace(colon + 1)
      this.#advance(start)
    }
    this.#type(start, to, trailing)
    if (!isAtStart) this.#endGroup()
  }

  /** Each part of a union or an intersection on a line; an object type of an intersection follows its operator. */
  #parts(from: number, to: number, operators: readonly number[], trailing: number, isAtStart: boolean): void {
    const lexemes = this.#lexemes
    const isUnion = lexemes[operators[0]!]!.text === '|'
    const isHugging = !isUnion && operators.some((at) => lexemes[this.#afterSpace(at + 1)]?.text === '{')
    const isGroup = !isAtStart && !isHugging
    if (isGroup) this.#group(from)
    const starts = [from, ...operators]
    starts.forEach((start, at) => {
      const next = starts[at + 1]
      const end = next === undefined ? to : next - 1
      if (at > 0 && !isHugging) {
        this.#break(start - 1, 0)
        this.#advance(start)
        this.#newLine()
      }
      const part = at === 0 ? start : this.#afterSpace(start + 1)
      this.#advance(part)
      this.#type(part, end, next === undefined ? trailing : 0, false)
    })
    if (isGroup) this.#endGroup()
  }

  /** Text with brackets, of which those that do not fit are broken. */
  #sequence(from: number, to: number, trailing: number): void {
    const lexemes = this.#lexemes
    this.#advance(from)
    for (let index = from; index < to; index += 1) {
      const { kind, text } = lexemes[index]!
      if (kind === 'string' && text.startsWith('`') && text.endsWith('${')) {
        index = this.#templateEnd(index, to)
        continue
      }
      if (kind !== 'punctuation' || !'([{<'.includes(text)) continue
      const close = closingOf(lexemes, index)
      if (close === -1 || close >= to) return this.#advance(to)
      this.#advance(index)
      if (this.#fits(index, this.#unbrokenEnd(close + 1, to), close + 1 >= to ? trailing : 0)) {
        index = close
        continue
      }
      const has = (separator: string): boolean => separatorsOf(lexemes, index, close, separator).length > 0
      // Names without types are a pattern, which stays on its line.
      if (text !== '{' || has(';') || has(':')) this.list(index, has(';') ? ';' : ',')
      index = close
    }
    this.#advance(to)
  }

  /** End of the text after a bracket that no bracket can break. */
  #unbrokenEnd(from: number, to: number): number {
    let index = from
    while (index < to) {
      const { kind, text } = this.#lexemes[index]!
      if (kind === 'space' || (kind === 'punctuation' && '([{<'.includes(text))) break
      index += 1
    }
    return index
  }

  #templateEnd(open: number, to: number): number {
    let depth = 0
    for (let index = open; index < to; index += 1) {
      depth += nesting(this.#lexemes[index]!)
      if (depth === 0) return index
    }
    return to - 1
  }

  #fits(from: number, to: number, trailing: number): boolean {
    return (
      this.#column + widthOf(this.#lexemes, this.#at, from) + widthOf(this.#lexemes, from, to) + trailing <= longLine
    )
  }

  #isPast(index: number): boolean {
    return index < this.#at
  }

  #advance(to: number): void {
    if (to <= this.#at) return
    this.#column += widthOf(this.#lexemes, this.#at, to)
    this.#at = to
  }

  #newLine(): void {
    this.#column = 2 * this.#depth
  }

  /** Opens an indented group on a new line. */
  #group(from: number): void {
    this.#break(from, 1)
    this.#depth += 1
    this.#newLine()
  }

  #endGroup(): void {
    this.#depth -= 1
    this.#ending += 1
  }

  #break(index: number, place: 1 | 0 | -1): void {
    const places: (1 | 0 | -1)[] = [...Array<-1>(this.#ending).fill(-1), place]
    this.#ending = 0
    // A break at the same depth is a space on one line: where there is none, a group without content breaks instead.
    const isSpace = this.#lexemes[index]?.kind === 'space'
    if (place === 0 && !isSpace) places.splice(-1, 1, 1, -1)
    const known = this.#places.get(index)
    if (known === undefined) this.#places.set(index, { places, replacesSpace: place === 0 && isSpace })
    else known.places.push(...places)
  }

  #afterSpace(index: number): number {
    return this.#lexemes[index]?.kind === 'space' ? index + 1 : index
  }
}

import { closingOf, firstParenthesis, nesting, separatorsOf, widthOf } from './brackets.ts'
import type { Lexeme } from './lex.ts'
import { type BreakPlace, longLine, Pen } from './pen.ts'
import { conditionalOf, functionOf, operatorsOf, typeAfterName } from './type-parts.ts'

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
  return layout.pen.finish()
}

/** Layout of one signature from left to right. */
class Layout {
  readonly pen: Pen
  readonly #lexemes: readonly Lexeme[]

  constructor(lexemes: readonly Lexeme[]) {
    this.#lexemes = lexemes
    this.pen = new Pen(lexemes)
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
    if (parameters !== -1 && parameters >= this.pen.at) this.list(parameters, ',')
    const start = this.#typeStart()
    if (start !== -1) this.#type(start, lexemes.length, 0)
    else this.#sequence(this.pen.at, lexemes.length, 0)
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
    const start = this.pen.afterSpace(open + 1)
    if (start >= close) return
    this.pen.open(start)
    let from = start
    for (const end of [...separatorsOf(lexemes, open, close, separator), close]) {
      const to = lexemes[end - 1]?.kind === 'space' ? end - 1 : end
      if (isLong && from < to) this.#item(from, to, 1)
      if (end === close) break
      from = this.pen.afterSpace(end + 1)
      // A separator that nothing follows, or that no space follows, ends no line.
      if (from < close && from > end + 1) this.pen.newLine(end + 1)
    }
    this.pen.close(close)
    this.pen.advance(close + 1)
  }

  /** Breaks before `extends` and `implements` of a class or an interface. */
  #heritage(): boolean {
    const lexemes = this.#lexemes
    const isType = lexemes.slice(0, 3).some(({ kind, text }, at) => {
      return kind === 'word' && (text === 'class' || text === 'interface') && lexemes[at + 1]?.kind === 'space'
    })
    if (!isType) return false
    const clauses: number[] = []
    let depth = 0
    for (const [index, { kind, text }] of lexemes.entries()) {
      depth += nesting(lexemes[index]!)
      if (kind === 'word' && depth === 0 && (text === 'extends' || text === 'implements')) clauses.push(index)
    }
    clauses.forEach((clause, at) => {
      const next = clauses[at + 1]
      if (at === 0) this.pen.open(clause)
      else this.pen.newLine(clause - 1)
      this.#bases(clause, next === undefined ? lexemes.length : next - 1)
    })
    if (clauses.length > 0) this.pen.end()
    return true
  }

  /** Bases of a clause; several that do not fit have a line each. */
  #bases(clause: number, end: number): void {
    const commas = separatorsOf(this.#lexemes, clause, end, ',')
    if (commas.length === 0 || this.pen.fits(clause, end, 0)) return this.#sequence(clause, end, 0)
    let from = this.pen.afterSpace(clause + 1)
    this.pen.open(from)
    for (const comma of [...commas, end]) {
      this.#sequence(from, comma, 1)
      if (comma === end) break
      this.pen.newLine(comma + 1)
      from = this.pen.afterSpace(comma + 1)
    }
    this.pen.end()
  }

  /** Position of the type of an alias, a property, a constant or a function; -1 without one. */
  #typeStart(): number {
    const lexemes = this.#lexemes
    let depth = 0
    for (let index = this.pen.at; index < lexemes.length; index += 1) {
      const { kind, text } = lexemes[index]!
      depth += nesting(lexemes[index]!)
      if (depth === 0 && kind === 'punctuation' && (text === '=' || text === ':')) return this.pen.afterSpace(index + 1)
      if (depth === 0 && kind === 'punctuation' && text === '=>') return this.pen.afterSpace(index + 1)
    }
    return -1
  }

  /** Item of a list, at the beginning of a line. */
  #item(from: number, to: number, trailing: number): void {
    if (this.pen.fits(from, to, trailing)) return this.pen.advance(to)
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
    this.pen.advance(from)
    if (this.pen.fits(from, to, trailing)) return this.pen.advance(to)
    const lexemes = this.#lexemes
    const called = functionOf(lexemes, from, to)
    if (called !== undefined) {
      const isShort = this.pen.fits(from, called.result, 0)
      const isEmpty = lexemes[called.parenthesis + 1]?.text === ')'
      const rest = widthOf(lexemes, called.result, to)
      if (isEmpty || (isShort && rest > longLine)) this.pen.advance(called.result)
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
    if (!isAtStart) this.pen.open(from)
    let start = from
    for (let next = conditionalOf(lexemes, start, to); next !== undefined; next = conditionalOf(lexemes, start, to)) {
      const { question, colon } = next
      this.#sequence(start, question + 1, 0)
      const consequent = this.pen.afterSpace(question + 1)
      const end = lexemes[colon - 1]?.kind === 'space' ? colon - 1 : colon
      const isNested = conditionalOf(lexemes, consequent, end) !== undefined
      this.pen.advance(consequent)
      if (!isNested && this.pen.fits(consequent, end, 0)) this.pen.advance(end)
      else {
        this.pen.open(consequent)
        this.#type(consequent, end, 0, true)
        this.pen.end()
      }
      this.pen.newLine(end)
      start = this.pen.afterSpace(colon + 1)
      this.pen.advance(start)
    }
    this.#type(start, to, trailing)
    if (!isAtStart) this.pen.end()
  }

  /** Each part of a union or an intersection on a line; an object type of an intersection follows its operator. */
  #parts(from: number, to: number, operators: readonly number[], trailing: number, isAtStart: boolean): void {
    const lexemes = this.#lexemes
    const isUnion = lexemes[operators[0]!]!.text === '|'
    const isHugging = !isUnion && operators.some((at) => lexemes[this.pen.afterSpace(at + 1)]?.text === '{')
    const isGroup = !isAtStart && !isHugging
    if (isGroup) this.pen.open(from)
    const starts = [from, ...operators]
    starts.forEach((start, at) => {
      const next = starts[at + 1]
      const end = next === undefined ? to : next - 1
      if (at > 0 && !isHugging) this.pen.newLine(start - 1)
      const part = at === 0 ? start : this.pen.afterSpace(start + 1)
      this.pen.advance(part)
      this.#type(part, end, next === undefined ? trailing : 0, false)
    })
    if (isGroup) this.pen.end()
  }

  /** Text with brackets, of which those that do not fit are broken. */
  #sequence(from: number, to: number, trailing: number): void {
    const lexemes = this.#lexemes
    this.pen.advance(from)
    for (let index = from; index < to; index += 1) {
      const { kind, text } = lexemes[index]!
      if (kind === 'string' && text.startsWith('`') && text.endsWith('${')) {
        index = this.#templateEnd(index, to)
        continue
      }
      if (kind !== 'punctuation' || !'([{<'.includes(text)) continue
      const close = closingOf(lexemes, index)
      if (close === -1 || close >= to) return this.pen.advance(to)
      this.pen.advance(index)
      if (this.pen.fits(index, this.#unbrokenEnd(close + 1, to), close + 1 >= to ? trailing : 0)) {
        index = close
        continue
      }
      const has = (separator: string): boolean => separatorsOf(lexemes, index, close, separator).length > 0
      // Names without types are a pattern, which stays on its line.
      if (text !== '{' || has(';') || has(':')) this.list(index, has(';') ? ';' : ',')
      index = close
    }
    this.pen.advance(to)
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
}

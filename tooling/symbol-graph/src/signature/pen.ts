import { widthOf } from './brackets.ts'
import type { Lexeme } from './lex.ts'

/** Break points of a signature before one of its lexemes. */
export interface BreakPlace {
  places: (1 | 0 | -1)[]
  /** True when they replace the white space that the lexeme is. */
  replacesSpace: boolean
}

/**
 * Length in characters from which a signature is laid out over lines, and that of the lines: as many as there is room for beside the
 * sidebar and the contents of a page on a window of 1280 pixels.
 */
export const longLine = 72

/** Writes break points into a signature from left to right, and counts the columns. */
export class Pen {
  /** Lexeme up to which the signature is written. */
  at = 0
  readonly #lexemes: readonly Lexeme[]
  readonly #places = new Map<number, BreakPlace>()
  /** Characters on the current line. */
  #column = 0
  /** Number of open groups. */
  #depth = 0
  /** Groups that end at the next break: a line break before a comma would be wrong. */
  #ending = 0

  constructor(lexemes: readonly Lexeme[]) {
    this.#lexemes = lexemes
  }

  /** Whether a range and the characters after it fit on the current line. */
  fits(from: number, to: number, trailing: number): boolean {
    const lexemes = this.#lexemes
    return this.#column + widthOf(lexemes, this.at, from) + widthOf(lexemes, from, to) + trailing <= longLine
  }

  /** Writes up to a lexeme. */
  advance(to: number): void {
    if (to <= this.at) return
    this.#column += widthOf(this.#lexemes, this.at, to)
    this.at = to
  }

  /** Writes up to a lexeme, and begins a new line before it, or in place of it if it is a space. */
  newLine(index: number): void {
    this.advance(index)
    this.#break(index, 0)
    this.advance(this.afterSpace(index))
    this.#column = 2 * this.#depth
  }

  /** Writes up to a lexeme, and opens an indented group on a new line. */
  open(index: number): void {
    this.advance(index)
    this.#break(index, 1)
    this.#depth += 1
    this.#column = 2 * this.#depth
  }

  /** Writes up to a lexeme, and closes a group on a new line. */
  close(index: number): void {
    this.advance(index)
    this.#depth -= 1
    this.#break(index, -1)
    this.#column = 2 * this.#depth
  }

  /** Closes a group with the current line. */
  end(): void {
    this.#depth -= 1
    this.#ending += 1
  }

  /** Closes the groups that are left, and returns the break points by the index of the lexeme after them. */
  finish(): Map<number, BreakPlace> {
    if (this.#ending > 0) {
      this.#places.set(this.#lexemes.length, { places: Array<-1>(this.#ending).fill(-1), replacesSpace: false })
    }
    return this.#places
  }

  /** Index of a lexeme, or of the one after it if it is a space. */
  afterSpace(index: number): number {
    return this.#lexemes[index]?.kind === 'space' ? index + 1 : index
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
}

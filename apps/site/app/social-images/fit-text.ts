import { type Face, plainText, widthOf } from './letters.ts'

/** Space for a text. */
export interface Space {
  face: Face
  width: number
  /** Sizes to try, the largest first. */
  sizes: readonly number[]
  /** Most lines. */
  lines: number
}

/** Lines of a text, and their size. */
export interface FittedText {
  size: number
  lines: readonly string[]
}

/** Lines of code may end after its punctuation and before a hump, lines of text after a space, a slash or a hyphen. */
const ofCode = /(?<=[\s.,:/_|&<(-])|(?<=[a-z\d])(?=[A-Z])/
const ofText = /(?<=[\s/-])/
const breaks: Readonly<Record<Face, RegExp>> = { name: ofCode, code: ofCode, title: ofText, text: ofText }

/** Wraps a text, in the largest size in which all of it fits; the end of one that fits in none is cut, with an ellipsis. */
export function fitText(text: string, space: Space): FittedText {
  const plain = plainText(text)
  for (const size of space.sizes) {
    const lines = wrap(plain, space, size)
    if (lines.length <= space.lines) return { size, lines }
  }
  const size = space.sizes.at(-1)!
  const lines = wrap(plain, space, size).slice(0, space.lines)
  const last = lines.pop() ?? ''
  return { size, lines: [...lines, shorten(last, space, size)] }
}

function wrap(text: string, { face, width }: Space, size: number): string[] {
  const fits = (line: string): boolean => widthOf(line.trimEnd(), face, size) <= width
  const lines: string[] = []
  let line = ''
  for (const piece of text.split(breaks[face])) {
    if (line === '' || fits(line + piece)) line += piece
    else {
      lines.push(line)
      line = piece
    }
    // A piece that is wider than a line.
    while (!fits(line)) {
      const count = longest(line, fits)
      lines.push(line.slice(0, count))
      line = line.slice(count)
    }
  }
  return [...lines, line].map((one) => one.trim()).filter((one) => one !== '')
}

function shorten(line: string, { face, width }: Space, size: number): string {
  const count = longest(line, (start) => widthOf(`${start.trimEnd()}…`, face, size) <= width)
  return `${line.slice(0, count).trimEnd()}…`
}

/** Length of the longest start of a line that fits, at least one character; surrogate pairs are whole. */
function longest(line: string, fits: (start: string) => boolean): number {
  let count = 0
  for (const character of line) {
    if (count > 0 && !fits(line.slice(0, count + character.length))) break
    count += character.length
  }
  return count
}

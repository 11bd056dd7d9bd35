/** A quote, or a list item with the columns before its content, inside what is around it. */
type Container = 'quote' | number

/** The quotes and list items around a line of Markdown, the outermost first. */
export type Containers = readonly Container[]

/** A line as its containers see it. */
export interface ContainedLine {
  containers: Containers
  /** Columns of indentation in the innermost container. */
  indent: number
}

const marker = /^(?:[-*+]|\d{1,9}[.)])(?=[ \t]|$)/

/** Reads a line from its start. Columns are those of the page, where a tab reaches to the next multiple of four. */
class LineReader {
  offset = 0
  private column = 0

  constructor(private readonly text: string) {}

  get rest(): string {
    return this.text.slice(this.offset)
  }

  /** Columns of the blanks ahead. */
  get indent(): number {
    let { column } = this
    for (let at = this.offset; this.text[at] === ' ' || this.text[at] === '\t'; at++) column += this.widthAt(at, column)
    return column - this.column
  }

  /** Passes columns of blanks, also a part of a tab. */
  passBlanks(columns: number): void {
    let left = columns
    while (left > 0 && (this.text[this.offset] === ' ' || this.text[this.offset] === '\t')) {
      const width = this.widthAt(this.offset, this.column)
      if (width <= left) this.offset++
      this.column += Math.min(width, left)
      left -= width
    }
  }

  passText(length: number): void {
    this.offset += length
    this.column += length
  }

  /** Passes the marker or the indentation of a container. False where the line is not in it. */
  pass(container: Container): boolean {
    const { indent } = this
    if (container !== 'quote') {
      if (indent < container && this.rest.trim() !== '') return false
      this.passBlanks(container)
      return true
    }
    if (indent > 3 || !this.rest.trimStart().startsWith('>')) return false
    this.passBlanks(indent)
    this.passText(1)
    this.passBlanks(1)
    return true
  }

  /**
   * Passes the start of a new container; undefined where none starts.
   *
   * @param isInText - Whether the line before is text: an empty item, or one with a number other than 1, does not interrupt it.
   */
  passStart(isInText: boolean): Container | undefined {
    if (this.pass('quote')) return 'quote'
    const { indent } = this
    const inner = this.rest.trimStart()
    const found = indent < 4 && !isRule(inner) ? marker.exec(inner)?.[0] : undefined
    if (found === undefined) return undefined
    if (isInText && (inner.trimEnd() === found || !/^(?:[-*+]|1[.)])$/.test(found))) return undefined
    this.passBlanks(indent)
    this.passText(found.length)
    const blanks = this.indent
    // Code may follow the marker; then its content begins one column after it.
    const before = this.rest.trim() === '' || blanks > 4 ? 1 : blanks
    this.passBlanks(before)
    return indent + found.length + before
  }

  private widthAt(offset: number, column: number): number {
    return this.text[offset] === '\t' ? 4 - (column % 4) : 1
  }
}

/**
 * Creates a reader of lines outside fences, which finds the list items and quotes that each is in.
 *
 * @see {@link https://spec.commonmark.org/0.31.2/#container-blocks | container blocks}
 */
export function containerReader(): { next(text: string): ContainedLine } {
  let open: Container[] = []
  /** Whether the last line is text, which a line without indentation or marker continues. */
  let isText = false
  return {
    next(text) {
      const line = new LineReader(text)
      const left = open.findIndex((one) => !line.pass(one))
      if (left >= 0 && isText && isPlain(line.rest)) return { containers: open, indent: 0 }
      // An item of a list that is open already interrupts nothing.
      const isInText = isText && left < 0
      open = left < 0 ? [...open] : open.slice(0, left)
      for (let one = line.passStart(isInText); one !== undefined; one = line.passStart(false)) open.push(one)
      isText = isPlain(line.rest)
      return { containers: open, indent: line.indent }
    },
  }
}

/** Whether a line is text of a paragraph and begins nothing else. */
function isPlain(text: string): boolean {
  const inner = text.trim()
  return inner !== '' && !/^(?:#{1,6}(?:[ \t]|$)|`{3}|~{3}|>|<)/.test(inner) && !marker.test(inner) && !isRule(inner)
}

/** A line in a fence, inside the containers of the fence. */
export interface InnerLine {
  /** Whether it ends a container, and so the fence. */
  hasLeft: boolean
  /** Columns of indentation. */
  indent: number
  /** Characters before it. */
  offset: number
}

/** Reads a line in a fence. */
export function innerLine(text: string, containers: Containers): InnerLine {
  const line = new LineReader(text)
  const isInside = containers.every((one) => line.pass(one))
  return { hasLeft: !isInside, indent: line.indent, offset: line.offset }
}

/** Three or more equal marks, which are a line and no list: `- - -`. */
function isRule(text: string): boolean {
  return /^(?:(?:-[ \t]*){3,}|(?:\*[ \t]*){3,})$/.test(text)
}

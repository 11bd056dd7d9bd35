/** The quotes and the list item around a line of Markdown. */
export interface Container {
  /** Number of `>` before the line. */
  quotes: number
  /** Columns before the content of the innermost list item, after the quotes; 0 for none. */
  item: number
}

/** A line as its containers see it. */
export interface ContainedLine {
  container: Container
  /** Columns of indentation in the container. */
  indent: number
}

const marker = /^(?:[-*+]|\d{1,9}[.)])(?=[ \t]|$)/

/**
 * Creates a reader of lines outside fences, which finds the list items and quotes that each is in.
 *
 * @see {@link https://spec.commonmark.org/0.31.2/#container-blocks | container blocks}
 */
export function containerReader(): { next(text: string): ContainedLine } {
  let quotes = 0
  let items: number[] = []
  /** Whether the last line is text, which a line without indentation continues. */
  let isText = false
  return {
    next(text) {
      const line = unquoted(text)
      if (line.quotes !== quotes) items = []
      quotes = line.quotes
      let { rest } = line
      let column = 0
      const isLazy = isText && isPlain(rest)
      if (rest.trim() !== '' && !isLazy) items = items.filter((item) => item <= indentOf(rest))
      isText = isPlain(rest.replace(/^(?:[ \t]*(?:[-*+]|\d{1,9}[.)])[ \t])+/, ''))
      for (;;) {
        const around = items.at(-1) ?? 0
        const indent = indentOf(rest) + column
        const inner = rest.trimStart()
        const found = indent - around < 4 ? marker.exec(inner)?.[0] : undefined
        if (found === undefined || isRule(inner))
          return { container: { quotes, item: around }, indent: Math.max(0, indent - around) }
        const after = inner.slice(found.length)
        const blanks = indentOf(after)
        // Code may follow the marker; then its content begins one column after it.
        const content = indent + found.length + (after.trim() === '' || blanks > 4 ? 1 : blanks)
        items.push(content)
        rest = after
        column = indent + found.length
      }
    },
  }
}

/** Whether a line is text of a paragraph and begins nothing else. */
function isPlain(text: string): boolean {
  const inner = text.trim()
  return inner !== '' && !/^(?:#{1,6}(?:[ \t]|$)|`{3}|~{3}|>|<)/.test(inner) && !marker.test(inner) && !isRule(inner)
}

/** Whether a line in a fence ends its container, and so the fence. */
export function hasLeft(text: string, { quotes, item }: Container): boolean {
  const line = unquoted(text, quotes)
  if (line.quotes < quotes) return true
  return line.rest.trim() !== '' && indentOf(line.rest) < item
}

/** Columns of indentation of a line in a fence, inside its container. */
export function indentIn(text: string, { quotes, item }: Container): number {
  return indentOf(unquoted(text, quotes).rest) - item
}

/** Three or more equal marks, which are a line and no list: `- - -`. */
function isRule(text: string): boolean {
  return /^(?:(?:-[ \t]*){3,}|(?:\*[ \t]*){3,})$/.test(text)
}

/** A line without its first quote markers. */
function unquoted(text: string, most = Number.POSITIVE_INFINITY): { quotes: number; rest: string } {
  let [before] = /^(?: {0,3}>)*/.exec(text)!
  if (before.split('>').length - 1 > most)
    before = before
      .split('>', most)
      .map((one) => `${one}>`)
      .join('')
  const rest = text.slice(before.length)
  const quotes = before.split('>').length - 1
  return { quotes, rest: quotes > 0 ? rest.replace(/^ /, '') : rest }
}

/** Columns of the blanks at the start of a text; a tab reaches to the next multiple of four. */
function indentOf(text: string): number {
  let columns = 0
  for (const character of text) {
    if (character === ' ') columns++
    else if (character === '\t') columns += 4 - (columns % 4)
    else break
  }
  return columns
}

/** How a JSON file is written. */
export interface JsonStyle {
  /** What `JSON.stringify` indents with: spaces, a tab, or nothing for a file of one line. */
  readonly indent: string
  readonly eol: '\n' | '\r\n'
  /** Whether the last line has an end. */
  readonly lastEol: boolean
}

/** The style of a new file. */
export const DEFAULT_STYLE: JsonStyle = { indent: '  ', eol: '\n', lastEol: true }

/**
 * How a text is written.
 *
 * @param text - JSON. What says nothing about a property of the style, such as `{}` about indents, has the default one.
 */
export function styleOf(text: string): JsonStyle {
  const trimmed = text.trim()
  if (trimmed === '') return DEFAULT_STYLE
  // Neither a comment nor a line that continues one.
  const indent = /[\n\r]([ \t]+)[^\s/*]/.exec(trimmed)?.[1]
  const isOneLine = !/[\n\r]/.test(trimmed) && !/^(?:\{\s*\}|\[\s*\])$/.test(trimmed)
  return {
    indent: indent ?? (isOneLine ? '' : DEFAULT_STYLE.indent),
    eol: /\r?\n/.exec(text)?.[0] === '\r\n' ? '\r\n' : '\n',
    lastEol: /[\n\r]\s*$/.test(text),
  }
}

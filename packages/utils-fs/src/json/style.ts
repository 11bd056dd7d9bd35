/** Formatting style of a JSON file. */
export interface JsonStyle {
  /** The indentation for `JSON.stringify`: spaces, a tab, or empty for a file of one line. */
  readonly indent: string
  readonly eol: '\n' | '\r\n'
  /** Whether the last line has a line ending. */
  readonly lastEol: boolean
}

/** Style of a new file. */
export const DEFAULT_STYLE: JsonStyle = { indent: '  ', eol: '\n', lastEol: true }

/**
 * Detects the style of a text.
 *
 * @param text - JSON. Undetectable properties have defaults, such as the indentation of `{}`.
 */
export function styleOf(text: string): JsonStyle {
  const trimmed = text.trim()
  if (trimmed === '') return DEFAULT_STYLE
  // Neither a comment nor its continuation.
  const indent = /[\n\r]([ \t]+)[^\s/*]/.exec(trimmed)?.[1]
  const isOneLine = !/[\n\r]/.test(trimmed) && !/^(?:\{\s*\}|\[\s*\])$/.test(trimmed)
  return {
    indent: indent ?? (isOneLine ? '' : DEFAULT_STYLE.indent),
    eol: /\r?\n/.exec(text)?.[0] === '\r\n' ? '\r\n' : '\n',
    lastEol: /[\n\r]\s*$/.test(text),
  }
}

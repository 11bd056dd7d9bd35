import { parse, type ParseError, printParseErrorCode } from 'jsonc-parser'

/**
 * Parses JSON with comments and trailing commas.
 *
 * @throws Error that names the first problem and its line.
 */
export function parseJsonc(text: string): unknown {
  const errors: ParseError[] = []
  const value: unknown = parse(text, errors, { allowTrailingComma: true })
  const [first] = errors
  if (first === undefined) return value
  const line = text.slice(0, first.offset).split('\n').length
  throw new Error(`${printParseErrorCode(first.error)} in line ${line}`)
}

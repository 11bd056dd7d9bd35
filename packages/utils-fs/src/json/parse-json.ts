import type { JsonValue } from '@signpost/types'
import { JsonParseError } from '../json-parse-error.ts'
import { blankComments } from './blank-comments.ts'
import { placeOf } from './code-frame.ts'
import { findSyntaxError } from './find-syntax-error.ts'

/**
 * Parses the contents of a file.
 *
 * @param path - The file, for the error message.
 * @param contents - Its text, with or without a byte order mark.
 * @param jsonc - Whether to allow comments and trailing commas.
 * @throws {@link JsonParseError} when the text is not JSON.
 */
export function parseJson(path: string, contents: string, jsonc = false): JsonValue {
  const text = contents.replace(/^\uFEFF/, '')
  const json = jsonc ? blankComments(text) : text
  try {
    return JSON.parse(json) as JsonValue
  } catch (cause) {
    const problem = findSyntaxError(json)
    // JSON.parse can also fail for other reasons, such as too little memory.
    if (!problem) throw cause
    const { offset, expected } = problem
    throw new JsonParseError(
      path,
      text,
      placeOf(text, offset),
      `expected ${expected}, found ${foundAt(text, offset)}`,
      { cause },
    )
  }
}

/** Formats the character at an offset: in quotes, or by its code point if it is not printable. */
function foundAt(text: string, offset: number): string {
  const code = text.codePointAt(offset)
  if (code === undefined) return 'the end of the file'
  const char = String.fromCodePoint(code)
  if (char === '\n' || char === '\r') return 'the end of the line'
  if (/^[\p{L}\p{N}\p{P}\p{S} ]$/u.test(char)) return char === '"' ? `'"'` : `"${char}"`
  return `U+${code.toString(16).toUpperCase().padStart(4, '0')}`
}

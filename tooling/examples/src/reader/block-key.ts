import { createHash } from 'node:crypto'

/** Code as it is compared: its lines without common indentation. */
export interface PlainCode {
  lines: readonly string[]
  /** Columns that are removed from each line. */
  indent: number
  /** Number of blank lines before the first. */
  before: number
}

/** Removes common indentation, blanks at the ends of lines, and blank lines around the code. */
export function plainCode(code: string): PlainCode {
  const lines = code.split(/\r\n|\r|\n/).map((line) => line.trimEnd())
  const first = lines.findIndex((line) => line !== '')
  const kept = first < 0 ? [] : lines.slice(first, lines.findLastIndex((line) => line !== '') + 1)
  const indents = kept.filter((line) => line !== '').map((line) => line.length - line.trimStart().length)
  const indent = kept.length === 0 ? 0 : Math.min(...indents)
  return { lines: kept.map((line) => line.slice(indent)), indent, before: Math.max(0, first) }
}

/** Key of a block by the code that pages show. */
export function blockKey({ lines }: PlainCode): string {
  return createHash('sha256').update(lines.join('\n')).digest('base64url').slice(0, 16)
}

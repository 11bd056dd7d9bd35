/** A position in a text, counted from 1. A column is a UTF-16 code unit. */
export interface Place {
  readonly line: number
  readonly column: number
}

const LINE_END = /\r\n?|\n/
const WIDTH = 80

/** Position of an offset. */
export function placeOf(text: string, offset: number): Place {
  const lines = text.slice(0, offset).split(LINE_END)
  return { line: lines.length, column: lines.at(-1)!.length + 1 }
}

/**
 * Formats a line with its number, the previous one, and a `^` below the column. Long lines are cut around the column.
 */
export function codeFrame(text: string, { line, column }: Place): string {
  const lines = text.split(LINE_END)
  const margin = String(line).length
  const start = Math.max(0, column - 1 - WIDTH / 2)
  const show = (number: number): string =>
    `${String(number).padStart(margin)} | ${lines[number - 1]!.slice(start, start + WIDTH)}`.trimEnd()
  const indent = lines[line - 1]!.slice(start, column - 1).replace(/[^\t]/g, ' ')

  const pointer = `${' '.repeat(margin)} | ${indent}^`
  return [...(line > 1 ? [show(line - 1)] : []), show(line), pointer].join('\n')
}

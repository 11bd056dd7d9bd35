const TOKEN = /"|\/\/[^\n\r]*|\/\*|[,\]}]|[^ \t\n\r",\]}/]+|\//g
const ESCAPE_OR_END = /\\[^\n\r]|["\n\r]/g

/**
 * Converts JSON with comments to JSON: replaces comments and trailing commas with spaces.
 *
 * @returns A text with the same offsets and line endings. An unterminated block comment is kept.
 */
export function blankComments(text: string): string {
  const blanks: [start: number, end: number][] = []
  let before = ''
  let comma = -1
  TOKEN.lastIndex = 0
  for (let found = TOKEN.exec(text); found; found = TOKEN.exec(text)) {
    const [token] = found
    const start = found.index
    if (token.startsWith('//') || token === '/*') {
      const end = token === '/*' ? text.indexOf('*/', start + 2) + 2 : TOKEN.lastIndex
      if (end === 1) break
      blanks.push([start, end])
      TOKEN.lastIndex = end
      continue
    }
    if (token === '"') TOKEN.lastIndex = stringEnd(text, start + 1)
    if (comma >= 0 && (token === ']' || token === '}')) blanks.push([comma, comma + 1])
    comma = token === ',' && !/^$|[[{:,]$/.test(before) ? start : -1
    before = token
  }

  // A comment may follow a comma that is blanked later.
  blanks.sort(([a], [b]) => a - b)
  let json = ''
  let copied = 0
  for (const [start, end] of blanks) {
    json += text.slice(copied, start) + text.slice(start, end).replace(/[^\n\r]/g, ' ')
    copied = end
  }
  return json + text.slice(copied)
}

/** Offset of the end of a string: after its quote, or before the line ending of an unterminated one. */
function stringEnd(text: string, start: number): number {
  ESCAPE_OR_END.lastIndex = start
  for (let found = ESCAPE_OR_END.exec(text); found; found = ESCAPE_OR_END.exec(text)) {
    if (!found[0].startsWith('\\')) return found[0] === '"' ? ESCAPE_OR_END.lastIndex : found.index
  }
  return text.length
}

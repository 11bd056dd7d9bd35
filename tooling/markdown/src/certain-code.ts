/** Fence at the start of a line: its indentation and its marker. */
const opening = /^( {0,3})(`{3,}(?=[^`]*$)|~{3,})/

const closing = /^ {0,3}(`+|~+)[ \t]*$/

/** Line that may start an HTML block. */
const html = /^ {0,3}<[a-z/!?]/i

/** Ends of HTML blocks that run across blank lines. */
const htmlEnds = new Map([
  ['<!--', /-->/],
  ['<![CDATA[', /\]\]>/],
  ['<!', />/],
  ['<?', /\?>/],
  ['<raw', /<\/(?:pre|script|style|textarea)>/i],
])

/** More readings than this of one text are not followed; then no line is certain. */
const maxReadings = 8

/**
 * Marks the lines that are in a fenced code block in every reading of the text: a fence in a list, a quote or an HTML
 * block may be no fence at all, and its code is Markdown then. A reading is `''` in text, the marker in a fence,
 * `<html>` in HTML up to a blank line, and a key of {@link htmlEnds} in other HTML.
 */
export function certainCode(lines: readonly string[]): boolean[] {
  let readings: ReadonlySet<string> = new Set([''])
  return lines.map((line) => {
    if (readings.size > maxReadings) return false
    const after = new Set([...readings].flatMap((reading) => readingsAfter(line, reading)))
    const isCode =
      [...readings].every(isFence) || (readings.size === 1 && after.size === 1 && [...after].every(isFence))
    readings = after
    return isCode
  })
}

function isFence(reading: string): boolean {
  return reading.startsWith('`') || reading.startsWith('~')
}

function readingsAfter(line: string, reading: string): string[] {
  if (isFence(reading)) return closing.exec(line)?.[1]!.startsWith(reading) ? [''] : [reading]
  if (reading === '<html>') return line.trim() === '' ? [''] : [reading]
  const end = htmlEnds.get(reading)
  if (end) return end.test(line) ? [''] : [reading]

  const fence = opening.exec(line)
  // An indented fence may be in a list item, which ends it.
  if (fence) return fence[1] === '' ? [fence[2]!] : ['', fence[2]!]
  if (!html.test(line)) return ['']
  const start = htmlStart(line.trimStart())
  if (start === '<html>') return ['', start]
  return htmlEnds.get(start)!.test(line) ? [''] : ['', start]
}

function htmlStart(line: string): string {
  if (/^<(?:pre|script|style|textarea)(?:[\s>]|$)/i.test(line)) return '<raw'
  return [...htmlEnds.keys()].find((start) => line.startsWith(start)) ?? '<html>'
}

import { fencedLines } from './code-fences.ts'

/** Beyond this a parser's time or stack grows out of proportion, and no reader ever wrote it by hand. */
const limits = {
  characters: 2_000_000,
  containers: 40,
  brackets: 100,
  delimiterRun: 200,
  delimiters: 2_000,
  openComments: 20,
  elements: 300,
  cells: 100_000,
}

/**
 * Recognises Markdown that would take a parser minutes or its whole stack: thousands of nested quotes, lists or
 * brackets, and tables whose padding multiplies. Fenced code is not looked at.
 *
 * @returns what was found, for a message; undefined for any text a person would write
 */
export function pathologicalMarkdown(source: string): string | undefined {
  if (source.length > limits.characters) return `${source.length} characters`
  const written = source.split('\n')
  const fenced = fencedLines(written)
  const lines = written.filter((_, index) => !fenced[index])
  return longRun(lines) ?? nestedContainers(lines) ?? nestedBrackets(lines) ?? manyDelimiters(lines) ?? hugeTable(lines)
}

/**
 * Recognises HTML that nests too deep to be walked.
 *
 * @param html - the pieces of HTML of one text, in order
 */
export function pathologicalHtml(html: readonly string[]): string | undefined {
  let depth = 0
  for (const piece of html) {
    for (const [, slash, name] of piece.matchAll(/<(\/?)([a-z][a-z0-9-]*)/gi)) {
      if (/^(?:br|hr|img|input|link|meta|source|wbr|p|li)$/i.test(name!)) continue
      depth = slash === '/' ? Math.max(0, depth - 1) : depth + 1
      if (depth > limits.elements) return `more than ${limits.elements} nested elements`
    }
  }
  return undefined
}

function longRun(lines: readonly string[]): string | undefined {
  const long = lines.some((line) => line.length > limits.delimiterRun && /([*_~`])\1{200}/.test(line))
  return long ? `a run of more than ${limits.delimiterRun} equal delimiters` : undefined
}

function nestedContainers(lines: readonly string[]): string | undefined {
  for (const line of lines) {
    const prefix = /^(?:[ \t]*(?:>|[-+*](?=[ \t])|\d{1,9}[.)](?=[ \t])))*/.exec(line)![0]
    const depth = prefix.replace(/\d+/g, '1').replace(/[^>\-+*1]/g, '').length
    if (depth > limits.containers) return `more than ${limits.containers} nested quotes or lists on a line`
    const indent = /^[ \t]+(?=[-+*>\d])/.exec(line)?.[0].length ?? 0
    if (indent > limits.containers * 4) return `a list item or quote behind ${indent} columns of white space`
  }
  return undefined
}

function nestedBrackets(lines: readonly string[]): string | undefined {
  let depth = 0
  for (const line of lines) {
    if (line.trim() === '') depth = 0
    for (let index = 0; index < line.length; index++) {
      const character = line[index]
      if (character === '[') depth++
      else if (character === ']' && depth > 0) depth--
      if (depth > limits.brackets) return `more than ${limits.brackets} open brackets`
    }
  }
  return undefined
}

/** Delimiters are matched pair by pair, and a comment's end is looked for from each start: both within one block. */
function manyDelimiters(lines: readonly string[]): string | undefined {
  let delimiters = 0
  let comments = 0
  let columns = 0
  lines.forEach((line, index) => {
    const isNewBlock = line.trim() === '' || /^ {0,3}(?:[-+*] +\S|#{1,6} )/.test(line)
    if (isNewBlock || isDelimiterRow(line)) columns = 0
    if (isDelimiterRow(line) && cellCount(line) === cellCount(lines[index - 1] ?? '')) columns = cellCount(line)
    if (delimiters <= limits.delimiters && (isNewBlock || columns > 0)) delimiters = 0
    if (comments <= limits.openComments && isNewBlock) comments = 0
    delimiters += line.match(/[*_~]|\]\(/g)?.length ?? 0
    const end = Math.max(line.lastIndexOf('-->'), line.lastIndexOf('?>'), line.lastIndexOf(']]>'))
    if (end !== -1 && comments <= limits.openComments) comments = 0
    comments += line.slice(end + 1).match(/<[!?]/g)?.length ?? 0
  })
  if (delimiters > limits.delimiters) return `more than ${limits.delimiters} delimiters in a paragraph`
  if (comments > limits.openComments) return `more than ${limits.openComments} comments that do not end`
  return undefined
}

function isDelimiterRow(line: string): boolean {
  return line.includes('|') && line.includes('-') && /^[\s|:>-]+$/.test(line)
}

function cellCount(line: string): number {
  return line.replaceAll('\\|', '').trim().replace(/^\|/, '').replace(/\|$/, '').split('|').length
}

/** Every row of a table is padded to its header's columns: a short source may ask for millions of cells. */
function hugeTable(lines: readonly string[]): string | undefined {
  let columns = 0
  let cells = 0
  for (const line of lines) {
    if (isDelimiterRow(line)) columns = line.split('|').length
    else if (line.trim() === '') columns = 0
    cells += columns
    if (cells > limits.cells) return `tables of more than ${limits.cells} cells`
  }
  return undefined
}

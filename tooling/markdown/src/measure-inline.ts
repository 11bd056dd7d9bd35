import type { LimitName, Peak } from './limits.ts'
import { createPeak } from './limits.ts'

/** Measures what is matched, looked for or repeated within paragraphs and tables. */
export function measureInline(lines: readonly string[]): [LimitName, Peak][] {
  return [
    ['delimiterRun', delimiterRun(lines)],
    ['brackets', nestedBrackets(lines)],
    ...delimitersAndComments(lines),
    ['cells', tableCells(lines)],
    ['repeated', repeatedDefinition(lines)],
  ]
}

function delimiterRun(lines: readonly string[]): Peak {
  const longest = createPeak('delimiterRun')
  lines.forEach((line, index) => {
    for (const [run] of line.matchAll(/([*_~`])\1{20,}/g)) longest.reach(run.length, index + 1)
  })
  return longest
}

function nestedBrackets(lines: readonly string[]): Peak {
  const deepest = createPeak('brackets')
  let depth = 0
  lines.forEach((line, index) => {
    if (line.trim() === '') depth = 0
    for (const bracket of line.match(/[[\]]/g) ?? []) {
      depth = bracket === '[' ? depth + 1 : Math.max(0, depth - 1)
      deepest.reach(depth, index + 1)
    }
  })
  return deepest
}

/** A definition that is one for certain, and not the words of a paragraph. */
const definition = /^ {0,3}\[[^\][\\]+\]:[ \t]*[^\s<>()\\]+(?:[ \t]+(?:"[^"\\]*"|'[^'\\]*'))?[ \t]*$/

/** Delimiters are matched pair by pair, and a comment's end is looked for from each start: both within one block. */
function delimitersAndComments(lines: readonly string[]): [LimitName, Peak][] {
  const mostDelimiters = createPeak('delimiters')
  const mostComments = createPeak('openComments')
  let delimiters = 0
  let comments = 0
  let columns = 0
  let mayDefine = true
  lines.forEach((line, index) => {
    const isDefinition = mayDefine && definition.test(line)
    mayDefine = line.trim() === '' || isDefinition
    const isNewBlock = mayDefine || /^ {0,3}(?:[-+*] +\S|#{1,6} )/.test(line)
    if (isNewBlock || isDelimiterRow(line)) columns = 0
    if (isDelimiterRow(line) && cellCount(line) === cellCount(lines[index - 1] ?? '')) columns = cellCount(line)
    if (isNewBlock || columns > 0) delimiters = 0
    if (isNewBlock) comments = 0
    delimiters += line.match(/[*_~\]]/g)?.length ?? 0
    const end = Math.max(line.lastIndexOf('-->'), line.lastIndexOf('?>'), line.lastIndexOf(']]>'))
    if (end !== -1) comments = 0
    comments += line.slice(end + 1).match(/<[!?]/g)?.length ?? 0
    mostDelimiters.reach(delimiters, index + 1)
    mostComments.reach(comments, index + 1)
  })
  return [
    ['delimiters', mostDelimiters],
    ['openComments', mostComments],
  ]
}

function isDelimiterRow(line: string): boolean {
  return line.includes('|') && line.includes('-') && /^[\s|:>-]+$/.test(line)
}

function cellCount(line: string): number {
  return line.replaceAll('\\|', '').trim().replace(/^\|/, '').replace(/\|$/, '').split('|').length
}

/** Every row of a table is padded to its header's columns: a short source can have millions of cells. */
function tableCells(lines: readonly string[]): Peak {
  const most = createPeak('cells')
  let columns = 0
  let cells = 0
  lines.forEach((line, index) => {
    if (isDelimiterRow(line)) columns = line.split('|').length
    else if (line.trim() === '') columns = 0
    cells += columns
    most.reach(cells, index + 1)
  })
  return most
}

/**
 * Each reference repeats the address and the title of its definition: two short texts multiply. A definition reaches to
 * the next one or to a blank line at most.
 */
function repeatedDefinition(lines: readonly string[]): Peak {
  const most = createPeak('repeated')
  const references = lines.reduce((count, line) => count + line.split(']').length - 1, 0)
  let length = 0
  lines.forEach((line, index) => {
    if (line.includes(']:')) length = line.length
    else if (/^[ \t>]*$/.test(line)) length = 0
    else if (length > 0) length += line.length
    most.reach(length * references, index + 1)
  })
  return most
}

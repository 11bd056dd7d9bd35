import type { Block, FoundBlocks, Place, TextProblem } from './block.ts'
import { readInfoString } from './info-string.ts'

/** A line of Markdown, and where it begins in its source: after the star of a doc comment. */
export interface TextLine {
  text: string
  place: Place
}

/** Quotes, list markers and indentation before a fence; the fence; its info string. */
const opening = /^(?<margin>(?:[ \t]*>)*[ \t]*(?:(?:[-*+]|\d{1,9}[.)])[ \t]+)*)(?<fence>`{3,}|~{3,})(?<info>.*)$/

/** Parts of a text that are the same for all its blocks. */
export type BlockOrigin = Pick<Block, 'file' | 'group' | 'outer' | 'owner'>

interface OpenFence {
  line: TextLine
  /** Columns before the fence, which are removed from its lines. */
  width: number
  fence: string
  info: string
  isQuoted: boolean
  code: TextLine[]
}

/**
 * Finds the fenced blocks of a text in one pass. Fences in HTML comments and in other fences are none. One without an end reaches
 * to the end of the text and is a problem.
 */
export function findFences(lines: readonly TextLine[], origin: BlockOrigin): FoundBlocks {
  const found: FoundBlocks = { blocks: [], problems: [], unlabelled: 0 }
  let open: OpenFence | undefined
  let isHidden = false
  for (const line of lines) {
    if (open !== undefined) {
      if (isClosing(line.text, open)) open = finish(open, found, origin)
      else open.code.push(insideOf(line, open))
      continue
    }
    const { margin, fence, info } = isHidden ? {} : (opening.exec(line.text)?.groups ?? {})
    if (fence === undefined || (fence.startsWith('`') && info!.includes('`'))) {
      isHidden = isHiddenAfter(line.text, isHidden)
      continue
    }
    open = { line, width: margin!.length, fence, info: info!, isQuoted: margin!.includes('>'), code: [] }
  }
  if (open !== undefined) {
    found.problems.push({ file: origin.file, place: fencePlace(open), kind: 'unclosed', text: open.fence })
    finish(open, found, origin)
  }
  return found
}

function isHiddenAfter(text: string, isHidden: boolean): boolean {
  const start = text.lastIndexOf('<!--')
  if (start < 0) return isHidden && !text.includes('-->')
  return !text.includes('-->', start)
}

function isClosing(text: string, { fence, isQuoted }: OpenFence): boolean {
  const inner = (isQuoted ? text.replace(/^(?:[ \t]*>)+/, '') : text).trim()
  return inner.length >= fence.length && inner === fence[0]!.repeat(inner.length)
}

/** A line without the margin of its fence. */
function insideOf({ text, place }: TextLine, { width, isQuoted }: OpenFence): TextLine {
  const quotes = isQuoted ? (/^(?:[ \t]*>)*/.exec(text)?.[0].length ?? 0) : 0
  let cut = quotes
  while (cut < width && (text[cut] === ' ' || text[cut] === '\t')) cut++
  return { text: text.slice(cut), place: { line: place.line, column: place.column + cut } }
}

function fencePlace({ line: { place }, width }: OpenFence): Place {
  return { line: place.line, column: place.column + width }
}

function finish(open: OpenFence, found: FoundBlocks, origin: BlockOrigin): undefined {
  const { language, isLabelled, isOther, marks, unknown } = readInfoString(open.info)
  if (!isLabelled) found.unlabelled++
  if (language === undefined || isOther) return undefined
  const place = fencePlace(open)
  const problem: TextProblem | undefined =
    unknown === undefined ? undefined : { file: origin.file, place, kind: 'mark', text: unknown }
  if (problem !== undefined) found.problems.push(problem)
  found.blocks.push({
    ...origin,
    place,
    language,
    isUnlabelled: false,
    info: open.info.trim().replace(/^[^\s,:{]+/, ''),
    marks,
    code: open.code.map(({ text }) => text).join('\n'),
    lines: open.code.map((line) => line.place),
  })
  return undefined
}

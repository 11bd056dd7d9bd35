import type { Block, FoundBlocks, Place } from './block.ts'
import { containerReader, innerLine, type Containers } from './containers.ts'
import { readInfoString } from './info-string.ts'

/** A line of Markdown, and where it begins in its source: after the star of a doc comment. */
export interface TextLine {
  text: string
  place: Place
}

/** Quotes, list markers and indentation before a fence; the fence; its info string. */
const opening = /^(?<margin>(?:[ \t]*(?:>|(?:[-*+]|\d{1,9}[.)])(?=[ \t])))*[ \t]*)(?<fence>`{3,}|~{3,})(?<info>.*)$/

/** Parts of a text that are the same for all its blocks. */
export type BlockOrigin = Pick<Block, 'file' | 'group' | 'outer' | 'owner'>

interface OpenFence {
  line: TextLine
  /** Columns before the fence, which are removed from its lines. */
  width: number
  fence: string
  info: string
  containers: Containers
  code: TextLine[]
}

/** Rules of a text for its fences: none for doc comments, whose authors indent as they like. */
export type FenceRules = 'comment' | 'markdown' | 'mdx'

/**
 * Finds the fenced blocks of a text in one pass. Fences in HTML comments, in `<pre>`, in indented code and in other fences are none.
 * One ends with its list item or quote; one without an end reaches to the end of the text and is a problem.
 */
export function findFences(
  lines: readonly TextLine[],
  origin: BlockOrigin,
  rules: FenceRules = 'comment',
): FoundBlocks {
  const found: FoundBlocks = { blocks: [], problems: [], unlabelled: 0 }
  let open: OpenFence | undefined
  let hiddenUntil: RegExp | undefined
  const reader = containerReader()
  for (const line of lines) {
    if (open !== undefined && rules !== 'comment' && innerLine(line.text, open.containers).hasLeft)
      open = finish(open, found, origin)
    if (open !== undefined) {
      if (isClosing(line.text, open, rules)) open = finish(open, found, origin)
      else open.code.push(insideOf(line, open))
      continue
    }
    if (hiddenUntil !== undefined) {
      if (hiddenUntil.test(line.text)) hiddenUntil = hiddenAfter(line.text, rules)
      continue
    }
    const { containers, indent } = reader.next(line.text)
    const { margin, fence, info } = opening.exec(line.text)?.groups ?? {}
    const isIndentedCode = rules === 'markdown' && indent >= 4
    if (fence === undefined || isIndentedCode || (fence.startsWith('`') && info!.includes('`'))) {
      hiddenUntil = hiddenAfter(line.text, rules)
      continue
    }
    open = { line, width: margin!.length, fence, info: info!, containers, code: [] }
  }
  if (open !== undefined) {
    found.problems.push({ file: origin.file, place: fencePlace(open), kind: 'unclosed', text: open.fence })
    finish(open, found, origin)
  }
  return found
}

/** Starts of what has no fences, each with its end. */
const hiding: readonly { start: RegExp; end: RegExp; only?: FenceRules }[] = [
  { start: /<!--(?!.*-->)/, end: /-->/ },
  { start: /\{\/\*(?!.*\*\/\})/, end: /\*\/\}/, only: 'mdx' },
  { start: /^ {0,3}<pre(?=[\s>])(?!.*<\/pre>)/i, end: /<\/pre>/i, only: 'markdown' },
  {
    start: /^ {0,3}<(?:script|style|textarea)(?=[\s>])(?!.*<\/)/i,
    end: /<\/(?:script|style|textarea)>/i,
    only: 'markdown',
  },
]

function hiddenAfter(text: string, rules: FenceRules): RegExp | undefined {
  return hiding.find(({ start, only }) => (only === undefined || only === rules) && start.test(text))?.end
}

function isClosing(text: string, { fence, containers }: OpenFence, rules: FenceRules): boolean {
  const { indent, offset } = innerLine(text, containers)
  if (rules === 'markdown' && indent > 3) return false
  const inner = text.slice(offset).trim()
  return inner.length >= fence.length && inner === fence[0]!.repeat(inner.length)
}

/** A line without the margin of its fence. */
function insideOf({ text, place }: TextLine, { width, containers }: OpenFence): TextLine {
  let cut = containers.includes('quote') ? innerLine(text, containers).offset : 0
  while (cut < width && (text[cut] === ' ' || text[cut] === '\t')) cut++
  return { text: text.slice(cut), place: { line: place.line, column: place.column + cut } }
}

function fencePlace({ line: { place }, width }: OpenFence): Place {
  return { line: place.line, column: place.column + width }
}

function finish(open: OpenFence, found: FoundBlocks, origin: BlockOrigin): undefined {
  const { language, isLabelled, isOther, marks, unknown } = readInfoString(open.info)
  if (!isLabelled) found.unlabelled++
  const place = fencePlace(open)
  for (const one of unknown) found.problems.push({ file: origin.file, place, kind: 'mark', ...one })
  if (language === undefined || isOther) return undefined
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

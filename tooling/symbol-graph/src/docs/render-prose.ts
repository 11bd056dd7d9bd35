import type { Excess, Markdown, ResolveLink } from '@signpost/markdown'
import type { HastNode } from '@signpost/graph-model/model'

/** Line without Markdown syntax other than code spans. Most comments have only such lines. */
const plainLine = /^[A-Za-z](?:[A-Za-z0-9 ,.;:()'"?%/-]|`[^`\n\\]+`)*$/u
const autolink = /:\/\/|www\./u

/**
 * Renders the Markdown of a doc comment. A fast path renders a paragraph of plain words and code spans. Its result
 * equals that of the full renderer, and it is a hundred times as fast.
 *
 * @param report - Receives the limit that a text shown as plain text exceeds.
 */
export function renderProse(
  written: string,
  markdown: Markdown,
  resolveLink: ResolveLink,
  report: (excess: Excess) => void,
): HastNode[] {
  // A comment cannot contain `*/`: authors escape it, also in code.
  const source = dedent(written).trim().replaceAll('*\\/', '*/')
  if (source === '') return []
  const lines = source.split('\n').map((line) => line.trim())
  const plain = lines.every((line) => plainLine.test(line) && !autolink.test(line)) && !source.includes('  \n')
  if (plain) return [plainParagraph(lines.join('\n'))]
  const { content, fallback } = markdown.render(source, {
    headingIds: true,
    baseDepth: 3,
    resolveLink,
    hasForeignTags: true,
  })
  if (fallback !== undefined) report(fallback)
  return content
}

/** Removes the indentation of the first line with text from all lines: in a comment it is layout, not a code block. */
export function dedent(source: string): string {
  const indent = /^(?:[ \t]*\n)*(?<indent>[ \t]*)/u.exec(source)!.groups!['indent']!.length
  return indent === 0 ? source : source.replace(/^[ \t]+/gmu, (space) => space.slice(indent))
}

function plainParagraph(text: string): HastNode {
  const children = text.split(/(`[^`\n]+`)/u).flatMap((piece): HastNode[] => {
    if (piece === '') return []
    return piece.startsWith('`') ? [['code', 0, codeText(piece.slice(1, -1))]] : [piece]
  })
  return ['p', 0, ...children]
}

/** Strips one space from each end of a code span, as Markdown does unless the span is blank. */
function codeText(code: string): string {
  return code.startsWith(' ') && code.endsWith(' ') && code.trim() !== '' ? code.slice(1, -1) : code
}

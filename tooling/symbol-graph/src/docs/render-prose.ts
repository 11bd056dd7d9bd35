import type { Excess, Markdown, ResolveLink } from '@signpost/markdown'
import type { HastNode } from '@signpost/graph-model/model'

/** A line that Markdown gives no meaning to, code spans aside; most comments are made of them. */
const plainLine = /^[A-Za-z](?:[A-Za-z0-9 ,.;:()'"?%/-]|`[^`\n\\]+`)*$/u
const autolink = /:\/\/|www\./u

/**
 * Renders Markdown of a doc comment. A paragraph of plain words and code spans is rendered here, to the same result as
 * the full renderer's and a hundred times as fast; everything else goes to it.
 *
 * @param report - Receives the limit that a text shown as plain text exceeds.
 */
export function renderProse(
  written: string,
  markdown: Markdown,
  resolveLink: ResolveLink,
  report: (excess: Excess) => void,
): HastNode[] {
  const source = dedent(written)
  if (source === '') return []
  const lines = source.split('\n').map((line) => line.trim())
  const plain = lines.every((line) => plainLine.test(line) && !autolink.test(line)) && !source.includes('  \n')
  if (plain) return [plainParagraph(lines.join('\n'))]
  const { content, fallback } = markdown.render(source, { headingIds: false, baseDepth: 3, resolveLink })
  if (fallback !== undefined) report(fallback)
  return content
}

/** Takes the indentation of the first line off all lines: in a comment it is layout and not a code block. */
function dedent(source: string): string {
  const text = source.replace(/^(?:[ \t]*\n)+/u, '').trimEnd()
  const indent = /^[ \t]*/u.exec(text)![0].length
  return indent === 0 ? text : text.replace(/^[ \t]+/gmu, (space) => space.slice(indent))
}

function plainParagraph(text: string): HastNode {
  const children = text.split(/(`[^`\n]+`)/u).flatMap((piece): HastNode[] => {
    if (piece === '') return []
    return piece.startsWith('`') ? [['code', 0, codeText(piece.slice(1, -1))]] : [piece]
  })
  return ['p', 0, ...children]
}

/** Markdown takes one space off each end of a code span that has more than spaces in it. */
function codeText(code: string): string {
  return code.startsWith(' ') && code.endsWith(' ') && code.trim() !== '' ? code.slice(1, -1) : code
}

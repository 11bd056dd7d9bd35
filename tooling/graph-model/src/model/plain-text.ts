import type { HastNode } from './model.ts'

/** Text of rendered content on one line, with single spaces, also between blocks within others: cells of a table, items of a list. */
export function plainText(nodes: readonly HastNode[]): string {
  return nodes.map(textOf).join(' ').replace(/\s+/gu, ' ').trim()
}

/**
 * Text of rendered content with a line for each block: a paragraph, a list. Content without blocks is one line. Footnotes and their numbers
 * are left out.
 */
export function linesOfText(nodes: readonly HastNode[]): string {
  return nodes
    .reduce<HastNode[][]>((lines, node) => {
      const before = lines.at(-1)
      if (before !== undefined && !isBlock(node) && !isBlock(before.at(-1)!)) before.push(node)
      else lines.push([node])
      return lines
    }, [])
    .map((line) => line.map(textWithoutNotes).join('').replace(/\s+/gu, ' ').trim())
    .filter((line) => line !== '')
    .join('\n')
}

const inline = new Set(
  'a abbr b br cite code del dfn em i ins kbd mark q s samp small span strong sub sup time u var wbr'.split(' '),
)

function isBlock(node: HastNode): boolean {
  return typeof node !== 'string' && !inline.has(node[0])
}

function textOf(node: HastNode): string {
  if (typeof node === 'string') return node
  const [name, , ...children] = node
  const text = children.map(textOf).join('')
  return name === 'br' || isBlock(node) ? ` ${text} ` : text
}

function textWithoutNotes(node: HastNode): string {
  if (typeof node === 'string') return node
  const [, , ...children] = node
  return isNote(node) ? '' : children.map(textWithoutNotes).join('')
}

/** Whether an element is the number of a footnote in the text, or the list of all of them below it. */
function isNote([name, properties, ...children]: Exclude<HastNode, string>): boolean {
  if (name === 'section') return properties !== 0 && String(properties['className']).includes('footnotes')
  const [link] = children
  if (name !== 'sup' || link === undefined || typeof link === 'string' || link[1] === 0) return false
  return String(link[1]['ariaDescribedBy']).includes('footnote-label')
}

import type { HastNode } from './model.ts'

/** Text of rendered content on one line, with single spaces. */
export function plainText(nodes: readonly HastNode[]): string {
  return nodes.map(textOf).join(' ').replace(/\s+/gu, ' ').trim()
}

/** Text of rendered content with a line for each block: a paragraph, a list. Content without blocks is one line. */
export function linesOfText(nodes: readonly HastNode[]): string {
  return nodes
    .reduce<HastNode[][]>((lines, node) => {
      const before = lines.at(-1)
      if (before !== undefined && !isBlock(node) && !isBlock(before.at(-1)!)) before.push(node)
      else lines.push([node])
      return lines
    }, [])
    .map((line) => line.map(textOf).join('').replace(/\s+/gu, ' ').trim())
    .filter((line) => line !== '')
    .join('\n')
}

const inline = new Set(['a', 'b', 'br', 'code', 'del', 'em', 'i', 'kbd', 'mark', 's', 'span', 'strong', 'sub', 'sup'])

function isBlock(node: HastNode): boolean {
  return typeof node !== 'string' && !inline.has(node[0])
}

function textOf(node: HastNode): string {
  if (typeof node === 'string') return node
  const [, , ...children] = node
  return children.map(textOf).join('')
}

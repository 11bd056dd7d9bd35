import type { HastNode } from './model.ts'

/** Text of rendered content on one line, with single spaces. */
export function plainText(nodes: readonly HastNode[]): string {
  return nodes.map(textOf).join(' ').replace(/\s+/gu, ' ').trim()
}

function textOf(node: HastNode): string {
  if (typeof node === 'string') return node
  const [, , ...children] = node
  return children.map(textOf).join('')
}

import type { HastNode } from '@signpost/graph-model'

/** Text of a node, without its elements. */
export function hastText(node: HastNode): string {
  if (typeof node === 'string') return node
  const [, , ...children] = node
  return children.map(hastText).join('')
}

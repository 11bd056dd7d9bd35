import type { HastNode } from '@signpost/graph-model/model'

/** Element without properties. */
export function h(tagName: string, ...children: HastNode[]): HastNode {
  return [tagName, 0, ...children]
}

/** Inline code. */
export function code(text: string): HastNode {
  return h('code', text)
}

/** Block of TypeScript. */
export function tsBlock(text: string): HastNode {
  return ['pre', { dataLanguage: 'ts' }, text]
}

/** Link to a reference of the page, by its index. */
export function refLink(index: number, ...children: HastNode[]): HastNode {
  return ['a', { dataRef: index }, ...children]
}

/** Content in a line: the first paragraph without its element, so that a list stays tight, then the other blocks. */
export function inLine(nodes: readonly HastNode[]): HastNode[] {
  const [first, ...rest] = nodes
  if (first === undefined) return []
  return typeof first !== 'string' && first[0] === 'p' ? [...(first.slice(2) as HastNode[]), ...rest] : [...nodes]
}

/** Nodes with a separator between them. */
export function joined(items: readonly (readonly HastNode[])[], separator: string): HastNode[] {
  return items.flatMap((item, at) => (at === 0 ? item : [separator, ...item]))
}

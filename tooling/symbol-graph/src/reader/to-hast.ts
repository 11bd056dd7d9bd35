import type { HastNode, HastProperties } from './model.ts'

/** A hast element, as unified knows it. */
export interface ExpandedElement {
  type: 'element'
  tagName: string
  properties: Record<string, string | number | boolean | (string | number)[]>
  children: ExpandedNode[]
}

/** A hast text. */
export interface ExpandedText {
  type: 'text'
  value: string
}

/** What a hast root contains. */
export type ExpandedNode = ExpandedElement | ExpandedText

/** A hast root. */
export interface ExpandedRoot {
  type: 'root'
  children: ExpandedNode[]
}

/** Compact nodes as a hast tree, for tools that work with unified. */
export function toHast(nodes: readonly HastNode[]): ExpandedRoot {
  return { type: 'root', children: nodes.map(expand) }
}

function expand(node: HastNode): ExpandedNode {
  if (typeof node === 'string') return { type: 'text', value: node }
  const [tagName, properties, ...children] = node
  return {
    type: 'element',
    tagName,
    properties: properties === 0 ? {} : copy(properties),
    children: children.map(expand),
  }
}

function copy(properties: HastProperties): ExpandedElement['properties'] {
  return Object.fromEntries(
    Object.entries(properties).map(([name, value]) => [name, Array.isArray(value) ? value.map(String) : value]),
  ) as ExpandedElement['properties']
}

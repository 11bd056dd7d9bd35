import type { HastNode, HastProperties } from '@signpost/graph-model/model'
import type { TakenAnchors } from './anchors.ts'

/**
 * Makes the ids in rendered text, such as those of footnotes, unique on a page, with the links of the text to them: comments are
 * rendered alone and begin to count at one each.
 */
export function withOwnIds(nodes: HastNode[], anchors: TakenAnchors): HastNode[] {
  const ids = new Map(idsIn(nodes).map((id) => [id, anchors.unique(id)]))
  return [...ids].every(([id, own]) => id === own) ? nodes : nodes.map((node) => renamed(node, ids))
}

/** Ids in rendered text. */
export function idsIn(nodes: readonly HastNode[]): string[] {
  return nodes.flatMap((node): string[] => {
    if (typeof node === 'string') return []
    const [, properties, ...children] = node
    const id = properties === 0 ? undefined : properties['id']
    return [...(typeof id === 'string' ? [id] : []), ...idsIn(children)]
  })
}

function renamed(node: HastNode, ids: ReadonlyMap<string, string>): HastNode {
  if (typeof node === 'string') return node
  const [tagName, properties, ...children] = node
  const inner = children.map((child) => renamed(child, ids))
  if (properties === 0) return [tagName, 0, ...inner]
  const own = Object.entries(properties).map(([name, value]): [string, HastProperties[string]] => {
    if (name === 'id' && typeof value === 'string') return [name, ids.get(value) ?? value]
    if (name === 'href' && typeof value === 'string' && value.startsWith('#')) {
      return [name, `#${ids.get(value.slice(1)) ?? value.slice(1)}`]
    }
    if (/^aria(?:DescribedBy|LabelledBy|Controls)$/u.test(name) && Array.isArray(value)) {
      return [name, value.map((one: string) => ids.get(one) ?? one)]
    }
    return [name, value]
  })
  return [tagName, Object.fromEntries(own), ...inner]
}

import type { Element, Nodes, RootContent } from 'hast'
import { isBlock } from './block-elements.ts'

/**
 * Compact hast: a text, or an element with its properties (0 for none) and children. Sanitised.
 *
 * Properties are hast's (`className`, `href`, `id`). Code blocks are
 * `pre.code[dataLanguage][dataTitle?][dataShowLineNumbers?] > code > span.line[dataLine?] > span.tok-*`.
 */
export type HastNode = string | readonly [tagName: string, properties: HastProperties | 0, ...children: HastNode[]]

/** Properties of a hast element. */
export type HastProperties = Readonly<Record<string, string | number | boolean | readonly string[]>>

/**
 * Compacts a hast tree: elements become tuples, comments and line breaks between blocks are left out, and texts that
 * touch become one.
 *
 * @returns one node per child of a root, or the one node of anything else
 */
export function compactHast(tree: Nodes): HastNode[] {
  if (tree.type === 'root') return compactChildren(tree.children, true)
  return compactChildren([tree as RootContent], false)
}

/** The plain text of compact nodes, in reading order. */
export function compactText(nodes: readonly HastNode[]): string {
  return nodes.map((node) => (typeof node === 'string' ? node : compactText(childrenOf(node)))).join('')
}

function childrenOf(node: Exclude<HastNode, string>): HastNode[] {
  const [, , ...children] = node
  return children
}

function compactChildren(nodes: readonly RootContent[], mayTrim: boolean): HastNode[] {
  const kept = nodes.filter((node) => node.type === 'element' || node.type === 'text')
  const compacted: HastNode[] = []
  kept.forEach((node, index) => {
    if (node.type === 'element') {
      compacted.push(compactElement(node))
      return
    }
    if (mayTrim && isLayout(node.value) && isEdge(kept[index - 1]) && isEdge(kept[index + 1])) return
    const last = compacted.at(-1)
    if (typeof last === 'string') compacted[compacted.length - 1] = last + node.value
    else if (node.value !== '') compacted.push(node.value)
  })
  return compacted
}

function compactElement(element: Element): HastNode {
  const properties: Record<string, string | number | boolean | readonly string[]> = {}
  for (const [name, value] of Object.entries(element.properties)) {
    if (value == null || value === false || (Array.isArray(value) && value.length === 0)) continue
    properties[name] = Array.isArray(value) ? value.map(String) : value
  }
  const children = compactChildren(element.children, element.tagName !== 'pre' && element.tagName !== 'code')
  return [element.tagName, Object.keys(properties).length > 0 ? properties : 0, ...children]
}

function isLayout(text: string): boolean {
  return text.includes('\n') && text.trim() === ''
}

function isEdge(node: RootContent | undefined): boolean {
  return node === undefined || (node.type === 'element' && isBlock(node.tagName))
}

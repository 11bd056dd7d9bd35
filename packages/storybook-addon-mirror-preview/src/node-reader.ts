import { failure, shown } from '@signpost/utils-primitives'
import type { MirrorNode } from './mirror-node.ts'
import type { MirrorRule } from './mirror-rule.ts'
import { MirrorTarget } from './mirror-target.ts'

const styleAttributes: readonly string[] = ['media', 'type']
const linkAttributes: readonly string[] = [
  'rel',
  'href',
  'title',
  'disabled',
  'crossorigin',
  'integrity',
  'referrerpolicy',
]

/** Reads the selected nodes of a document. */
export class NodeReader {
  readonly #document: Document
  readonly #rules: readonly MirrorRule[]
  readonly #texts = new WeakMap<Node, string>()
  readonly #numbers = new WeakMap<Element, number>()
  #seen = 0

  /** @throws TypeError when a selector is invalid. */
  constructor(document: Document, rules: readonly MirrorRule[]) {
    rules.forEach(({ selector }, index) => {
      try {
        document.createDocumentFragment().querySelector(selector)
      } catch (cause) {
        throw failure(
          'INVALID_SELECTOR',
          `Expected a selector in rule ${index}, found ${shown(selector)}: correct it`,
          TypeError,
          {
            cause,
          },
        )
      }
    })
    this.#document = document
    this.#rules = rules
  }

  /** Returns styles in document order, then nodes for the root in the order of the rules. */
  read(): MirrorNode[] {
    const styles = new Map<Element, number>()
    const roots: (readonly [Element, number])[] = []
    this.#rules.forEach(({ selector, target }, index) => {
      for (const element of this.#document.querySelectorAll(selector)) {
        if (target === MirrorTarget.Root) roots.push([element, index])
        else if (isStyle(element) && !styles.has(element)) styles.set(element, index)
      }
    })
    const inOrder = [...styles].sort(([one], [other]) => (isBefore(one, other) ? -1 : 1))
    const ids = new Set<string>()
    return [...inOrder, ...roots].map(([element, index]) => this.#toNode(element, index, ids))
  }

  /** Drops the cached text of a node that has changed, or whose child has. */
  forget(node: Node): void {
    this.#texts.delete(node)
    if (node.parentNode) this.#texts.delete(node.parentNode)
  }

  #toNode(element: Element, index: number, ids: Set<string>): MirrorNode {
    const { attributes = [], key, target } = this.#rules[index]!
    const id = this.#idOf(element, index, key, ids)
    const tag = element.localName
    if (target === MirrorTarget.Root)
      return { id, target: MirrorTarget.Root, tag, attributes: readAttributes(element, attributes), text: '' }

    const names = [...styleAttributes, ...(tag === 'link' ? linkAttributes : []), ...attributes]
    return {
      id,
      target: MirrorTarget.Head,
      tag,
      attributes: readAttributes(element, names),
      text: this.#textOf(element),
    }
  }

  #idOf(element: Element, index: number, key: string | undefined, ids: Set<string>): string {
    const value = key === undefined ? null : element.getAttribute(key)
    let id = `${index}:${value === null ? this.#numberOf(element) : `${key}=${value}`}`
    for (let copy = 2, first = id; ids.has(id); copy += 1) id = `${first}#${copy}`
    ids.add(id)
    return id
  }

  #numberOf(element: Element): number {
    const number = this.#numbers.get(element) ?? (this.#seen += 1)
    this.#numbers.set(element, number)
    return number
  }

  #textOf(element: Element): string {
    if (element.localName !== 'style') return ''
    const known = this.#texts.get(element)
    if (known !== undefined) return known

    const text = element.textContent ?? ''
    // A library that inserts rules through the sheet leaves the text empty, and no event reports the change.
    if (text.trim() === '') return rulesOf(element as HTMLStyleElement)
    this.#texts.set(element, text)
    return text
  }
}

const isStyle = (element: Element): boolean =>
  element.localName === 'style' ||
  (element.localName === 'link' &&
    (element.getAttribute('rel') ?? '').toLowerCase().split(/\s+/).includes('stylesheet'))

const isBefore = (one: Node, other: Node): boolean =>
  (one.compareDocumentPosition(other) & one.DOCUMENT_POSITION_FOLLOWING) !== 0

function readAttributes(element: Element, names: readonly string[]): Record<string, string> {
  const present = names.filter((name) => element.hasAttribute(name))
  return Object.fromEntries(
    present.map((name) => [name, name === 'href' ? (element as HTMLLinkElement).href : element.getAttribute(name)!]),
  )
}

function rulesOf({ sheet }: HTMLStyleElement): string {
  return Array.from(sheet?.cssRules ?? [], ({ cssText }) => cssText).join('\n')
}

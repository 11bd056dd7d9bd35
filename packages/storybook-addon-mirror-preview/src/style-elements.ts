import type { MirrorNode } from './mirror-node.ts'

/** Attribute that marks the elements, with the ID of their node. */
const mark = 'data-mirror-preview'

/** Elements at the end of a `<head>` that represent a list of nodes. */
export class StyleElements {
  readonly #head: HTMLHeadElement
  #shown = new Map<string, { node: MirrorNode; element: Element }>()

  constructor(head: HTMLHeadElement) {
    this.#head = head
  }

  /** Updates the elements to match the nodes. */
  show(nodes: readonly MirrorNode[]): void {
    const before = this.#shown
    this.#shown = new Map(nodes.map((node) => [node.id, { node, element: this.#update(before.get(node.id), node) }]))

    const kept = new Set([...this.#shown.values()].map(({ element }) => element))
    for (const { element } of before.values()) if (!kept.has(element)) element.remove()

    let next: Element | null = null
    for (const element of [...kept].reverse()) {
      if (element.parentNode !== this.#head || (next && !isBefore(element, next)))
        this.#head.insertBefore(element, next)
      next = element
    }
  }

  #update(shown: { node: MirrorNode; element: Element } | undefined, node: MirrorNode): Element {
    if (shown?.node === node) return shown.element
    const { id, tag, attributes, text } = node
    const isSame = shown?.node.tag === tag
    const element = isSame ? shown.element : this.#head.ownerDocument.createElement(tag)
    const wanted: Readonly<Record<string, string>> = { ...attributes, [mark]: id }
    for (const name of element.getAttributeNames()) if (!Object.hasOwn(wanted, name)) element.removeAttribute(name)
    for (const [name, value] of Object.entries(wanted)) {
      if (element.getAttribute(name) !== value) element.setAttribute(name, value)
    }
    if (!isSame || shown.node.text !== text) element.textContent = text
    return element
  }
}

const isBefore = (one: Node, other: Node): boolean =>
  (one.compareDocumentPosition(other) & one.DOCUMENT_POSITION_FOLLOWING) !== 0

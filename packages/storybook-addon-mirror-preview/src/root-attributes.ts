import type { MirrorNode } from './mirror-node.ts'

/** Attributes of an element that come from nodes, with their original values. */
export class RootAttributes {
  readonly #element: Element
  readonly #before = new Map<string, string | null>()

  constructor(element: Element) {
    this.#element = element
  }

  /** Sets the attributes of the nodes, where later nodes win, and restores those that no node has any more. */
  show(nodes: readonly MirrorNode[]): void {
    const wanted = new Map(nodes.flatMap(({ attributes }) => Object.entries(attributes)))
    for (const [name, value] of this.#before) {
      if (wanted.has(name)) continue
      this.#before.delete(name)
      this.#set(name, value)
    }
    for (const [name, value] of wanted) {
      if (!this.#before.has(name)) this.#before.set(name, this.#element.getAttribute(name))
      this.#set(name, value)
    }
  }

  #set(name: string, value: string | null): void {
    if (value === null) this.#element.removeAttribute(name)
    else if (this.#element.getAttribute(name) !== value) this.#element.setAttribute(name, value)
  }
}

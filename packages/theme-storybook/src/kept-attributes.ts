/** Attributes set on elements, with their original values. */
export class KeptAttributes {
  readonly #before = new Map<Element, Map<string, { readonly before: string | null; readonly value: string }>>()

  /**
   * Sets the attributes on these elements only, and restores all others. Unchanged attributes are not written again.
   */
  set(elements: readonly Element[], attributes: Readonly<Record<string, string | undefined>>): void {
    for (const element of this.#before.keys()) {
      if (!elements.includes(element)) this.#restore(element)
    }
    for (const element of elements) {
      for (const [name, value] of Object.entries(attributes)) this.#write(element, name, value)
    }
  }

  /** Restores all attributes that other code has not changed since. */
  restore(): void {
    for (const element of this.#before.keys()) this.#restore(element)
  }

  #write(element: Element, name: string, value: string | undefined): void {
    if (value === undefined) return this.#restore(element, name)
    const kept = this.#before.get(element) ?? new Map<string, { before: string | null; value: string }>()
    this.#before.set(element, kept)
    const present = element.getAttribute(name)
    const known = kept.get(name)
    kept.set(name, { before: known ? known.before : present, value })
    if (present !== value) element.setAttribute(name, value)
  }

  #restore(element: Element, name?: string): void {
    const kept = this.#before.get(element)
    if (!kept) return
    for (const [key, { before, value }] of [...kept].reverse()) {
      if (name !== undefined && name !== key) continue
      kept.delete(key)
      if (element.getAttribute(key) !== value) continue
      if (before === null) element.removeAttribute(key)
      else element.setAttribute(key, before)
    }
    if (kept.size === 0) this.#before.delete(element)
  }
}

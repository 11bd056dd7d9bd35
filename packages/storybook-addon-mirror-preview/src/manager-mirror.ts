import { applyPatches } from './apply-patches.ts'
import { isAttributeName } from './attribute-name.ts'
import type { MirrorNode } from './mirror-node.ts'
import type { MirrorBatch } from './mirror-patch.ts'
import { MirrorTarget } from './mirror-target.ts'
import { RootAttributes } from './root-attributes.ts'
import { StyleElements } from './style-elements.ts'

/**
 * Shows nodes of another document in this one.
 *
 * Styles are elements of its own at the end of `<head>`, which are changed in place and keep their order; they have an
 * attribute `data-mirror-preview`. Attributes are set on the root element. Whatever it is told, it makes no other element than
 * `<style>` and `<link rel="stylesheet">`, and sets no event handler.
 *
 * @example
 * ```ts
 * import { events, ManagerMirror, type MirrorEvents } from '@signpost/storybook-addon-mirror-preview'
 *
 * export function connect(channel: {
 *   on(type: string, listener: (...args: MirrorEvents[typeof events.PATCH]) => void): unknown
 * }): Disposable {
 *   const mirror = new ManagerMirror(document)
 *   channel.on(events.PATCH, (batch) => mirror.apply(batch))
 *   return mirror
 * }
 * ```
 * @see {@link PreviewObserver}
 * @public
 */
export class ManagerMirror implements Disposable {
  readonly #styles: StyleElements
  readonly #root: RootAttributes
  #nodes: readonly MirrorNode[] = []
  #isDisposed = false

  /**
   * @param document - The document to show them in. Nothing is done to it yet.
   *
   * @example
   * ```ts
   * import { ManagerMirror } from '@signpost/storybook-addon-mirror-preview'
   *
   * export const open = (): ManagerMirror => new ManagerMirror(document)
   * ```
   */
  constructor(document: Document) {
    this.#styles = new StyleElements(document.head)
    this.#root = new RootAttributes(document.documentElement)
  }

  /**
   * What is mirrored now, in order.
   *
   * @example
   * ```ts
   * import type { ManagerMirror } from '@signpost/storybook-addon-mirror-preview'
   *
   * export const cssOf = (mirror: ManagerMirror): string => mirror.nodes.map(({ text }) => text).join('\n')
   * ```
   */
  get nodes(): readonly MirrorNode[] {
    return this.#nodes
  }

  /**
   * Does what a batch says. An element that stays the same is not touched, so that no style is parsed and no file is loaded again.
   *
   * @param batch - What a {@link PreviewObserver} emits.
   *
   * @example
   * ```ts
   * import { diffNodes, type ManagerMirror, type MirrorNode } from '@signpost/storybook-addon-mirror-preview'
   *
   * export const show = (mirror: ManagerMirror, nodes: MirrorNode[]): void =>
   *   mirror.apply({ complete: true, patches: diffNodes([], nodes) })
   * ```
   */
  apply(batch: MirrorBatch): void {
    if (this.#isDisposed) return
    const nodes = applyPatches(batch.complete ? [] : this.#nodes, batch.patches)
    this.#nodes = nodes.map(toAllowed).filter((node) => node !== undefined)
    this.#styles.show(this.#nodes.filter(({ target }) => target === MirrorTarget.Head))
    this.#root.show(this.#nodes.filter(({ target }) => target === MirrorTarget.Root))
  }

  /**
   * Takes everything out again, and gives the root the attributes back that it had.
   *
   * @example
   * ```ts
   * import { ManagerMirror } from '@signpost/storybook-addon-mirror-preview'
   *
   * const mirror = new ManagerMirror(document)
   * mirror.clear()
   * ```
   */
  clear(): void {
    this.apply({ complete: true, patches: [] })
  }

  /**
   * Takes everything out for good: later batches do nothing.
   *
   * @example
   * ```ts
   * import { ManagerMirror } from '@signpost/storybook-addon-mirror-preview'
   *
   * const mirror = new ManagerMirror(document)
   * mirror[Symbol.dispose]()
   * ```
   */
  [Symbol.dispose](): void {
    this.clear()
    this.#isDisposed = true
  }
}

/** The node without attributes it must not have, or nothing when it must not be there. */
function toAllowed(node: MirrorNode): MirrorNode | undefined {
  const { target, tag, attributes } = node
  const isStylesheet =
    tag === 'style' || (tag === 'link' && /(?:^|\s)stylesheet(?:\s|$)/i.test(attributes['rel'] ?? ''))
  if (target !== MirrorTarget.Root && !isStylesheet) return undefined
  const names = Object.keys(attributes)
  if (names.every(isAttributeName)) return node
  return {
    ...node,
    attributes: Object.fromEntries(names.filter(isAttributeName).map((name) => [name, attributes[name]!])),
  }
}

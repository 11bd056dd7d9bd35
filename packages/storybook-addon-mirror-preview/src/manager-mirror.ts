import { checkArgument } from '@signpost/utils-primitives'
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
 * Styles become elements at the end of `<head>` with an attribute `data-mirror-preview`; they are updated in place and
 * keep their order. Attributes are set on the root element. Whatever the batch, it creates only `<style>` and
 * `<link rel="stylesheet">` elements, and sets no event handlers.
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
 * @searchAlias styles iframe copy replicate receiver
 * @public
 */
export class ManagerMirror implements Disposable {
  readonly #styles: StyleElements
  readonly #root: RootAttributes
  #nodes: readonly MirrorNode[] = []
  #isDisposed = false

  /**
   * @param document - The document to show the nodes in. It is not changed yet.
   *
   * @example
   * ```ts
   * import { ManagerMirror } from '@signpost/storybook-addon-mirror-preview'
   *
   * export const open = (): ManagerMirror => new ManagerMirror(document)
   * ```
   */
  constructor(document: Document) {
    checkArgument(
      'INVALID_DOCUMENT',
      document,
      'a document',
      () => typeof (Object(document) as Partial<Document>).createElement === 'function',
      'pass that of the manager',
    )
    this.#styles = new StyleElements(document.head)
    this.#root = new RootAttributes(document.documentElement)
  }

  /**
   * The mirrored nodes, in order.
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
   * Applies a batch. Unchanged elements are not touched, so that no style is parsed and no file loaded again.
   *
   * @param batch - A batch of a {@link PreviewObserver}.
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
    checkArgument(
      'INVALID_BATCH',
      batch,
      'a batch of patches',
      () => Object(batch) === batch,
      'pass one of an observer',
    )
    const nodes = applyPatches(batch.complete ? [] : this.#nodes, batch.patches)
    this.#nodes = nodes.map(toAllowed).filter((node) => node !== undefined)
    this.#styles.show(this.#nodes.filter(({ target }) => target === MirrorTarget.Head))
    this.#root.show(this.#nodes.filter(({ target }) => target === MirrorTarget.Root))
  }

  /**
   * Removes all nodes, and restores the attributes of the root.
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
   * Removes all nodes permanently: later batches have no effect.
   *
   * @example
   * ```ts
   * import { ManagerMirror } from '@signpost/storybook-addon-mirror-preview'
   *
   * const mirror = new ManagerMirror(document)
   * mirror.dispose()
   * ```
   */
  dispose(): void {
    this.clear()
    this.#isDisposed = true
  }

  /** Same as {@link ManagerMirror.dispose}, for `using` declarations. */
  [Symbol.dispose](): void {
    this.dispose()
  }
}

/** Removes unsafe attributes from a node; returns `undefined` for a node that is not allowed. */
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

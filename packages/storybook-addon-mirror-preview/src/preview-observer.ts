import { checkArgument } from '@signpost/utils-primitives'
import { diffNodes } from './diff-nodes.ts'
import type { MirrorNode } from './mirror-node.ts'
import type { MirrorBatch } from './mirror-patch.ts'
import type { MirrorRule } from './mirror-rule.ts'
import { NodeReader } from './node-reader.ts'

/**
 * Observes the selected nodes of a document and reports their changes.
 *
 * It emits all nodes when it is created, and then observes changes with a `MutationObserver`, without polling. The text
 * of a style is read again only when it has changed.
 *
 * @example
 * ```ts
 * import { ManagerMirror, PreviewObserver } from '@signpost/storybook-addon-mirror-preview'
 *
 * export function mirrorFrame(frame: HTMLIFrameElement): () => void {
 *   const mirror = new ManagerMirror(document)
 *   const observer = new PreviewObserver(frame.contentDocument!, [{ selector: 'style' }], (batch) => mirror.apply(batch))
 *   return () => {
 *     observer.dispose()
 *     mirror.dispose()
 *   }
 * }
 * ```
 * @see {@link ManagerMirror}
 * @searchAlias mutationobserver watch iframe stylesheet sender
 * @public
 */
export class PreviewObserver implements Disposable {
  readonly #emit: (batch: MirrorBatch) => void
  readonly #reader: NodeReader
  readonly #observer: MutationObserver
  readonly #throttleMs: number
  /** Set for that time after a change. */
  #pause: ReturnType<typeof setTimeout> | undefined
  #isWaiting = false
  #isDisposed = false
  /** Whether the last batch did not arrive: the next one is complete. */
  #isLost = false
  #nodes: readonly MirrorNode[] = []

  /**
   * @param document - The document to observe.
   * @param rules - Rules that select its nodes.
   * @param emit - Called at once with all nodes, then with each change.
   * @param throttleMs - The minimum time between two changes, in milliseconds. Defaults to 0.
   * @throws TypeError when the selector of a rule is invalid.
   *
   * @example
   * ```ts
   * import { PreviewObserver } from '@signpost/storybook-addon-mirror-preview'
   *
   * export const observe = (): PreviewObserver =>
   *   new PreviewObserver(document, [{ selector: 'style' }], ({ patches }) => console.log(patches), 100)
   * ```
   */
  constructor(
    document: Document,
    rules: readonly MirrorRule[],
    emit: (batch: MirrorBatch) => void,
    throttleMs: number = 0,
  ) {
    checkArgument(
      'INVALID_DOCUMENT',
      document,
      'a document',
      () => typeof (Object(document) as Partial<Document>).querySelectorAll === 'function',
      'pass that of the preview',
    )
    checkArgument('INVALID_RULES', rules, 'a list of rules', () => Array.isArray(rules), 'pass those of defineMirror')
    checkArgument('INVALID_FUNCTION', emit, 'a function for batches', () => typeof emit === 'function', 'pass one')
    this.#emit = emit
    this.#reader = new NodeReader(document, rules)
    this.#throttleMs = throttleMs

    const { MutationObserver } = document.defaultView ?? globalThis
    this.#observer = new MutationObserver((records) => {
      this.#forget(records)
      this.#change()
    })
    this.#observer.observe(document, { subtree: true, childList: true, characterData: true, attributes: true })
    try {
      this.send()
    } catch (error) {
      // Nobody gets this observer to dispose of it.
      this.dispose()
      throw error
    }
  }

  /**
   * Emits all nodes as a complete batch, for a manager that has just started.
   *
   * @example
   * ```ts
   * import { events, type PreviewObserver } from '@signpost/storybook-addon-mirror-preview'
   *
   * export const answer = (channel: { on(type: string, listener: () => void): void }, observer: PreviewObserver): void =>
   *   channel.on(events.REQUEST, () => observer.send())
   * ```
   */
  send(): void {
    if (this.#isDisposed) return
    this.#read()
    this.#pass({ complete: true, patches: diffNodes([], this.#nodes) })
  }

  /**
   * Reads the document now and emits its changes, if any.
   *
   * Only needed for rules that a script inserts into the sheet of an empty `<style>` element, because browsers do not
   * report them.
   *
   * @example
   * ```ts
   * import type { PreviewObserver } from '@signpost/storybook-addon-mirror-preview'
   *
   * export function addRule(style: HTMLStyleElement, rule: string, observer: PreviewObserver): void {
   *   style.sheet?.insertRule(rule)
   *   observer.refresh()
   * }
   * ```
   */
  refresh(): void {
    if (this.#isDisposed) return
    const before = this.#nodes
    this.#read()
    const patches = diffNodes(before, this.#nodes)
    if (this.#isLost) this.send()
    else if (patches.length > 0) this.#pass({ complete: false, patches })
  }

  /**
   * Stops observing. Nothing more is emitted, including a delayed change. Further calls have no effect.
   *
   * @example
   * ```ts
   * import { PreviewObserver } from '@signpost/storybook-addon-mirror-preview'
   *
   * const observer = new PreviewObserver(document, [{ selector: 'style' }], console.log)
   * observer.dispose()
   * ```
   */
  dispose(): void {
    this.#isDisposed = true
    this.#observer.disconnect()
    clearTimeout(this.#pause)
  }

  /** Same as {@link PreviewObserver.dispose}, for `using` declarations. */
  [Symbol.dispose](): void {
    this.dispose()
  }

  #pass(batch: MirrorBatch): void {
    this.#isLost = true
    this.#emit(batch)
    this.#isLost = false
  }

  #change(): void {
    this.#isWaiting = this.#pause !== undefined
    if (this.#isWaiting) return
    this.refresh()
    if (!(this.#throttleMs > 0)) return
    this.#pause = setTimeout(() => {
      this.#pause = undefined
      if (this.#isWaiting) this.#change()
    }, this.#throttleMs)
  }

  #read(): void {
    this.#forget(this.#observer.takeRecords())
    this.#nodes = this.#reader.read()
  }

  #forget(records: readonly MutationRecord[]): void {
    for (const { target } of records) this.#reader.forget(target)
  }
}

/**
 * How a stylesheet is in a document or a shadow root.
 *
 * @example
 * ```ts
 * import { createStylesheet, MountMode } from '@signpost/stylesheet'
 *
 * const mount = createStylesheet({ p: { margin: 0 } }).mount()
 * if (mount.mode === MountMode.None) console.log('There is no document here.')
 * ```
 * @see {@link Mount.mode}
 * @public
 */
export enum MountMode {
  /** One constructed stylesheet, in `adoptedStyleSheets` of all targets of a document. */
  Adopted = 'adopted',
  /** A `<style>` element of its own in each target. */
  Element = 'element',
  /** Not at all: there is no document. */
  None = 'none',
}

/**
 * A stylesheet in a document or a shadow root, until it is unmounted.
 *
 * @example
 * ```ts
 * import { createStylesheet, type Mount } from '@signpost/stylesheet'
 *
 * const mount: Mount = createStylesheet({ body: { overflow: 'hidden' } }).mount()
 * mount.unmount()
 * ```
 * @see {@link Stylesheet.mount}
 * @public
 */
export interface Mount extends Disposable {
  /** How it is there. */
  readonly mode: MountMode
  /** Takes the stylesheet out, unless something else has mounted it there too. Calling it again does nothing. */
  unmount(): void
  /** The same as {@link Mount.unmount}, for `using` declarations. */
  [Symbol.dispose](): void
}

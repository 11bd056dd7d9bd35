/**
 * Way in which a stylesheet is mounted.
 *
 * @example
 * ```ts
 * import { createStylesheet, MountMode } from '@signpost/stylesheet'
 *
 * const mount = createStylesheet({ p: { margin: 0 } }).mount()
 * if (mount.mode === MountMode.None) console.log('There is no document here.')
 * ```
 * @see {@link Mount.mode}
 * @searchAlias adoptedstylesheets constructable
 * @public
 */
export enum MountMode {
  /** A constructed stylesheet, shared by `adoptedStyleSheets` of all targets of a document. */
  Adopted = 'adopted',
  /** A `<style>` element in each target. */
  Element = 'element',
  /** Not mounted, because there is no document. */
  None = 'none',
}

/**
 * A stylesheet mounted in a document or a shadow root.
 *
 * @example
 * ```ts
 * import { createStylesheet, type Mount } from '@signpost/stylesheet'
 *
 * const mount: Mount = createStylesheet({ body: { overflow: 'hidden' } }).mount()
 * mount.dispose()
 * ```
 * @see {@link Stylesheet.mount}
 * @searchAlias attached inserted handle
 * @public
 */
export interface Mount extends Disposable {
  /** The way in which it is mounted. */
  readonly mode: MountMode
  /** Removes the stylesheet, unless other mounts in the same target remain. Further calls have no effect. */
  dispose(): void
  /**
   * Same as {@link Mount.dispose}.
   *
   * @deprecated Use {@link Mount.dispose}. Will be removed in the next major version.
   */
  unmount(): void
  /** Same as {@link Mount.dispose}, for `using` declarations. */
  [Symbol.dispose](): void
}

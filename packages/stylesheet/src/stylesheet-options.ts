import type { MountMode } from './mount.ts'

/**
 * The options of a {@link Stylesheet}.
 *
 * @example
 * ```ts
 * import { createStylesheet, MountMode, type StylesheetOptions } from '@signpost/stylesheet'
 *
 * const options: StylesheetOptions = { id: 'theme', nonce: 'r4nd0m', mode: MountMode.Element }
 *
 * createStylesheet({ p: { margin: 0 } }, options).toHtml()
 * // '<style data-stylesheet="theme" nonce="r4nd0m">p{margin:0;}</style>'
 * ```
 * @public
 */
export interface StylesheetOptions {
  /**
   * Names the `<style>` element, in `data-stylesheet`, so that {@link Stylesheet.mount} finds the one that a server sent.
   * One stylesheet of a page has it. When absent, no element is looked for.
   */
  readonly id?: string | undefined
  /** What the page's content security policy asks of a `<style>` element. */
  readonly nonce?: string | undefined
  /**
   * How to mount. When absent, `adopted` where the browser can, unless the element of `id` is there already. `adopted` is
   * a wish too: a browser that cannot gets an element.
   */
  readonly mode?: MountMode | undefined
}

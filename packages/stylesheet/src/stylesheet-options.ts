import type { MountMode } from './mount.ts'

/**
 * Options of a {@link Stylesheet}.
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
   * Value of the attribute `data-stylesheet`, by which {@link Stylesheet.mount} finds the `<style>` element sent by a
   * server. It must be unique on a page. When absent, mounting does not look for an element.
   */
  readonly id?: string | undefined
  /** The nonce that the content security policy of the page requires for `<style>` elements. */
  readonly nonce?: string | undefined
  /**
   * Preferred way of mounting. Defaults to `adopted`, unless an element with `id` exists. Browsers without support for
   * adopted stylesheets get an element.
   */
  readonly mode?: MountMode | undefined
}

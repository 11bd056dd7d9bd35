import type { ColorScheme, ColorSchemeChoice } from './color-scheme.ts'

/**
 * Options of a {@link Theme}.
 *
 * @example
 * ```ts
 * import { createTheme, type ThemeOptions } from '@signpost/theme'
 *
 * const options: ThemeOptions = { prefix: 'app', layer: 'tokens', attribute: 'data-theme' }
 *
 * createTheme({ gap: '1rem' }, options).toCss() // '@layer tokens{:where(:root){--app-gap:1rem;}…}'
 * ```
 * @public
 */
export interface ThemeOptions {
  /** A prefix for the names of all custom properties, followed by a hyphen. Defaults to none. */
  readonly prefix?: string | undefined
  /**
   * The schemes of the page. Defaults to light and dark, which follow the system until one is chosen. With one scheme,
   * its values are declared once, and attributes have no effect.
   */
  readonly schemes?: readonly [ColorScheme] | readonly [ColorScheme, ColorScheme] | undefined
  /** The attribute for the chosen scheme. Defaults to {@link DATA_SCHEME_ATTRIBUTE}. */
  readonly attribute?: string | undefined
  /**
   * Returns a compound selector for elements with a chosen scheme, such as `.dark`, in place of
   * {@link ThemeOptions.attribute}.
   */
  readonly selectorFor?: ((scheme: ColorSchemeChoice) => string) | undefined
  /** The cascade layer of all rules. Defaults to none. */
  readonly layer?: string | undefined
  /** The selector of the element to theme. Defaults to `:root`. */
  readonly root?: string | undefined
  /**
   * The ID of the `<style>` element, so that the browser reuses the one sent by a server. It must be unique on a page.
   */
  readonly id?: string | undefined
}

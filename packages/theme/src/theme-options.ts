import type { ColorScheme, ColorSchemeChoice } from './color-scheme.ts'

/**
 * The options of a {@link Theme}.
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
  /** Put in front of the names of all custom properties, with a hyphen. When absent, nothing is. */
  readonly prefix?: string | undefined
  /**
   * The schemes that the page can have, by default light and dark, which follow the system until one is chosen. With only
   * one, its values are declared once, and no attribute changes them.
   */
  readonly schemes?: readonly [ColorScheme] | readonly [ColorScheme, ColorScheme] | undefined
  /** The attribute that holds the chosen scheme, by default {@link DATA_SCHEME_ATTRIBUTE}. */
  readonly attribute?: string | undefined
  /**
   * Which elements have a chosen scheme, as a compound selector such as `.dark`, where something else than
   * {@link ThemeOptions.attribute} says so.
   */
  readonly selectorFor?: ((scheme: ColorSchemeChoice) => string) | undefined
  /** The cascade layer of all rules. When absent they are in none. */
  readonly layer?: string | undefined
  /** The selector of the element that the theme is for, by default `:root`. */
  readonly root?: string | undefined
  /** Names the `<style>` element, so that the browser takes over the one that a server sent. One theme of a page has it. */
  readonly id?: string | undefined
}

import type { ColorScheme, ColorSchemeChoice } from '@signpost/theme'

/**
 * As much of a theme as the preview needs, as data that JSON can express. See {@link resolveThemeOptions}.
 *
 * @typeParam F - The names of the families.
 *
 * @example
 * ```ts
 * import { presets, resolveThemeOptions, type ThemeSetup } from '@signpost/theme-storybook'
 *
 * const setup: ThemeSetup<'red' | 'green' | 'blue'> = resolveThemeOptions(presets.playground())
 *
 * export const selector = setup.families.map((name) => `[${setup.familyAttribute}="${name}"]`).join()
 * ```
 * @public
 */
export interface ThemeSetup<F extends string = string> {
  /** The rules of the theme, for all schemes and families. */
  readonly css: string
  /** The schemes that the theme has. */
  readonly schemes: readonly ColorScheme[]
  /** The families, in the order they are offered. */
  readonly families: readonly F[]
  /** The attribute that holds the scheme. */
  readonly schemeAttribute: string
  /** The attribute that holds the family. Nothing sets it when there are no families. */
  readonly familyAttribute: string
  /** The scheme at first. */
  readonly defaultScheme: ColorSchemeChoice
  /** The family at first. When absent, the theme without one. */
  readonly defaultFamily?: F
  /** Whether the toolbar has menus. */
  readonly toolbar: boolean
  /** Which elements get the attributes: a CSS selector. */
  readonly target: string
}

import type { ColorScheme, ColorSchemeChoice } from '@signpost/theme'

/**
 * The part of a theme that the preview needs, as JSON data. See {@link resolveThemeOptions}.
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
  /** The CSS rules of the theme, for all schemes and families. */
  readonly css: string
  /** The schemes of the theme. */
  readonly schemes: readonly ColorScheme[]
  /** The families, in display order. */
  readonly families: readonly F[]
  /** The attribute for the scheme. */
  readonly schemeAttribute: string
  /** The attribute for the family. Unused without families. */
  readonly familyAttribute: string
  /** The initial scheme. */
  readonly defaultScheme: ColorSchemeChoice
  /** The initial family. When absent, the theme without a variant. */
  readonly defaultFamily?: F
  /** Whether the toolbar has menus. */
  readonly toolbar: boolean
  /** A CSS selector for the elements that get the attributes. */
  readonly target: string
}

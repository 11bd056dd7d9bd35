import type { ColorSchemeChoice } from '@signpost/theme'

/**
 * The chosen scheme and family.
 *
 * @typeParam F - The names of the families.
 *
 * @example
 * ```ts
 * import { presets, readThemeGlobals, type ThemeGlobals } from '@signpost/theme-storybook'
 *
 * const chosen: ThemeGlobals<'red' | 'green' | 'blue'> = readThemeGlobals({ themeFamily: 'green' }, presets.playground())
 * // { scheme: 'system', family: 'green' }
 * ```
 * @public
 */
export interface ThemeGlobals<F extends string = string> {
  /** The scheme. */
  readonly scheme: ColorSchemeChoice
  /** The family; `undefined` for the theme without a variant. */
  readonly family: F | undefined
}

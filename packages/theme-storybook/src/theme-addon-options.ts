import type { MirrorRule } from '@signpost/storybook-addon-mirror-preview'
import type { OverriderOptions } from '@signpost/storybook-addon-theme-overrider'
import type { ColorSchemeChoice, Theme, ThemeFamily, TokenTree } from '@signpost/theme'

/**
 * A theme, and how it is offered in Storybook. See {@link defineThemeAddon}.
 *
 * @typeParam F - The names of the families.
 *
 * @example
 * ```ts
 * import { createTheme, createThemeFamily } from '@signpost/theme'
 * import type { ThemeAddonOptions } from '@signpost/theme-storybook'
 *
 * const theme = createTheme({ paper: { light: '#fff', dark: '#111' }, accent: '#075' })
 * const families = createThemeFamily(theme, { sea: { accent: '#057' }, sand: { accent: '#750' } })
 *
 * export const options: ThemeAddonOptions<'sea' | 'sand'> = { theme, families, defaultFamily: 'sand' }
 * ```
 * @public
 */
export interface ThemeAddonOptions<F extends string = string> {
  /** The theme. With one scheme, there is none to choose. */
  readonly theme: Theme
  /** Variants of that theme. None when absent. */
  readonly families?: ThemeFamily<TokenTree, F> | undefined
  /** The scheme at first. When absent `system`, or that of a theme with one scheme. */
  readonly defaultScheme?: ColorSchemeChoice | undefined
  /** The family at first. When absent, the theme without one. */
  readonly defaultFamily?: NoInfer<F> | undefined
  /** Whether Storybook's toolbar has menus for the choices. `true` when absent. */
  readonly toolbar?: boolean | undefined
  /** Which elements of the preview get the attributes of the theme: a CSS selector. `:root` when absent. */
  readonly target?: string | undefined
  /** What is mirrored in the manager, besides the theme. */
  readonly mirror?: readonly MirrorRule[] | undefined
  /** Themes of the manager and its docs, which follow the chosen scheme. Storybook's own when absent. */
  readonly overrider?: OverriderOptions | undefined
}

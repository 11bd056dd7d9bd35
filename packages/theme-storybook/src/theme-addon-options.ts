import type { MirrorRule } from '@signpost/storybook-addon-mirror-preview'
import type { OverriderOptions } from '@signpost/storybook-addon-theme-overrider'
import type { ColorSchemeChoice, Theme, ThemeFamily, TokenTree } from '@signpost/theme'

/**
 * A theme, and its options in Storybook. See {@link defineThemeAddon}.
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
  /** The theme. With one scheme, there is no scheme to choose. */
  readonly theme: Theme
  /** Variants of that theme. Defaults to none. */
  readonly families?: ThemeFamily<TokenTree, F> | undefined
  /** The initial scheme. Defaults to `system`, or to the only scheme of the theme. */
  readonly defaultScheme?: ColorSchemeChoice | undefined
  /** The initial family. Defaults to the theme without a variant. */
  readonly defaultFamily?: NoInfer<F> | undefined
  /** Whether Storybook's toolbar has menus for the choices. Defaults to `true`. */
  readonly toolbar?: boolean | undefined
  /** A CSS selector for the elements of the preview that get the attributes of the theme. Defaults to `:root`. */
  readonly target?: string | undefined
  /** Rules for mirroring more than the theme in the manager. */
  readonly mirror?: readonly MirrorRule[] | undefined
  /** Themes of the manager and its docs, which follow the chosen scheme. Defaults to Storybook's own. */
  readonly overrider?: OverriderOptions | undefined
}

import type { StyleRules } from '@signpost/stylesheet/core'
import type { ColorSchemeChoice } from '@signpost/theme'
import type { StorybookThemeVars } from './storybook-theme-vars.ts'
import type { StorybookThemeInput } from './theme-input.ts'
import type { ThemeSource } from './theme-source.ts'

/**
 * The options of the addon, as they stand in `main.ts`. They are sent to the browser as JSON.
 *
 * @example
 * ```ts
 * import { type OverriderOptions, selectors, ThemeSource } from '@signpost/storybook-addon-theme-overrider'
 *
 * export const options: OverriderOptions = {
 *   light: { appBg: '#f4f4f0', colorSecondary: '#075' },
 *   dark: { appBg: '#111', colorSecondary: '#5fb' },
 *   follow: ThemeSource.Global,
 *   name: 'theme',
 *   css: { [selectors.SIDEBAR]: { borderInlineEnd: '1px solid var(--storybook-app-border-color)' } },
 * }
 * ```
 * @public
 */
export interface OverriderOptions {
  /** The theme when it is light. */
  readonly light: StorybookThemeInput
  /** The theme when it is dark. */
  readonly dark: StorybookThemeInput
  /** What tells which one. By default the system. */
  readonly follow?: `${ThemeSource}` | undefined
  /**
   * The name of the global, by default `theme`, or of the attribute, by default `data-color-scheme`. Its value is `light`,
   * `dark` or `system`; any other one, and none, means the system.
   */
  readonly name?: string | undefined
  /** What other values of the global or attribute mean, such as `{ night: 'dark' }`. */
  readonly values?: Readonly<Record<string, ColorSchemeChoice>> | undefined
  /** Docs pages, or `false` to leave them as they are. */
  readonly docs?: DocsOptions | false | undefined
  /** More rules for the manager. Each value of the theme is a custom property: `appBg` is `var(--storybook-app-bg)`. */
  readonly css?: StyleRules | undefined
}

/**
 * The options for docs pages.
 *
 * @example
 * ```ts
 * import { type DocsOptions, selectors } from '@signpost/storybook-addon-theme-overrider'
 *
 * export const docs: DocsOptions = { css: { [selectors.DOCS_TITLE]: { color: 'var(--storybook-color-secondary)' } } }
 * ```
 * @public
 */
export interface DocsOptions {
  /** More rules for docs pages, with the same custom properties. */
  readonly css?: StyleRules | undefined
}

/**
 * The options with complete themes and nothing left out, see {@link resolveOptions}.
 *
 * @example
 * ```ts
 * import { type ResolvedOptions, resolveOptions } from '@signpost/storybook-addon-theme-overrider'
 *
 * const options: ResolvedOptions = resolveOptions({ light: {}, dark: { appBg: '#111' } })
 *
 * options.follow // 'system'
 * ```
 * @public
 */
export interface ResolvedOptions {
  /** The theme when it is light. */
  readonly light: StorybookThemeVars
  /** The theme when it is dark. */
  readonly dark: StorybookThemeVars
  /** What tells which one. */
  readonly follow: `${ThemeSource}`
  /** The name of the global or attribute, empty for the system. */
  readonly name: string
  /** What its values mean, besides the names of the schemes. */
  readonly values: Readonly<Record<string, ColorSchemeChoice>>
  /** Docs pages, or `false`. */
  readonly docs: Required<DocsOptions> | false
  /** More rules for the manager. */
  readonly css: StyleRules
}

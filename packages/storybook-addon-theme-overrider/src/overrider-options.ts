import type { StyleRules } from '@signpost/stylesheet/core'
import type { ColorSchemeChoice } from '@signpost/theme'
import type { StorybookThemeVars } from './storybook-theme-vars.ts'
import type { StorybookThemeInput } from './theme-input.ts'
import type { ThemeSource } from './theme-source.ts'

/**
 * Options of the addon in `main.ts`. They are sent to the browser as JSON.
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
  /** The light theme. */
  readonly light: StorybookThemeInput
  /** The dark theme. */
  readonly dark: StorybookThemeInput
  /** The source of the scheme. Defaults to the system. */
  readonly follow?: `${ThemeSource}` | undefined
  /**
   * The name of the global, by default `theme`, or of the attribute, by default `data-color-scheme`. Its value is
   * `light`, `dark` or `system`; any other or missing value means `system`.
   */
  readonly name?: string | undefined
  /** The scheme for other values of the global or attribute, such as `{ night: 'dark' }`. */
  readonly values?: Readonly<Record<string, ColorSchemeChoice>> | undefined
  /** Options for docs pages, or `false` to leave them unchanged. */
  readonly docs?: DocsOptions | false | undefined
  /**
   * Additional rules for the manager. Each value of the theme is a custom property: `appBg` is
   * `var(--storybook-app-bg)`.
   */
  readonly css?: StyleRules | undefined
}

/**
 * Options for docs pages.
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
  /** Additional rules for docs pages, with the same custom properties. */
  readonly css?: StyleRules | undefined
}

/**
 * Options with complete themes and all defaults filled in, see {@link resolveOptions}.
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
  /** The light theme. */
  readonly light: StorybookThemeVars
  /** The dark theme. */
  readonly dark: StorybookThemeVars
  /** The source of the scheme. */
  readonly follow: `${ThemeSource}`
  /** The name of the global or attribute; empty for the system. */
  readonly name: string
  /** The scheme for other values of it. */
  readonly values: Readonly<Record<string, ColorSchemeChoice>>
  /** Options for docs pages, or `false`. */
  readonly docs: Required<DocsOptions> | false
  /** Additional rules for the manager. */
  readonly css: StyleRules
}

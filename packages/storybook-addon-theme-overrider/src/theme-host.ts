import type { ColorScheme } from '@signpost/theme'
import type { StorybookThemeVars } from './storybook-theme-vars.ts'
import type { ThemeSource } from './theme-source.ts'

/**
 * Environment of a {@link ThemeController}: the manager, the preview, or a test.
 *
 * @example
 * ```ts
 * import type { ThemeHost } from '@signpost/storybook-addon-theme-overrider'
 *
 * export const host: ThemeHost = {
 *   read: (source) => (source === 'system' ? 'dark' : undefined),
 *   watch: () => () => {},
 *   apply: (theme, scheme) => console.log(scheme, theme.appBg),
 * }
 * ```
 * @public
 */
export interface ThemeHost {
  /**
   * Reads the current value of a source.
   *
   * @param source - The source.
   * @param name - The name of the global or attribute; empty for the system.
   * @returns `light` or `dark` for the system. Any value for other sources; one that is not a scheme means the system.
   */
  read(source: `${ThemeSource}`, name: string): unknown
  /**
   * Observes a source.
   *
   * @param source - The source.
   * @param name - The name of the global or attribute; empty for the system.
   * @param listener - Called after each change.
   * @returns A function that stops observing.
   */
  watch(source: `${ThemeSource}`, name: string, listener: () => void): () => void
  /**
   * Shows a theme.
   *
   * @param theme - The theme.
   * @param scheme - The scheme of the theme.
   */
  apply(theme: StorybookThemeVars, scheme: ColorScheme): void
}

import type { ColorScheme } from '@signpost/theme'
import type { StorybookThemeVars } from './storybook-theme-vars.ts'
import type { ThemeSource } from './theme-source.ts'

/**
 * Where a {@link ThemeController} works: the manager, the preview, or a test.
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
   * Reads what a source has now.
   *
   * @param source - The source.
   * @param name - The name of the global or attribute, empty for the system.
   * @returns `light` or `dark` for the system. For others anything: what is no scheme means the system.
   */
  read(source: `${ThemeSource}`, name: string): unknown
  /**
   * Waits for changes.
   *
   * @param source - The source.
   * @param name - The name of the global or attribute, empty for the system.
   * @param listener - Called after each change.
   * @returns What ends it.
   */
  watch(source: `${ThemeSource}`, name: string, listener: () => void): () => void
  /**
   * Shows a theme.
   *
   * @param theme - The theme.
   * @param scheme - Which one of the two it is.
   */
  apply(theme: StorybookThemeVars, scheme: ColorScheme): void
}

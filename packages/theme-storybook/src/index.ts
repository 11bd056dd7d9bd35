/**
 * A theme in Storybook: its schemes and families to choose from, around each story, and in the manager as well.
 *
 * {@link withThemeConfig} in `main.ts` is all it takes. {@link createThemePreview} shows stories with the theme in unit tests,
 * and {@link ThemeSwitcher} in any document. {@link presets} has themes to begin with.
 *
 * @example
 * ```ts
 * import { createTheme } from '@signpost/theme'
 * import { withThemeConfig } from '@signpost/theme-storybook'
 *
 * const theme = createTheme({ paper: { light: '#fff', dark: '#111' }, ink: { light: '#222', dark: '#eee' } })
 *
 * export default withThemeConfig({ stories: ['../src/*.stories.tsx'], framework: '@storybook/react-vite' }, { theme })
 * ```
 * @packageDocumentation
 */
export { createGlobalTypes, type ThemeGlobalType, type ThemeGlobalTypes } from './create-global-types.ts'
export { createThemeDecorator, type ThemeDecorator, type ThemeStoryContext } from './create-theme-decorator.ts'
export { createThemePreview, type ThemePreview } from './create-theme-preview.ts'
export { defineThemeAddon } from './define-theme-addon.ts'
export * as presets from './presets.ts'
export { readThemeGlobals, writeThemeGlobals } from './read-theme-globals.ts'
export { resolveThemeOptions } from './resolve-theme-options.ts'
export type { ThemeAddonOptions } from './theme-addon-options.ts'
export { ThemeGlobal } from './theme-global.ts'
export type { ThemeGlobals } from './theme-globals.ts'
export type { ThemeSetup } from './theme-setup.ts'
export { ThemeSwitcher } from './theme-switcher.ts'
export { type AddonsConfig, withThemeConfig } from './with-theme-config.ts'

/// <reference lib="esnext.disposable" preserve="true" />

/**
 * Shows a theme in Storybook: choose schemes and families in the toolbar, applied to every story and to the manager.
 *
 * Call {@link withThemeConfig} in `main.ts`. For unit tests, use {@link createThemePreview}, and for any document
 * {@link ThemeSwitcher}. {@link presets} has ready-made themes.
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

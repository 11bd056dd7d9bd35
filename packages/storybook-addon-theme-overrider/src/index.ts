/// <reference lib="esnext.disposable" preserve="true" />

/**
 * Uses your design tokens as the theme of Storybook's manager and docs, in light and dark.
 *
 * {@link (createStorybookTheme:1) | createStorybookTheme} creates a complete theme from six values, from Storybook's
 * own keys or from design tokens. Pass two themes as {@link OverriderOptions} to the addon in `main.ts`.
 *
 * @example
 * ```ts
 * import { createStorybookTheme, type OverriderOptions } from '@signpost/storybook-addon-theme-overrider'
 *
 * const options: OverriderOptions = {
 *   light: createStorybookTheme({ appBg: '#f4f4f0', colorSecondary: '#075' }),
 *   dark: createStorybookTheme({ appBg: '#111', colorSecondary: '#5fb' }),
 *   follow: 'system',
 * }
 *
 * export const addons = [{ name: '@signpost/storybook-addon-theme-overrider', options }]
 * ```
 * @packageDocumentation
 */

export { createStorybookTheme } from './create-storybook-theme.ts'
export { EVENTS } from './events.ts'
export { expandMinimal } from './expand-minimal.ts'
export { isMinimalInput } from './is-minimal-input.ts'
export type { DocsOptions, OverriderOptions, ResolvedOptions } from './overrider-options.ts'
export { renderDocsStyles, renderManagerStyles } from './render-styles.ts'
export { resolveOptions } from './resolve-options.ts'
export * as selectors from './selectors.ts'
export type { StorybookThemeVars } from './storybook-theme-vars.ts'
export { ThemeController } from './theme-controller.ts'
export type { ThemeHost } from './theme-host.ts'
export type { FullInput, MinimalInput, StorybookThemeInput } from './theme-input.ts'
export type { ThemeMapping } from './theme-mapping.ts'
export { ThemeSource } from './theme-source.ts'

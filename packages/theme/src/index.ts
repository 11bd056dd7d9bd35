/// <reference lib="esnext.disposable" preserve="true" />

/**
 * Design tokens as CSS variables, with light and dark schemes, families of variants, and type-checked paths.
 *
 * Define tokens with {@link defineTokens} and {@link tokenRef}, and themes with
 * {@link (createTheme:function) | createTheme} and {@link createThemeFamily}. Create values with {@link color} (Oklch
 * and contrast), {@link scale} (sizes) and {@link breakpoints} (media queries).
 *
 * @example
 * ```ts
 * import { color, createTheme } from '@signpost/theme'
 *
 * const brand = color.palette('#0cf')
 *
 * export const theme = createTheme({
 *   paper: { light: '#fff', dark: '#111' },
 *   link: { light: brand[700], dark: brand[300] },
 * })
 *
 * export const style = { color: theme.vars.link }
 * export const head = theme.toStylesheet().toHtml() + theme.initScriptHtml()
 * ```
 * @packageDocumentation
 */
export type { AppliedTheme } from './applied-theme.ts'
export { DATA_FAMILY_ATTRIBUTE, DATA_SCHEME_ATTRIBUTE } from './attributes.ts'
export { type Breakpoints, breakpoints } from './breakpoints.ts'
export { type ColorScheme, type ColorSchemeChoice, ColorSchemeName } from './color-scheme.ts'
export type { PaletteScale, PaletteStep } from './color/palette.ts'
export * as color from './color/index.ts'
export { createTheme } from './create-theme.ts'
export { createThemeFamily } from './create-theme-family.ts'
export { defineTokens } from './define-tokens.ts'
export type { InitScriptOptions } from './init-script.ts'
export * as scale from './scale/index.ts'
export type { ThemeOptions } from './theme-options.ts'
export { Theme } from './theme.ts'
export { type AppliedFamily, ThemeFamily, type ThemeFamilyOptions } from './theme-family.ts'
export { tokenRef } from './token-ref.ts'
export type {
  IsTokenValue,
  SchemePatch,
  SchemeValues,
  ThemeVar,
  ThemeVars,
  ThemeVarTree,
  TokenLeaf,
  TokenPatch,
  TokenPatchTree,
  TokenPath,
  Tokens,
  TokenTree,
  TokenValue,
} from './token-tree.ts'

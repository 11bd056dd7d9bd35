import type { TokenPath, TokenTree } from '@signpost/theme'
import type { MinimalInput } from './theme-input.ts'
import type { StorybookThemeVars } from './storybook-theme-vars.ts'

/**
 * Tokens by the value that they provide: keys of a {@link MinimalInput}, or Storybook's own keys.
 *
 * @typeParam T - The token tree.
 *
 * @example
 * ```ts
 * import type { ThemeMapping } from '@signpost/storybook-addon-theme-overrider'
 *
 * type Tokens = { paper: { light: string; dark: string }; accent: string }
 *
 * export const mapping: ThemeMapping<Tokens> = { appBg: 'paper', colorSecondary: 'accent' }
 * ```
 * @public
 */
export type ThemeMapping<T extends TokenTree> =
  | { readonly [K in keyof MinimalInput]: TokenPath<T> }
  | { readonly [K in Exclude<keyof StorybookThemeVars, 'base'>]?: TokenPath<T> }

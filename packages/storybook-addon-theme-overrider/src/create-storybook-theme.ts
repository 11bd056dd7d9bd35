import type { ColorScheme, Theme, TokenPath, TokenTree } from '@signpost/theme'
import { mapValues } from '@signpost/utils-primitives'
import { completeTheme } from './complete-theme.ts'
import type { StorybookThemeVars } from './storybook-theme-vars.ts'
import type { StorybookThemeInput } from './theme-input.ts'
import { themeKeys } from './theme-keys.ts'
import type { ThemeMapping } from './theme-mapping.ts'

/**
 * Makes a complete theme of Storybook, for `addons.setConfig({ theme })` and the `docs.theme` parameter.
 *
 * @param input - A few values, or some by the names that Storybook has for them.
 * @returns The theme. `create()` of `storybook/theming/create` takes it too, and changes nothing.
 * @throws TypeError when a key is unknown, stands beside one of the other kind or is missing, or when a value cannot be one.
 * @throws RangeError when a background of which another colour is made is not opaque.
 *
 * @example
 * ```ts
 * import { createStorybookTheme } from '@signpost/storybook-addon-theme-overrider'
 *
 * export const theme = createStorybookTheme({ appBg: '#111', appContentBg: '#181818', brandTitle: 'Ours' })
 * ```
 * @public
 */
export function createStorybookTheme(input: StorybookThemeInput): StorybookThemeVars
/**
 * Makes a complete theme of Storybook of design tokens.
 *
 * @typeParam T - The token tree.
 * @param theme - The theme that has the tokens.
 * @param mapping - Which token is which value.
 * @param scheme - The scheme. By default the first one of the theme.
 * @returns The theme, with the values of the tokens. Lengths in `rem` and `em` are sixteen pixels each.
 * @throws RangeError when there is no such token, or a background of which another colour is made is not opaque.
 * @throws TypeError when a key is unknown, stands beside one of the other kind or is missing, or when a token has another kind
 *   of value.
 *
 * @example
 * ```ts
 * import { createStorybookTheme } from '@signpost/storybook-addon-theme-overrider'
 * import { createTheme } from '@signpost/theme'
 *
 * const tokens = createTheme({
 *   paper: { light: '#fff', dark: '#111' },
 *   accent: { light: '#075', dark: '#5fb' },
 *   radius: '0.5rem',
 * })
 * const mapping = { appBg: 'paper', colorSecondary: 'accent', appBorderRadius: 'radius' } as const
 *
 * export const options = {
 *   light: createStorybookTheme(tokens, mapping, 'light'),
 *   dark: createStorybookTheme(tokens, mapping, 'dark'),
 * }
 * ```
 * @public
 */
export function createStorybookTheme<T extends TokenTree>(
  theme: Theme<T>,
  mapping: ThemeMapping<T>,
  scheme?: ColorScheme,
): StorybookThemeVars
export function createStorybookTheme(
  input: StorybookThemeInput | Theme,
  mapping?: ThemeMapping<TokenTree>,
  scheme?: ColorScheme,
): StorybookThemeVars {
  if (!mapping) return completeTheme(input as StorybookThemeInput)

  const theme = input as Theme
  const chosen = scheme ?? theme.schemes[0]!
  const paths = Object.fromEntries(Object.entries(mapping).filter(([, path]) => path !== undefined)) as Record<
    string,
    TokenPath<TokenTree>
  >
  const values = mapValues(paths, (path, key) => {
    const value = theme.resolve(path, chosen)
    return (themeKeys as Record<string, string>)[key] === 'length' ? (toPixels(value) ?? value) : value
  })
  return completeTheme(values as StorybookThemeInput, chosen)
}

function toPixels(text: string): number | undefined {
  const [, digits, unit] = /^(\d*\.?\d+)(px|r?em)?$/.exec(text.trim()) ?? []
  return digits === undefined ? undefined : Number(digits) * (unit?.endsWith('em') ? 16 : 1)
}

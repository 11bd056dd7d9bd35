import type { ColorScheme, Theme, TokenPath, TokenTree } from '@signpost/theme'
import { checkArgument, mapValues } from '@signpost/utils-primitives'
import { completeTheme } from './complete-theme.ts'
import type { StorybookThemeVars } from './storybook-theme-vars.ts'
import type { StorybookThemeInput } from './theme-input.ts'
import { themeKeys } from './theme-keys.ts'
import type { ThemeMapping } from './theme-mapping.ts'

/**
 * Creates a complete Storybook theme, for `addons.setConfig({ theme })` and the `docs.theme` parameter.
 *
 * @param input - A few values, or values by Storybook's own keys.
 * @returns The theme. `create()` of `storybook/theming/create` accepts it too, and returns it unchanged.
 * @throws TypeError when a key is unknown or missing, when both kinds of keys are mixed, or when a value is invalid.
 * @throws RangeError when a background from which another colour is derived is not opaque.
 *
 * @example
 * ```ts
 * import { createStorybookTheme } from '@signpost/storybook-addon-theme-overrider'
 *
 * export const theme = createStorybookTheme({ appBg: '#111', appContentBg: '#181818', brandTitle: 'Ours' })
 * ```
 * @searchAlias branding dark customize colors
 * @public
 */
export function createStorybookTheme(input: StorybookThemeInput): StorybookThemeVars
/**
 * Creates a complete Storybook theme from design tokens.
 *
 * @typeParam T - The token tree.
 * @param theme - The theme with the tokens.
 * @param mapping - Tokens by value.
 * @param scheme - The scheme. Defaults to the first one of the theme.
 * @returns The theme, with the values of the tokens. For lengths, `1rem` and `1em` are 16 pixels.
 * @throws RangeError when a token does not exist, or a background from which another colour is derived is not opaque.
 * @throws TypeError when a key is unknown or missing, when both kinds of keys are mixed, or when a token has another
 *   type of value.
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

  checkArgument(
    'INVALID_SCHEME',
    scheme,
    '"light" or "dark"',
    () => scheme === undefined || ['light', 'dark'].includes(scheme),
    'change it',
  )
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

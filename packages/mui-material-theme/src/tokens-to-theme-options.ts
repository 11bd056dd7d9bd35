import { checkOptions, failure, shown, checkArgument } from '@signpost/utils-primitives'
import type { ThemeOptions } from '@mui/material/styles'
import { color, type ColorScheme, type Theme as TokenTheme, type ThemeVarTree, type TokenTree } from '@signpost/theme'
import { parseCssColor } from '@signpost/theme/css-color'
import { paletteSlots, type ThemeSlot, type TokenNames } from './theme-slot.ts'

/** Bundlers replace it; a page has none. */
declare const process: { readonly env?: { readonly NODE_ENV?: string } } | undefined

/**
 * Converts design tokens to options of an MUI theme: palettes per scheme, spacing, breakpoints, font and radius.
 *
 * Tokens are found by name: `primary.main`, `primary.base` or `primary`; `background.default` or `background`;
 * `text.primary` or `text`, each also in a group named `palette`, `color` or `colors`; `spacing`; `fontFamily`;
 * `borderRadius`; and everything in `breakpoints` or `breakpoint`. Map other tokens with `options.names`; the rest is
 * ignored.
 *
 * @typeParam T - The token tree.
 * @param theme - The tokens.
 * @param options - See {@link (tokensToThemeOptions:namespace).Options | tokensToThemeOptions.Options}.
 * @returns Options for MUI's `createTheme`, with the scheme selector of the tokens.
 * @throws TypeError when a colour cannot be parsed, a breakpoint is not in pixels, or the selectors of the schemes
 *   differ by more than the scheme name.
 * @throws RangeError when `names` refers to a token that does not exist.
 *
 * @example
 * ```ts
 * import { createTheme as createMaterialTheme } from '@mui/material/styles'
 * import { tokensToThemeOptions } from '@signpost/mui-material-theme'
 * import { createTheme } from '@signpost/theme'
 *
 * const tokens = createTheme({ paper: { light: '#fff', dark: '#111' }, accent: { light: '#075', dark: '#5fb' }, spacing: '0.5rem' })
 * const options = tokensToThemeOptions(tokens, { names: { 'background.default': 'paper', 'primary.main': 'accent' } })
 *
 * export const theme = createMaterialTheme(options)
 * ```
 * @searchAlias figma adapter transform bridge
 * @public
 */
export function tokensToThemeOptions<T extends TokenTree>(
  theme: TokenTheme<T>,
  options: tokensToThemeOptions.Options<T> = {},
): ThemeOptions {
  checkArgument(
    'INVALID_THEME',
    theme,
    'a theme',
    () => typeof (theme as Partial<TokenTheme> | null)?.resolve === 'function',
    'pass one of createTheme',
  )
  checkOptions('tokensToThemeOptions', options, { names: 'object', colors: { oneOf: ['values', 'variables'] } })
  const { names, colors = 'values' } = options
  if (typeof process === 'undefined' ? false : process.env?.NODE_ENV !== 'production') checkNames(names)
  const tokens: TokenTheme = theme
  const paths = new Set<string>(tokens.paths)
  const find = (slot: ThemeSlot, aliases: readonly string[] = []): string | undefined => {
    const named: string | undefined = names?.[slot]
    if (named !== undefined) {
      if (paths.has(named)) return named
      throw failure(
        'UNKNOWN_TOKEN',
        `Expected a token for ${slot}, found ${shown(named)}: name one of the theme`,
        RangeError,
      )
    }
    return [slot, ...aliases]
      .flatMap((name) => ['', 'palette.', 'color.', 'colors.'].map((group) => group + name))
      .find((path) => paths.has(path))
  }
  const colorOf = (path: string, scheme: ColorScheme): string =>
    colors === 'variables' ? varOf(tokens, path) : readColor(tokens, path, scheme)
  const paletteOf = (scheme: ColorScheme): Record<string, unknown> => {
    const palette: Record<string, Record<string, string> | string> = {}
    for (const [slot, ...aliases] of paletteSlots) {
      const path = find(slot, aliases)
      if (path === undefined) continue
      const [group, name] = slot.split('.') as [string, string?]
      const value = colorOf(path, scheme)
      palette[group] = name === undefined ? value : { ...(palette[group] as object | undefined), [name]: value }
    }
    // MUI derives shades and text from a main colour, and needs one.
    return Object.fromEntries(
      Object.entries(palette).filter(
        ([name, value]) =>
          typeof value === 'string' ||
          'main' in value ||
          !/^(?:primary|secondary|error|warning|info|success)$/.test(name),
      ),
    )
  }

  const [spacing, fontFamily, borderRadius] = (['spacing', 'fontFamily', 'borderRadius'] as const).map((slot) => {
    const path = find(
      slot,
      slot === 'fontFamily'
        ? ['typography.fontFamily']
        : slot === 'borderRadius'
          ? ['shape.borderRadius']
          : ['spacing.unit'],
    )
    if (path === undefined) return undefined
    const value = tokens.resolve(path)
    // A number has no unit, so a custom property would be useless.
    if (value.trim() !== '' && Number.isFinite(Number(value))) return Number(value)
    return colors === 'variables' ? varOf(tokens, path) : value
  })
  const breakpoints = readBreakpoints(tokens)

  return {
    colorSchemes: Object.fromEntries(tokens.schemes.map((scheme) => [scheme, { palette: paletteOf(scheme) }])),
    cssVariables: { colorSchemeSelector: selectorOf(tokens), ...(colors === 'variables' && { nativeColor: true }) },
    ...(tokens.schemes[0] !== 'light' && { defaultColorScheme: tokens.schemes[0] }),
    ...(spacing !== undefined && { spacing }),
    ...(fontFamily !== undefined && { typography: { fontFamily: String(fontFamily) } }),
    ...(borderRadius !== undefined && { shape: { borderRadius } }),
    ...(breakpoints && { breakpoints: { values: breakpoints as BreakpointValues } }),
  } as ThemeOptions
}

function checkNames(names: object = {}): void {
  const slots = [...paletteSlots.map(([slot]) => slot), 'spacing', 'fontFamily', 'borderRadius']
  checkOptions('names of tokensToThemeOptions', names, Object.fromEntries(slots.map((slot) => [slot, 'string'])))
}

type BreakpointValues = NonNullable<NonNullable<ThemeOptions['breakpoints']>['values']>

function varOf(tokens: TokenTheme, path: string): string {
  return path.split('.').reduce<unknown>((group, name) => (group as ThemeVarTree)[name], tokens.vars) as string
}

function readColor(tokens: TokenTheme, path: string, scheme: ColorScheme): string {
  const value = tokens.resolve(path, scheme)
  try {
    return color.toHex(parseCssColor(value))
  } catch (cause) {
    throw failure(
      'INVALID_COLOR',
      `Expected a colour of which MUI can make shades as token "${path}", found "${value}": use a plain colour, or colors: 'variables'`,
      TypeError,
      { cause },
    )
  }
}

function readBreakpoints(tokens: TokenTheme): Record<string, number> | undefined {
  const entries = tokens.paths.flatMap((path) => {
    const name = /^breakpoints?\.([^.]+)$/.exec(path)?.[1]
    if (name === undefined) return []
    const value = tokens.resolve(path)
    const pixels = /^\d*\.?\d+(?:px)?$/.test(value) ? Number.parseFloat(value) : NaN
    if (Number.isNaN(pixels)) {
      throw failure(
        'INVALID_BREAKPOINT',
        `Expected a number of pixels as token "${path}", found "${value}": write it in px`,
      )
    }
    return [[name, pixels] as const]
  })
  return entries.length > 0 ? Object.fromEntries(entries) : undefined
}

/** Selector of the tokens in MUI's form, with `%s` for the scheme. */
function selectorOf(tokens: TokenTheme): string {
  if (!tokens.options.selectorFor)
    return tokens.attribute.startsWith('data-') ? tokens.attribute : `[${tokens.attribute}="%s"]`
  const [light, dark] = [tokens.selectorFor('light'), tokens.selectorFor('dark')]
  const pattern = light.replace('light', '%s')
  if (pattern === light || pattern.replace('%s', 'dark') !== dark) {
    throw failure(
      'INVALID_SELECTOR',
      `Expected selectors that differ by the name of the scheme alone, found "${light}" and "${dark}": change selectorFor`,
    )
  }
  return pattern
}

/**
 * Types of the function.
 *
 * @example
 * ```ts
 * import { tokensToThemeOptions } from '@signpost/mui-material-theme'
 *
 * export const live: tokensToThemeOptions.Options = { colors: 'variables' }
 * ```
 * @public
 */
export namespace tokensToThemeOptions {
  /**
   * The options of {@link (tokensToThemeOptions:function) | tokensToThemeOptions}.
   *
   * @typeParam T - The token tree.
   *
   * @example
   * ```ts
   * import { tokensToThemeOptions } from '@signpost/mui-material-theme'
   * import { createTheme } from '@signpost/theme'
   *
   * const options: tokensToThemeOptions.Options<{ accent: string }> = { names: { 'primary.main': 'accent' } }
   *
   * export const themeOptions = tokensToThemeOptions(createTheme<{ accent: string }>({ accent: '#075' }), options)
   * ```
   * @public
   */
  export interface Options<T extends TokenTree = TokenTree> {
    /** Tokens whose names do not match a slot. They override tokens found by name. */
    readonly names?: TokenNames<T> | undefined
    /**
     * The form of colours and lengths:
     *
     * - `'values'`, the default: the values in each scheme. The page needs only MUI's custom properties, and contrast
     *   is computed.
     * - `'variables'`: references to the custom properties of the tokens, which must be on the page. The theme follows
     *   their changes, for example by a theme family. The browser derives shades, with relative colours.
     */
    readonly colors?: 'values' | 'variables' | undefined
  }
}

import { createTheme, type Theme, type ThemeOptions } from '@mui/material/styles'
import { checkArgument, checkOptions } from '@signpost/utils-primitives'
import { DATA_SCHEME_ATTRIBUTE, type Theme as TokenTheme, type TokenTree } from '@signpost/theme'
import { checkEnds, mergeOptions, mergePalettes } from './merge-options.ts'
import type { PaletteOverrides } from './palette-overrides.ts'
import { tokensToThemeOptions } from './tokens-to-theme-options.ts'

/**
 * Creates an MUI theme with a light and a dark scheme in custom properties.
 *
 * Your options override your tokens, which override MUI's defaults. Text on colours has a contrast of 4.5 rather than
 * MUI's 3, unless you set one.
 *
 * @typeParam T - The token tree.
 * @param options - MUI's options, and tokens. See {@link (createMuiTheme:namespace).Options | createMuiTheme.Options}.
 * @returns The theme, for {@link (MaterialThemeProvider:function) | the provider} or MUI's own.
 * @throws TypeError when a token cannot be converted, see
 *   {@link (tokensToThemeOptions:function) | tokensToThemeOptions}.
 *
 * @example
 * ```ts
 * import { createMuiTheme } from '@signpost/mui-material-theme'
 * import { createTheme } from '@signpost/theme'
 *
 * const tokens = createTheme({
 *   primary: { light: '#00687a', dark: '#5fd4ee' },
 *   background: { default: { light: '#fff', dark: '#111' } },
 * })
 *
 * export const theme = createMuiTheme({ tokens, shape: { borderRadius: 8 } })
 * ```
 * @searchAlias createtheme extendtheme variables palette mode
 * @public
 */
export function createMuiTheme<T extends TokenTree = TokenTree>(options: createMuiTheme.Options<T> = {}): Theme {
  checkArgument(
    'INVALID_OPTION',
    options,
    'options in an object',
    () => Object.prototype.toString.call(options) === '[object Object]',
    'see createMuiTheme',
  )
  checkEnds(options)
  const { tokens, tokenOptions, palette, colorSchemes, cssVariables, ...rest } = options
  // Others are those of MUI, which checks them.
  const given = { tokens, tokenOptions, palette, cssVariables }
  checkOptions('createMuiTheme', given, {
    tokens: ['a theme of createTheme', (value) => typeof Object(value).extend === 'function'],
    tokenOptions: 'object',
    palette: 'object',
    cssVariables: 'object',
  })
  const mapped: ThemeOptions = tokens ? tokensToThemeOptions(tokens, tokenOptions) : {}
  const { colorSchemes: mappedSchemes, cssVariables: mappedVariables, ...mappedRest } = mapped
  const schemes = mergeSchemes(mappedSchemes, palette, colorSchemes)
  return createTheme({
    ...(!('light' in schemes) && { defaultColorScheme: Object.keys(schemes)[0] }),
    ...mergeOptions([mappedRest, rest]),
    colorSchemes: schemes,
    cssVariables: mergeOptions([
      { colorSchemeSelector: DATA_SCHEME_ATTRIBUTE },
      mappedVariables as object | undefined,
      cssVariables,
    ]),
  } as ThemeOptions)
}

type Schemes = ThemeOptions['colorSchemes']

/** Merges the palettes of all layers for each remaining scheme. */
function mergeSchemes(
  mapped: Schemes,
  { light, dark, ...both }: PaletteOverrides = {},
  own: Schemes,
): Record<string, object> {
  const layers: Readonly<Record<string, unknown>>[] = [mapped ?? { light: true, dark: true }, own ?? {}]
  const named = Object.entries({ ...layers[0], ...layers[1] }).filter(([, scheme]) => scheme)
  return Object.fromEntries(
    named.map(([name]) => {
      const [below, above] = layers.map((layer) =>
        typeof layer[name] === 'object' ? (layer[name] as { palette?: object }) : {},
      )
      const alone = name === 'light' ? light : name === 'dark' ? dark : undefined
      const palette = mergePalettes([{ contrastThreshold: 4.5 }, below?.palette, both, alone, above?.palette])
      return [name, { ...mergeOptions([below, above]), palette }]
    }),
  )
}

let shared: Theme | undefined

/** Default theme, shared by the whole page. */
export function defaultTheme(): Theme {
  return (shared ??= createMuiTheme())
}

/**
 * Types of the function.
 *
 * @example
 * ```ts
 * import { createMuiTheme } from '@signpost/mui-material-theme'
 *
 * export const brandTheme = (options: createMuiTheme.Options) => createMuiTheme({ shape: { borderRadius: 8 }, ...options })
 * ```
 * @public
 */
export namespace createMuiTheme {
  /**
   * Options of {@link (createMuiTheme:function) | createMuiTheme}: those of MUI's `createTheme`, adapted to two
   * schemes.
   *
   * @typeParam T - The token tree.
   *
   * @example
   * ```ts
   * import { createMuiTheme } from '@signpost/mui-material-theme'
   *
   * const options: createMuiTheme.Options = {
   *   palette: { primary: { main: '#00687a' } },
   *   cssVariables: { cssVarPrefix: 'app' },
   * }
   *
   * export const theme = createMuiTheme(options)
   * ```
   * @public
   */
  export interface Options<T extends TokenTree = TokenTree> extends Omit<ThemeOptions, 'palette' | 'cssVariables'> {
    /** Design tokens to create the theme from. */
    tokens?: TokenTheme<T> | undefined
    /** Mapping of the tokens to the theme. */
    tokenOptions?: tokensToThemeOptions.Options<T> | undefined
    /** Colours for both schemes or for one. MUI's `colorSchemes` overrides these; `false` there removes a scheme. */
    palette?: PaletteOverrides | undefined
    /** Options for custom properties, which are always on. `colorSchemeSelector` defaults to `data-color-scheme`. */
    cssVariables?: Exclude<ThemeOptions['cssVariables'], boolean> | undefined
  }
}

import { createTheme, type Theme, type ThemeOptions } from '@mui/material/styles'
import { DATA_SCHEME_ATTRIBUTE, type Theme as TokenTheme, type TokenTree } from '@signpost/theme'
import { mergeOptions, mergePalettes } from './merge-options.ts'
import type { PaletteOverrides } from './palette-overrides.ts'
import { tokensToThemeOptions } from './tokens-to-theme-options.ts'

/**
 * Makes one MUI theme with a light and a dark scheme in custom properties.
 *
 * What you give wins: over your tokens, and they over the defaults of MUI. Text on colours has a contrast of 4.5,
 * not MUI's 3, where you name none.
 *
 * @typeParam T - The tree of the tokens.
 * @param options - See {@link (createMuiTheme:namespace).Options | createMuiTheme.Options}: those of MUI, and tokens.
 * @returns The theme, for {@link (MaterialThemeProvider:function) | the provider} or MUI's own.
 * @throws TypeError when a token does not fit, see {@link (tokensToThemeOptions:function) | tokensToThemeOptions}.
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
 * @public
 */
export function createMuiTheme<T extends TokenTree = TokenTree>(options: createMuiTheme.Options<T> = {}): Theme {
  const { tokens, tokenOptions, palette, colorSchemes, cssVariables, ...rest } = options
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

/** The schemes that are left, each with a palette of all layers. */
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

/** The theme of who names none: one for all of the page. */
export function defaultTheme(): Theme {
  return (shared ??= createMuiTheme())
}

/**
 * The types of the function, reachable through its name.
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
   * The options of {@link (createMuiTheme:function) | createMuiTheme}: those of MUI's `createTheme`, with two schemes in mind.
   *
   * @typeParam T - The tree of the tokens.
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
    /** Design tokens, where the theme has them from. */
    tokens?: TokenTheme<T> | undefined
    /** Which token is what, and in which form. */
    tokenOptions?: tokensToThemeOptions.Options<T> | undefined
    /** Colours for both schemes, or for one. `colorSchemes`, as MUI has them, win over these; `false` there leaves a scheme out. */
    palette?: PaletteOverrides | undefined
    /** How the custom properties are made. There are always some. `colorSchemeSelector` is `data-color-scheme` by default. */
    cssVariables?: Exclude<ThemeOptions['cssVariables'], boolean> | undefined
  }
}

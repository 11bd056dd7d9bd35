import CssBaseline from '@mui/material/CssBaseline'
import { ThemeProvider, type Theme } from '@mui/material/styles'
import { checkOptions } from '@signpost/utils-primitives'
import { useMemo, type ReactElement, type ReactNode } from 'react'
import type { ColorSchemeChoice } from './color-scheme-choice.ts'
import { defaultTheme } from './create-mui-theme.ts'
import { createStorageManager } from './create-storage-manager.ts'
import { DEFAULT_STORAGE_KEYS, type StorageKeys } from './storage-keys.ts'
import type { StorageManager } from './storage-manager.ts'

/**
 * Provides an MUI theme with the chosen colour scheme, synchronised across tabs and React roots, and MUI's baseline
 * styles.
 *
 * The theme holds both schemes as custom properties: a new choice sets an attribute, without rendering the components
 * below again.
 *
 * @param props - See {@link (MaterialThemeProvider:namespace).Props | MaterialThemeProvider.Props}.
 * @returns The children within the theme.
 *
 * @example
 * ```tsx
 * import { ColorSchemeSelect, createMuiTheme, MaterialThemeProvider } from '@signpost/mui-material-theme'
 *
 * const theme = createMuiTheme({ palette: { primary: { main: '#00687a' }, dark: { primary: { main: '#5fd4ee' } } } })
 *
 * export const app = (
 *   <MaterialThemeProvider theme={theme}>
 *     <ColorSchemeSelect />
 *   </MaterialThemeProvider>
 * )
 * ```
 * @searchAlias themeprovider cssvarsprovider cssbaseline dark mode wrapper
 * @public
 */
export function MaterialThemeProvider(props: MaterialThemeProvider.Props): ReactElement {
  checkOptions('MaterialThemeProvider', props, {
    children: ['nodes of React', () => true],
    theme: ['a theme of MUI', (value) => typeof value === 'object' && value !== null && 'palette' in value],
    defaultMode: { oneOf: ['light', 'dark', 'system'] },
    storageKeys: [
      'texts as mode and colorScheme',
      (value) =>
        typeof value === 'object' &&
        value !== null &&
        !Array.isArray(value) &&
        Object.entries(value).every(
          ([name, text]) =>
            ['mode', 'colorScheme'].includes(name) && (text === undefined || (typeof text === 'string' && text !== '')),
        ),
    ],
    storageManager: 'function',
    baseline: 'boolean',
    disableTransitionOnChange: 'boolean',
  })
  const {
    children,
    theme = defaultTheme(),
    defaultMode = 'system',
    storageKeys,
    storageManager,
    baseline = true,
    disableTransitionOnChange = false,
  } = props
  const { mode, colorScheme } = { ...DEFAULT_STORAGE_KEYS, ...storageKeys }
  const manager = useMemo(() => storageManager ?? createStorageManager({ keys: { mode } }), [storageManager, mode])
  return (
    <ThemeProvider
      theme={theme}
      defaultMode={defaultMode}
      modeStorageKey={mode}
      colorSchemeStorageKey={colorScheme}
      storageManager={manager}
      disableTransitionOnChange={disableTransitionOnChange}
    >
      {baseline && <CssBaseline />}
      {children}
    </ThemeProvider>
  )
}

/**
 * Types of the component.
 *
 * @example
 * ```tsx
 * import { MaterialThemeProvider } from '@signpost/mui-material-theme'
 *
 * export const Dark = (props: MaterialThemeProvider.Props) => <MaterialThemeProvider defaultMode="dark" {...props} />
 * ```
 * @public
 */
export namespace MaterialThemeProvider {
  /**
   * The props of {@link (MaterialThemeProvider:function) | MaterialThemeProvider}.
   *
   * @example
   * ```tsx
   * import { MaterialThemeProvider } from '@signpost/mui-material-theme'
   *
   * const props: MaterialThemeProvider.Props = { defaultMode: 'light', baseline: false }
   *
   * export const app = <MaterialThemeProvider {...props}>Hello</MaterialThemeProvider>
   * ```
   * @public
   */
  export interface Props {
    /** The content to theme. */
    readonly children?: ReactNode
    /** The theme. Create it once, outside of components. Defaults to the result of `createMuiTheme()`. */
    readonly theme?: Theme | undefined
    /** The choice when none is stored. Defaults to `system`. */
    readonly defaultMode?: `${ColorSchemeChoice}` | undefined
    /** Storage keys of the choice. Defaults to {@link DEFAULT_STORAGE_KEYS}. */
    readonly storageKeys?: Partial<StorageKeys> | undefined
    /**
     * Storage of the choice. Defaults to `localStorage`, through
     * {@link (createStorageManager:function) | createStorageManager}.
     */
    readonly storageManager?: StorageManager | undefined
    /** Whether to include MUI's `CssBaseline`, which sets the colours of the page. Defaults to `true`. */
    readonly baseline?: boolean | undefined
    /** Whether to disable transitions while the scheme changes. Defaults to `false`. */
    readonly disableTransitionOnChange?: boolean | undefined
  }
}

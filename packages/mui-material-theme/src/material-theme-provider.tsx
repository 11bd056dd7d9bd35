import CssBaseline from '@mui/material/CssBaseline'
import { ThemeProvider, type Theme } from '@mui/material/styles'
import { useMemo, type ReactElement, type ReactNode } from 'react'
import type { ColorSchemeChoice } from './color-scheme-choice.ts'
import { defaultTheme } from './create-mui-theme.ts'
import { createStorageManager } from './create-storage-manager.ts'
import { DEFAULT_STORAGE_KEYS, type StorageKeys } from './storage-keys.ts'
import type { StorageManager } from './storage-manager.ts'

/**
 * MUI's theme with the scheme that the reader chose, in step across tabs and roots, and the baseline of its styles.
 *
 * One theme holds both schemes as custom properties: another choice sets an attribute, and the components
 * below are not rendered again.
 *
 * @param props - See {@link (MaterialThemeProvider:namespace).Props | MaterialThemeProvider.Props}.
 * @returns The children, with the theme around them.
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
 * @public
 */
export function MaterialThemeProvider({
  children,
  theme = defaultTheme(),
  defaultMode = 'system',
  storageKeys,
  storageManager,
  baseline = true,
  disableTransitionOnChange = false,
}: MaterialThemeProvider.Props): ReactElement {
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
 * The types of the component, reachable through its name.
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
    /** What has the theme. */
    readonly children?: ReactNode
    /** The theme. Make it once, outside of components. By default the one that `createMuiTheme()` makes. */
    readonly theme?: Theme | undefined
    /** The choice while none is stored, by default `system`. */
    readonly defaultMode?: `${ColorSchemeChoice}` | undefined
    /** Where the choice is stored. By default {@link DEFAULT_STORAGE_KEYS}. */
    readonly storageKeys?: Partial<StorageKeys> | undefined
    /** What stores the choice. By default `localStorage`, through {@link (createStorageManager:function) | createStorageManager}. */
    readonly storageManager?: StorageManager | undefined
    /** Whether to include MUI's `CssBaseline`, which colours the page itself. By default it is. */
    readonly baseline?: boolean | undefined
    /** Whether transitions are off while the scheme changes. By default they are not. */
    readonly disableTransitionOnChange?: boolean | undefined
  }
}

/**
 * Light, dark and system colour schemes for MUI: no flash, built from your design tokens, synchronised across tabs.
 *
 * {@link (createMuiTheme:function) | createMuiTheme} creates one theme with both schemes, optionally from design
 * tokens. {@link (MaterialThemeProvider:function) | MaterialThemeProvider} and
 * {@link (ColorSchemeScript:function) | ColorSchemeScript} apply it to a page.
 * {@link (ColorSchemeSelect:function) | ColorSchemeSelect} and {@link useColorSchemeSelection} let the user choose.
 *
 * @example
 * ```tsx
 * import { ColorSchemeScript, ColorSchemeSelect, createMuiTheme, MaterialThemeProvider } from '@signpost/mui-material-theme'
 *
 * const theme = createMuiTheme({ palette: { primary: { main: '#00687a' }, dark: { primary: { main: '#5fd4ee' } } } })
 *
 * export const body = (
 *   <>
 *     <ColorSchemeScript theme={theme} />
 *     <MaterialThemeProvider theme={theme}>
 *       <ColorSchemeSelect />
 *     </MaterialThemeProvider>
 *   </>
 * )
 * ```
 * @packageDocumentation
 */
export type { ChoiceIcons } from './choice-icons.tsx'
export type { ChoiceLabels } from './choice-labels.ts'
export { ColorSchemeChoice } from './color-scheme-choice.ts'
export { ColorSchemeScript } from './color-scheme-script.tsx'
export { ColorSchemeSelect } from './color-scheme-select.tsx'
export { createMuiTheme } from './create-mui-theme.ts'
export { createStorageManager } from './create-storage-manager.ts'
export { MaterialThemeProvider } from './material-theme-provider.tsx'
export type { PaletteOverrides } from './palette-overrides.ts'
export { DEFAULT_STORAGE_KEYS, type StorageKeys } from './storage-keys.ts'
export type { StorageManager, StoredText } from './storage-manager.ts'
export type { ThemeSlot, TokenNames } from './theme-slot.ts'
export { tokensToThemeOptions } from './tokens-to-theme-options.ts'
export { type ColorSchemeSelection, useColorSchemeSelection } from './use-color-scheme-selection.ts'

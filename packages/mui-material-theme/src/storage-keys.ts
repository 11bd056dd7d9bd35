/**
 * The keys under which the reader's choice is stored, the same for {@link (MaterialThemeProvider:function) | the provider},
 * {@link (ColorSchemeScript:function) | the script} and {@link (createStorageManager:function) | the storage manager}.
 *
 * @example
 * ```tsx
 * import { ColorSchemeScript, type StorageKeys } from '@signpost/mui-material-theme'
 *
 * const keys: StorageKeys = { mode: 'app-mode', colorScheme: 'app-scheme' }
 *
 * export const script = <ColorSchemeScript storageKeys={keys} />
 * ```
 * @public
 */
export interface StorageKeys {
  /** Holds `light`, `dark` or `system`, as plain text. */
  readonly mode: string
  /** With `-light` and `-dark` after it, holds the name of the scheme for a light and a dark page, where there are more than two. */
  readonly colorScheme: string
}

/**
 * The {@link StorageKeys} when no others are named. The first is also the one that the script of `@signpost/theme` reads.
 *
 * @example
 * ```ts
 * import { DEFAULT_STORAGE_KEYS } from '@signpost/mui-material-theme'
 *
 * export const stored = () => localStorage.getItem(DEFAULT_STORAGE_KEYS.mode)
 * ```
 * @public
 */
export const DEFAULT_STORAGE_KEYS: StorageKeys = { mode: 'color-scheme', colorScheme: 'mui-color-scheme' }

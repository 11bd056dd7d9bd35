/**
 * Storage keys of the choice. Use the same for {@link (MaterialThemeProvider:function) | the provider},
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
 * @searchAlias modestoragekey localstorage
 * @public
 */
export interface StorageKeys {
  /** Key of `light`, `dark` or `system`, as plain text. */
  readonly mode: string
  /**
   * Key prefix. Followed by `-light` or `-dark`, it stores the scheme for a light or a dark page, for themes with more
   * than two schemes.
   */
  readonly colorScheme: string
}

/**
 * Default {@link StorageKeys}. The script of `@signpost/theme` reads the first one too.
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

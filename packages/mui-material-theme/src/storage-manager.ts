/**
 * Type of `storageManager` of MUI's `ThemeProvider`: a function from a key to its storage.
 *
 * @example
 * ```ts
 * import { createStorageManager, type StorageManager } from '@signpost/mui-material-theme'
 *
 * const manager: StorageManager = createStorageManager()
 * manager({ key: 'color-scheme' }).set('dark')
 * ```
 * @public
 */
export type StorageManager = (options: {
  readonly key: string
  readonly storageWindow?: Window | null | undefined
}) => StoredText

/**
 * One storage key, as MUI reads and writes it.
 *
 * @example
 * ```ts
 * import { createStorageManager, type StoredText } from '@signpost/mui-material-theme'
 *
 * const mode: StoredText = createStorageManager()({ key: 'color-scheme' })
 *
 * export const stop = mode.subscribe((text) => console.log(text ?? 'nothing is stored'))
 * ```
 * @public
 */
export interface StoredText {
  /**
   * Reads the text.
   *
   * @param fallback - Returned while no valid text is stored.
   * @returns The text; `undefined` on a server.
   */
  get(fallback?: string): string | undefined
  /**
   * Stores a text.
   *
   * @param text - The text.
   */
  set(text: string): void
  /**
   * Subscribes to changes that were not made through this object.
   *
   * @param handler - Called with the text, or `null` while no valid text is stored.
   * @returns A function that unsubscribes.
   */
  subscribe(handler: (text: string | null) => void): () => void
}

/**
 * What MUI's `ThemeProvider` takes as its `storageManager`: a function from a key to its place in a storage.
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
 * One key of a storage, as MUI reads and writes it.
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
   * @param fallback - What to return while nothing usable is stored.
   * @returns The text; on a server `undefined`.
   */
  get(fallback?: string): string | undefined
  /**
   * Stores a text.
   *
   * @param text - The text.
   */
  set(text: string): void
  /**
   * Calls a function after every change that was not made through this object.
   *
   * @param handler - Called with the text, or `null` while nothing usable is stored.
   * @returns A function that ends the subscription.
   */
  subscribe(handler: (text: string | null) => void): () => void
}

import { checkArgument, checkOptions } from '@signpost/utils-primitives'
import { StorageStore, type StorageCodec, type StorageOptions } from '@signpost/use-local-storage'
import { isChoice } from './color-scheme-choice.ts'
import { DEFAULT_STORAGE_KEYS, type StorageKeys } from './storage-keys.ts'
import type { StorageManager } from './storage-manager.ts'

const plain: StorageCodec<string | undefined> = { encode: (text) => text, decode: (raw) => raw }

/**
 * Creates a storage manager for MUI that uses the stores of `@signpost/use-local-storage`.
 *
 * Other tabs, providers and stores of the same page are notified of changes. A choice that cannot be stored applies
 * until the page is closed. A stored text that is not a choice is reported and ignored.
 *
 * @param options - See {@link (createStorageManager:namespace).Options | createStorageManager.Options}.
 * @returns The manager. Creating it has no side effects. Create it once, outside of components.
 *
 * @example
 * ```tsx
 * import { createStorageManager, MaterialThemeProvider } from '@signpost/mui-material-theme'
 *
 * const storageManager = createStorageManager({ storage: () => sessionStorage })
 *
 * export const app = <MaterialThemeProvider storageManager={storageManager}>Only in this tab</MaterialThemeProvider>
 * ```
 * @searchAlias persist remember localstoragemanager mode save
 * @public
 */
export function createStorageManager(options: createStorageManager.Options = {}): StorageManager {
  checkOptions('createStorageManager', options, {
    keys: 'object',
    onError: 'function',
    storage: 'function',
    sync: 'boolean',
  })
  const { keys, onError = console.warn, ...others } = options
  checkOptions('keys of createStorageManager', keys ?? {}, { mode: 'string', colorScheme: 'string' })
  const modeKey = keys?.mode ?? DEFAULT_STORAGE_KEYS.mode
  return (request) => {
    checkArgument(
      'INVALID_KEY',
      request,
      'a key of the storage',
      () => typeof (Object(request) as { key?: unknown }).key === 'string',
      'pass it as MUI does',
    )
    const { key } = request
    const store = new StorageStore<string | undefined>(key, undefined, {
      ...others,
      codec: plain,
      validate: (text): text is string => key !== modeKey || isChoice(text),
      // MUI reads during rendering, when a handler must not set state.
      onError: (error) => queueMicrotask(() => onError(error)),
    })
    let isWriting = false
    return {
      get: (fallback) => (typeof window === 'undefined' ? undefined : (store.get() ?? fallback)),
      set: (text) => {
        isWriting = true
        try {
          store.set(text)
        } finally {
          isWriting = false
        }
      },
      subscribe: (handler) => {
        let isSubscribed = true
        const unsubscribe = store.subscribe(() => {
          // MUI writes in state updaters, which React may call during rendering: notify others afterwards.
          if (!isWriting) queueMicrotask(() => isSubscribed && handler(store.get() ?? null))
        })
        return () => {
          isSubscribed = false
          unsubscribe()
        }
      },
    }
  }
}

/**
 * Types of the function.
 *
 * @example
 * ```ts
 * import { createStorageManager } from '@signpost/mui-material-theme'
 *
 * export const quietly = (options: createStorageManager.Options) => createStorageManager({ ...options, onError: () => {} })
 * ```
 * @public
 */
export namespace createStorageManager {
  /**
   * The options of {@link (createStorageManager:function) | createStorageManager}.
   *
   * @example
   * ```ts
   * import { createStorageManager } from '@signpost/mui-material-theme'
   *
   * const options: createStorageManager.Options = { onError: (error) => console.info(error.reason) }
   *
   * export const storageManager = createStorageManager(options)
   * ```
   * @public
   */
  export interface Options extends Pick<StorageOptions<string | undefined>, 'onError' | 'storage' | 'sync'> {
    /**
     * The keys of the provider. The text under the mode key must be a choice. Defaults to {@link DEFAULT_STORAGE_KEYS}.
     */
    keys?: Partial<StorageKeys> | undefined
  }
}

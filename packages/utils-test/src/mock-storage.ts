import { MemoryStorage, type MemoryStorageOptions, checkStorage } from './memory-storage.ts'
import type { StorageArea } from './storage-area.ts'

/**
 * Options of {@link mockStorage}.
 *
 * @example
 * ```ts
 * import { mockStorage, type MockStorageOptions } from '@signpost/utils-test'
 *
 * const options: MockStorageOptions = { area: 'sessionStorage', entries: { step: '2' } }
 * using storage = mockStorage(options)
 * ```
 *
 * @public
 */
export interface MockStorageOptions extends MemoryStorageOptions {
  /** The storage to replace. Defaults to `'localStorage'`. */
  readonly area?: StorageArea | undefined
}

/**
 * Installs an in-memory `localStorage` or `sessionStorage`, even where there is none, as in Node.js.
 *
 * @param options - The storage to replace, the initial items, and the capacity.
 * @returns The storage, which can simulate failures and restores the original one.
 *
 * @example
 * ```ts
 * import { mockStorage, StorageFault } from '@signpost/utils-test'
 *
 * using storage = mockStorage({ entries: { theme: 'dark' } })
 * localStorage.getItem('theme') // 'dark'
 * storage.otherTab.setItem('theme', 'light') // dispatches a storage event
 * storage.fault = StorageFault.Security // from here on, localStorage throws
 * ```
 *
 * @searchAlias fake stub polyfill quota jsdom
 * @public
 */
export function mockStorage(options: MockStorageOptions = {}): MemoryStorage {
  checkStorage('mockStorage', options, { oneOf: ['localStorage', 'sessionStorage'] })
  const { area, ...own } = options
  return new MemoryStorage(own).install(area)
}

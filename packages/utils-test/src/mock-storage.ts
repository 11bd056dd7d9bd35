import { MemoryStorage, type MemoryStorageOptions } from './memory-storage.ts'
import type { StorageArea } from './storage-area.ts'

/**
 * What {@link mockStorage} installs, and where.
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
  /** The storage whose place it takes; `'localStorage'` by default. */
  readonly area?: StorageArea | undefined
}

/**
 * Installs a storage in memory as `localStorage` or `sessionStorage`, also where there is none, as in Node.js.
 *
 * @param options - Which one, what is in it, and how much fits.
 * @returns The storage, which can be told to fail and puts back the old one.
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
 * @public
 */
export function mockStorage(options: MockStorageOptions = {}): MemoryStorage {
  return new MemoryStorage(options).install(options.area)
}

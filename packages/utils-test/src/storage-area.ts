/**
 * Name of a storage of the window.
 *
 * @example
 * ```ts
 * import { mockStorage, type StorageArea } from '@signpost/utils-test'
 *
 * const areas: StorageArea[] = ['localStorage', 'sessionStorage']
 * const storages = areas.map((area) => mockStorage({ area }))
 * for (const storage of storages) storage.restore()
 * ```
 *
 * @searchAlias localstorage sessionstorage
 * @public
 */
export type StorageArea = 'localStorage' | 'sessionStorage'

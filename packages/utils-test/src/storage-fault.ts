/**
 * How a {@link MemoryStorage} fails. The values are the names of the errors that browsers throw.
 *
 * @example
 * ```ts
 * import { mockStorage, StorageFault } from '@signpost/utils-test'
 *
 * using storage = mockStorage()
 * storage.fault = StorageFault.Quota
 * ```
 *
 * @public
 */
export enum StorageFault {
  /** There is no room left: `setItem` throws, everything else works. */
  Quota = 'QuotaExceededError',
  /** Access is refused, as when a user blocks cookies: everything throws, and `localStorage` itself does. */
  Security = 'SecurityError',
}

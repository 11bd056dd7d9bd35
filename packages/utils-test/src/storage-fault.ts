/**
 * Failure of a {@link MemoryStorage}. The values are the error names of browsers.
 *
 * @example
 * ```ts
 * import { mockStorage, StorageFault } from '@signpost/utils-test'
 *
 * using storage = mockStorage()
 * storage.fault = StorageFault.Quota
 * ```
 *
 * @searchAlias quotaexceedederror securityerror full denied
 * @public
 */
export enum StorageFault {
  /** The storage is full: `setItem` throws, everything else works. */
  Quota = 'QuotaExceededError',
  /** Access is denied, as when a user blocks cookies: everything throws, including reading `localStorage`. */
  Security = 'SecurityError',
}

/**
 * Reason why a value could not be read or written.
 *
 * @example
 * ```ts
 * import { StorageFailure, type StorageError } from '@signpost/use-local-storage'
 *
 * function explain(error: StorageError): string {
 *   return error.reason === StorageFailure.Quota ? 'Your browser has no room left.' : 'Your choice is not saved.'
 * }
 * ```
 * @see {@link StorageError.reason}
 * @searchAlias full denied blocked
 * @public
 */
export enum StorageFailure {
  /** There is no storage, or the browser denies access to it: blocked cookies, a sandboxed frame, a server. */
  Unavailable = 'unavailable',
  /** The storage is full. The limit is usually about 5 MB per origin. */
  Quota = 'quota',
  /** {@link StorageCodec.decode} failed for the stored text. */
  Parse = 'parse',
  /** {@link StorageOptions.validate} rejected the stored value, or {@link StorageCodec.encode} failed for a new one. */
  Invalid = 'invalid',
}

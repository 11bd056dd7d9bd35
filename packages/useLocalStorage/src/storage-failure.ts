/**
 * Why a stored value could not be read or written.
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
 * @public
 */
export enum StorageFailure {
  /** There is no storage, or the browser refuses access to it: blocked cookies, a sandboxed frame, a server. */
  Unavailable = 'unavailable',
  /** The storage is full. About 5 MB per origin is common. */
  Quota = 'quota',
  /** The stored text is not what {@link StorageCodec.decode} reads. */
  Parse = 'parse',
  /** {@link StorageOptions.validate} refused the stored value, or {@link StorageCodec.encode} refused a new one. */
  Invalid = 'invalid',
}

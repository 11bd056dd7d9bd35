import type { StorageFailure } from './storage-failure.ts'

/**
 * What went wrong with one key of a storage. It is passed to {@link StorageOptions.onError}, never thrown.
 *
 * @example
 * ```ts
 * import { createStorageStore, type StorageError } from '@signpost/use-local-storage'
 *
 * const failures: StorageError[] = []
 * createStorageStore('volume', 5, { onError: (error) => failures.push(error) }).set(11)
 * ```
 * @public
 */
export class StorageError extends Error {
  /** Always `'StorageError'`. */
  override readonly name: string = 'StorageError'

  /** The kind of failure, to branch on. */
  readonly reason: StorageFailure

  /** The storage key that was read or written. */
  readonly key: string

  /**
   * Describes a failure; useful outside this package for tests of an error handler.
   *
   * @param reason - The kind of failure.
   * @param key - The storage key that was read or written.
   * @param cause - What was caught, for example a `DOMException`. Absent when nothing was thrown.
   */
  constructor(reason: StorageFailure, key: string, cause?: unknown) {
    super(`storage key "${key}": ${reason}`, { cause })
    this.reason = reason
    this.key = key
  }
}

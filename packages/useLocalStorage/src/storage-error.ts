import type { StorageFailure } from './storage-failure.ts'

/**
 * A failure of a storage key. It is passed to {@link StorageOptions.onError} and never thrown.
 *
 * @example
 * ```ts
 * import { createStorageStore, type StorageError } from '@signpost/use-local-storage'
 *
 * const failures: StorageError[] = []
 * createStorageStore('volume', 5, { onError: (error) => failures.push(error) }).set(11)
 * ```
 * @searchAlias quota exceeded exception full
 * @public
 */
export class StorageError extends Error {
  /** Always `'StorageError'`. */
  override readonly name: string = 'StorageError'

  /** For programs that decide by it: `STORAGE_` and the kind of failure, such as `STORAGE_QUOTA`. */
  readonly code: `STORAGE_${Uppercase<`${StorageFailure}`>}`

  /** The kind of failure. */
  readonly reason: StorageFailure

  /** The storage key that was read or written. */
  readonly key: string

  /**
   * Creates an error. Outside of this package, useful for tests of an error handler.
   *
   * @param reason - The kind of failure.
   * @param key - The storage key that was read or written.
   * @param cause - The caught error, for example a `DOMException`. Absent when nothing was thrown.
   */
  constructor(reason: StorageFailure, key: string, cause?: unknown) {
    super(`Expected the storage key "${key}" to work, found ${reason}: see the cause`, { cause })
    this.code = `STORAGE_${reason.toUpperCase() as Uppercase<`${StorageFailure}`>}`
    this.reason = reason
    this.key = key
  }
}

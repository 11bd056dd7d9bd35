import type { Predicate } from '@signpost/types'
import type { StorageCodec } from './storage-codec.ts'
import type { StorageError } from './storage-error.ts'

/**
 * Options of a {@link StorageStore}. All are optional.
 *
 * @typeParam T - The type of the stored value.
 *
 * @example
 * ```ts
 * import { createStorageStore, type StorageOptions } from '@signpost/use-local-storage'
 *
 * const options: StorageOptions<number> = {
 *   storage: () => sessionStorage,
 *   validate: (value): value is number => typeof value === 'number' && value > 0,
 * }
 *
 * createStorageStore('page', 1, options)
 * ```
 * @public
 */
export interface StorageOptions<T> {
  /** Converts values to text and back. Defaults to JSON. */
  codec?: StorageCodec<T> | undefined

  /**
   * Checks whether a decoded value is a `T`. If it returns `false`, the initial value is used and the failure is
   * reported as {@link StorageFailure.Invalid}. Defaults to accepting every decoded value.
   */
  validate?: Predicate.Guard<T> | undefined

  /**
   * Receives every failure, at most once per stored text, when the state is consistent: it may set or remove the value.
   * Defaults to `console.warn`.
   */
  onError?: ((error: StorageError) => void) | undefined

  /**
   * Returns the storage. Defaults to `localStorage`. A function, because accessing a storage throws where it is blocked
   * or does not exist. Stores with the same function share values that could not be stored, so pass a constant rather
   * than an inline function.
   */
  storage?: (() => Storage) | undefined

  /**
   * Whether to follow changes made elsewhere: in other tabs, and by other stores in this one. With `false`, the storage
   * is read once, and only this store changes its value. Defaults to `true`.
   */
  sync?: boolean | undefined
}

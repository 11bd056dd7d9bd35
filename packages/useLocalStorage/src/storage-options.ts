import type { Predicate } from '@signpost/types'
import type { StorageCodec } from './storage-codec.ts'
import type { StorageError } from './storage-error.ts'

/**
 * What a {@link StorageStore} can be told. Every option has a default.
 *
 * @typeParam T - The stored value.
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
  /** How values become text. JSON when absent. */
  codec?: StorageCodec<T> | undefined

  /**
   * Decides whether a decoded value is a `T`. When it answers `false` the initial value is used and the failure is
   * reported as {@link StorageFailure.Invalid}. When absent, whatever was decoded is trusted.
   */
  validate?: Predicate.Guard<T> | undefined

  /**
   * Receives every failure, each stored text at most once, when the state is in order again: it may set or remove the
   * value. When absent, failures go to `console.warn`.
   */
  onError?: ((error: StorageError) => void) | undefined

  /**
   * Where to store; `localStorage` when absent. A function, because merely naming a storage throws where it is blocked
   * or does not exist. A value that could not be stored is shared by the stores that were given the same function, so
   * pass one constant rather than a function written inline.
   */
  storage?: (() => Storage) | undefined

  /**
   * Whether to follow changes made elsewhere: in other tabs, and by other stores in this one. With `false` the
   * storage is read once, and from then on only this store changes its value. `true` when absent.
   */
  sync?: boolean | undefined
}

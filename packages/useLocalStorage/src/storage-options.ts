import type { Predicate } from '@signpost/types'
import type { StorageCodec } from './storage-codec.ts'
import type { StorageError } from './storage-error.ts'

/**
 * The part of a Standard Schema that a store uses, such as a schema of Zod or Valibot. It must be synchronous and accept
 * its own results.
 *
 * @typeParam T - The type of the stored value.
 * @see {@link https://standardschema.dev | Standard Schema}
 *
 * @example
 * ```ts
 * import { createStorageStore, type StorageSchema } from '@signpost/use-local-storage'
 *
 * const percent: StorageSchema<number> = {
 *   '~standard': {
 *     validate: (value) => (Number(value) <= 100 ? { value: Number(value) } : { issues: [{ message: 'above 100' }] }),
 *   },
 * }
 *
 * createStorageStore('volume', 50, { validate: percent })
 * ```
 * @searchAlias validation arktype
 * @public
 */
export interface StorageSchema<T> {
  /** The interface of Standard Schema, version 1. */
  readonly '~standard': {
    /** Validates a value. A promise counts as a refusal. */
    readonly validate: (
      value: unknown,
    ) => { readonly value: T; readonly issues?: undefined } | { readonly issues: readonly unknown[] } | Promise<unknown>
  }
}

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
   * Checks whether a decoded value is a `T`: a type guard or a synchronous Standard Schema, whose result is the value.
   * If it refuses, the initial value is used and the failure is reported as {@link StorageFailure.Invalid}. Defaults to
   * accepting every decoded value.
   */
  validate?: Predicate.Guard<T> | StorageSchema<T> | undefined

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

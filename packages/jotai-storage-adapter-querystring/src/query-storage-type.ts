/**
 * A storage for Jotai's `atomWithStorage`, created by {@link (queryStorage:1) | queryStorage}. One storage serves any
 * number of keys.
 *
 * @typeParam T - The value of the atoms.
 * @see {@link https://jotai.org/docs/utilities/storage | atomWithStorage}
 *
 * @example
 * ```ts
 * import { atomWithStorage } from 'jotai/utils'
 * import { codecs, queryStorage, type QueryStorage } from '@signpost/jotai-storage-adapter-querystring'
 *
 * const numbers: QueryStorage<number> = queryStorage(codecs.number)
 *
 * export const pageAtom = atomWithStorage('page', 1, numbers)
 * export const sizeAtom = atomWithStorage('size', 20, numbers)
 * ```
 * @public
 */
export interface QueryStorage<T> {
  /**
   * Reads a parameter.
   *
   * @param key - The name of the parameter.
   * @param initialValue - The value when it is absent or cannot be decoded. The storage remembers it as the default of
   *   the key.
   * @returns The value. The same text gives the same object.
   */
  getItem(key: string, initialValue: T): T

  /**
   * Writes a parameter at the end of the current task, together with other writes.
   *
   * @param key - The name of the parameter.
   * @param newValue - The new value. The default of the key removes the parameter.
   */
  setItem(key: string, newValue: T): void

  /**
   * Removes a parameter. `RESET` calls it.
   *
   * @param key - The name of the parameter.
   */
  removeItem(key: string): void

  /**
   * Subscribes to changes of a parameter by any code.
   *
   * @param key - The name of the parameter.
   * @param callback - Called with the new value.
   * @param initialValue - The value when the parameter is removed or cannot be decoded.
   * @returns A function that unsubscribes.
   */
  subscribe(key: string, callback: (value: T) => void, initialValue: T): () => void
}

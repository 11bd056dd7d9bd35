/**
 * A storage for Jotai's `atomWithStorage`, made by {@link (queryStorage:1) | queryStorage}. One storage can serve any
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
   * @param initialValue - The value where it is absent or cannot be decoded. It is remembered as the default of the key.
   * @returns The same object for as long as the text is the same.
   */
  getItem(key: string, initialValue: T): T

  /**
   * Writes a parameter at the end of the task, together with the other writes of that task.
   *
   * @param key - The name of the parameter.
   * @param newValue - The value. The default of the key removes the parameter.
   */
  setItem(key: string, newValue: T): void

  /**
   * Removes a parameter, as `RESET` does.
   *
   * @param key - The name of the parameter.
   */
  removeItem(key: string): void

  /**
   * Hears of each new text of a parameter, whoever wrote it.
   *
   * @param key - The name of the parameter.
   * @param callback - Called with the new value.
   * @param initialValue - The value when the parameter goes away or cannot be decoded.
   * @returns A function that ends the subscription.
   */
  subscribe(key: string, callback: (value: T) => void, initialValue: T): () => void
}

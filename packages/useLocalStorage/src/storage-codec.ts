/**
 * How a value becomes the text that is stored, and text a value again.
 *
 * Without one, values are stored as JSON. Either direction may throw: the failure is reported to
 * {@link StorageOptions.onError} and the state stays usable.
 *
 * @typeParam T - The value in the program.
 *
 * @example A `Set`, which JSON cannot hold
 * ```ts
 * import { createStorageStore, type StorageCodec } from '@signpost/use-local-storage'
 *
 * const tags: StorageCodec<ReadonlySet<string>> = {
 *   encode: (value) => [...value].join(' '),
 *   decode: (raw) => new Set(raw.split(' ')),
 * }
 *
 * createStorageStore('tags', new Set<string>(), { codec: tags }).set(new Set(['new', 'sale']))
 * ```
 * @public
 */
export interface StorageCodec<T> {
  /**
   * Turns a value into text.
   *
   * @param value - The value that was set.
   * @returns The text to store; `undefined` when nothing is to be stored, which removes the key.
   */
  encode(value: T): string | undefined

  /**
   * Turns stored text into a value. It runs once for each distinct text, so the same text gives the same object.
   *
   * @param raw - The stored text, written by {@link StorageCodec.encode} or by anything else on the origin.
   * @returns The value.
   */
  decode(raw: string): T
}

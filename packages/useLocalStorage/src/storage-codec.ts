/**
 * Converts a value to text for storage, and back.
 *
 * Without a codec, values are stored as JSON. Both directions may throw: the failure is reported to
 * {@link StorageOptions.onError} and the state stays usable.
 *
 * @typeParam T - The type of the value.
 *
 * @example A `Set`, which JSON does not support
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
 * @searchAlias serializer deserializer stringify parse
 * @public
 */
export interface StorageCodec<T> {
  /**
   * Encodes a value as text.
   *
   * @param value - The value to store.
   * @returns The text to store, or `undefined` to remove the key.
   */
  encode(value: T): string | undefined

  /**
   * Decodes stored text. Called once for each distinct text, so the same text gives the same object.
   *
   * @param raw - The stored text, written by {@link StorageCodec.encode} or by any other code of the origin.
   * @returns The value.
   */
  decode(raw: string): T
}

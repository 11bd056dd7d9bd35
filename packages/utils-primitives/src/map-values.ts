/**
 * A new object with the same keys, and a value made from each value.
 *
 * @typeParam T - The type of the object.
 * @typeParam R - The type of the new values.
 * @param object - The object to read. Its own enumerable properties are taken, but for symbols.
 * @param map - Makes a value from a value and its key. A number among the keys comes as a string.
 * @returns A new object.
 * @throws What `map` throws.
 *
 * @example
 * ```ts
 * import { mapValues } from '@signpost/utils-primitives'
 *
 * const lengths: { en: number; ro: number } = mapValues({ en: 'Home', ro: 'Acasă' }, (text) => text.length)
 * ```
 *
 * @public
 */
export function mapValues<T extends object, R>(
  object: T,
  map: (value: T[keyof T], key: `${Exclude<keyof T, symbol>}`) => R,
): { -readonly [K in keyof T as Exclude<K, symbol>]: R } {
  const entries = Object.entries(object) as [`${Exclude<keyof T, symbol>}`, T[keyof T]][]
  return Object.fromEntries(entries.map(([key, value]) => [key, map(value, key)])) as {
    -readonly [K in keyof T as Exclude<K, symbol>]: R
  }
}

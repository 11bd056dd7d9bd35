import { checkArgument } from './check-options.ts'
import { setOwn } from './set-own.ts'

/**
 * Maps the values of an object, keeping its keys.
 *
 * @typeParam T - The type of the object.
 * @typeParam R - The type of the new values.
 * @param object - The object. Only own enumerable properties with string keys are read.
 * @param map - Returns the new value for a value and its key. Numeric keys are passed as strings.
 * @returns A new object.
 * @throws Errors of `map`.
 *
 * @example
 * ```ts
 * import { mapValues } from '@signpost/utils-primitives'
 *
 * const lengths: { en: number; ro: number } = mapValues({ en: 'Home', ro: 'Acasă' }, (text) => text.length)
 * ```
 *
 * @searchAlias objmap transform mapobject record
 * @public
 */
export function mapValues<T extends object, R>(
  object: T,
  map: (value: T[keyof T], key: `${Exclude<keyof T, symbol>}`) => R,
): { -readonly [K in keyof T as Exclude<K, symbol>]: R } {
  checkArgument('INVALID_OBJECT', object, 'an object', () => Object(object) === object, 'pass one with properties')
  checkArgument('INVALID_FUNCTION', map, 'a function', () => typeof map === 'function', 'pass (value) => ...')
  const mapped: Record<string, R> = {}
  for (const [key, value] of Object.entries(object)) {
    setOwn(mapped, key, map(value as T[keyof T], key as `${Exclude<keyof T, symbol>}`))
  }
  return mapped as { -readonly [K in keyof T as Exclude<K, symbol>]: R }
}

import { checkArgument } from './check-options.ts'
import { setOwn } from './set-own.ts'

/**
 * Creates an object with the given properties of another one.
 *
 * @remarks
 * Inherited properties and getters are read, and become plain properties. Keys that do not exist are skipped.
 *
 * @typeParam T - The type of the object.
 * @typeParam K - The keys to keep.
 * @param object - The object.
 * @param keys - The keys to keep.
 * @returns A new object. See {@link omit} for the opposite.
 *
 * @example
 * ```ts
 * import { pick } from '@signpost/utils-primitives'
 *
 * const user = { id: 1, name: 'Ada', password: 'secret' }
 * const shown: { id: number; name: string } = pick(user, ['id', 'name'])
 * ```
 *
 * @searchAlias select subset include whitelist extract
 * @public
 */
export function pick<T extends object, K extends keyof T>(object: T, keys: readonly K[]): Pick<T, K> {
  if (Object(object) !== object)
    checkArgument('INVALID_OBJECT', object, 'an object', () => false, 'pass one with properties')
  if (!Array.isArray(keys))
    checkArgument('INVALID_KEYS', keys, 'keys in an array', () => false, 'pass all of them in one')
  const picked = {} as Pick<T, K>
  for (const key of keys) if (key in object) setOwn(picked, key, object[key])
  return picked
}

/**
 * Creates an object with all but the given own properties of another one.
 *
 * @typeParam T - The type of the object.
 * @typeParam K - The keys to omit.
 * @param object - The object. Its enumerable properties are copied, including symbols.
 * @param keys - The keys to omit.
 * @returns A new object. See {@link pick} for the opposite.
 *
 * @example
 * ```ts
 * import { omit } from '@signpost/utils-primitives'
 *
 * const user = { id: 1, name: 'Ada', password: 'secret' }
 * const shown: { id: number; name: string } = omit(user, ['password'])
 * ```
 *
 * @searchAlias exclude without remove delete except drop
 * @public
 */
export function omit<T extends object, K extends keyof T>(object: T, keys: readonly K[]): Omit<T, K> {
  if (Object(object) !== object)
    checkArgument('INVALID_OBJECT', object, 'an object', () => false, 'pass one with properties')
  if (!Array.isArray(keys))
    checkArgument('INVALID_KEYS', keys, 'keys in an array', () => false, 'pass all of them in one')
  const copy = { ...object }
  for (const key of keys) Reflect.deleteProperty(copy, key)
  return copy
}

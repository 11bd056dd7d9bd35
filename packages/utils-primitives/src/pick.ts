/**
 * A new object with some properties of another one.
 *
 * @remarks
 * Inherited properties and getters are read and become plain ones. A key that the object does not have is left out.
 *
 * @typeParam T - The type of the object.
 * @typeParam K - The keys to keep.
 * @param object - The object to read.
 * @param keys - The keys to keep.
 * @returns A new object. See {@link omit} for the others.
 *
 * @example
 * ```ts
 * import { pick } from '@signpost/utils-primitives'
 *
 * const user = { id: 1, name: 'Ada', password: 'secret' }
 * const shown: { id: number; name: string } = pick(user, ['id', 'name'])
 * ```
 *
 * @public
 */
export function pick<T extends object, K extends keyof T>(object: T, keys: readonly K[]): Pick<T, K> {
  // fromEntries defines properties, so that a key named `__proto__` is one like any other.
  return Object.fromEntries(keys.filter((key) => key in object).map((key) => [key, object[key]])) as Pick<T, K>
}

/**
 * A new object with the own properties of another one, but for some.
 *
 * @typeParam T - The type of the object.
 * @typeParam K - The keys to leave out.
 * @param object - The object to read. Its enumerable properties are taken, symbols among them.
 * @param keys - The keys to leave out.
 * @returns A new object. See {@link pick} for the others.
 *
 * @example
 * ```ts
 * import { omit } from '@signpost/utils-primitives'
 *
 * const user = { id: 1, name: 'Ada', password: 'secret' }
 * const shown: { id: number; name: string } = omit(user, ['password'])
 * ```
 *
 * @public
 */
export function omit<T extends object, K extends keyof T>(object: T, keys: readonly K[]): Omit<T, K> {
  const left = new Set<PropertyKey>(keys.map((key) => (typeof key === 'number' ? String(key) : key)))
  const kept = Reflect.ownKeys(object).filter(
    (key) => !left.has(key) && Object.prototype.propertyIsEnumerable.call(object, key),
  )
  return Object.fromEntries(kept.map((key) => [key, object[key as keyof T]])) as unknown as Omit<T, K>
}

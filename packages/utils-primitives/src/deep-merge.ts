import type { ArrayMerge, DeepMerged, DeepMergedAll } from './deep-merged.ts'
import { isPlainObject } from './is-plain-object.ts'
import { checkOptions } from './check-options.ts'
import { failure } from './failure.ts'

/**
 * Options of {@link deepMergeWith}.
 *
 * @typeParam Arrays - How to merge two arrays.
 *
 * @example
 * ```ts
 * import type { DeepMergeOptions } from '@signpost/utils-primitives'
 *
 * const options: DeepMergeOptions<'concat'> = { arrays: 'concat' }
 * ```
 *
 * @public
 */
export interface DeepMergeOptions<Arrays extends ArrayMerge = ArrayMerge> {
  /** How to merge two arrays in the same position. */
  readonly arrays: Arrays
}

/**
 * Deeply merges a plain object over another one, into a new object.
 *
 * @remarks
 * Plain objects are merged. An array replaces an array, unless {@link deepMergeWith} concatenates them. Any other value
 * replaces the previous one: functions, dates, and class instances, which are kept by reference. `undefined` replaces
 * nothing.
 *
 * Properties named `__proto__` are dropped at every depth, so that a parsed file cannot modify shared prototypes; those
 * named `constructor` and `prototype` are data like others. The arguments are never mutated, and the result shares no
 * plain object or array with them.
 *
 * @typeParam A - The type of the first object.
 * @typeParam B - The type of the second object.
 * @param target - The object with the defaults.
 * @param source - The object whose properties win.
 * @returns A new plain object.
 * @throws A `TypeError` when an argument is not a plain object, or is circular.
 *
 * @example
 * ```ts
 * import { deepMerge } from '@signpost/utils-primitives'
 *
 * const defaults = { server: { port: 3000, host: 'localhost' } }
 * const config = deepMerge(defaults, { server: { port: 8080 } })
 * const url = `http://${config.server.host}:${config.server.port}` // 'http://localhost:8080'
 * ```
 *
 * @searchAlias extend assign defaults defaultsdeep nested combine recursive defu
 * @public
 */
export function deepMerge<A extends object, B extends object>(target: A, source: B): DeepMerged<A, B>
/**
 * Deeply merges two plain objects over another one, in order, into a new object.
 *
 * @typeParam A - The type of the first object.
 * @typeParam B - The type of the second object.
 * @typeParam C - The type of the third object.
 * @param target - The object with the defaults.
 * @param first - The object that overrides `target`.
 * @param second - The object that overrides both.
 * @returns A new plain object.
 * @throws A `TypeError` when an argument is not a plain object, or is circular.
 *
 * @example
 * ```ts
 * import { deepMerge } from '@signpost/utils-primitives'
 *
 * const { level, color } = deepMerge({ level: 1, color: true }, { level: 2 }, { color: false })
 * ```
 *
 * @public
 */
export function deepMerge<A extends object, B extends object, C extends object>(
  target: A,
  first: B,
  second: C,
): DeepMerged<DeepMerged<A, B>, C>
/**
 * Deeply merges any number of plain objects over another one, in order, into a new object.
 *
 * @remarks
 * Without sources, it deeply copies the plain objects and arrays of `target`.
 *
 * @typeParam A - The type of the first object.
 * @typeParam Sources - The types of the others, in order.
 * @param target - The object with the defaults.
 * @param sources - The objects that override it, in order; the last one wins.
 * @returns A new plain object.
 * @throws A `TypeError` when an argument is not a plain object, or is circular.
 *
 * @example
 * ```ts
 * import { deepMerge } from '@signpost/utils-primitives'
 *
 * const layers = [{ level: 2 }, { level: 3 }, { level: 4 }] as const
 * const { level } = deepMerge({ level: 1 }, ...layers) // 4
 * ```
 *
 * @public
 */
export function deepMerge<A extends object, Sources extends readonly object[]>(
  target: A,
  ...sources: Sources
): DeepMergedAll<[A, ...Sources]>
export function deepMerge(...objects: object[]): unknown {
  return mergeAll(objects, 'replace')
}

/**
 * Deeply merges plain objects like {@link (deepMerge:1) | deepMerge}, with options for arrays.
 *
 * @typeParam Arrays - How to merge two arrays.
 * @typeParam Objects - The types of the objects, in order.
 * @param options - Merge options.
 * @param objects - The objects, each overriding the previous ones.
 * @returns A new plain object.
 * @throws A `TypeError` when an object is not plain, or is circular.
 *
 * @example
 * ```ts
 * import { deepMergeWith } from '@signpost/utils-primitives'
 *
 * const { plugins } = deepMergeWith({ arrays: 'concat' }, { plugins: ['a'] }, { plugins: ['b'] }) // ['a', 'b']
 * ```
 *
 * @searchAlias mergewith customizer concat append lists
 * @public
 */
export function deepMergeWith<Arrays extends ArrayMerge, Objects extends readonly object[]>(
  options: DeepMergeOptions<Arrays>,
  ...objects: Objects
): DeepMergedAll<Objects, Arrays> {
  checkOptions('deepMergeWith', options, { arrays: { oneOf: ['concat', 'replace'] } })
  const { arrays } = options
  if (arrays !== 'concat' && arrays !== 'replace') {
    throw failure('INVALID_OPTION', `Expected arrays to be concat or replace, found ${String(arrays)}: say which`)
  }
  return mergeAll(objects, arrays) as DeepMergedAll<Objects, Arrays>
}

function mergeAll(objects: readonly object[], arrays: ArrayMerge): unknown {
  const result = {}
  objects.forEach((object, index) => {
    if (!isPlainObject(object)) {
      const found = Object.prototype.toString.call(object)
      throw failure('NOT_AN_OBJECT', `Expected plain objects to merge, found ${found} at ${index}: convert it first`)
    }
    mergeInto(result, object, arrays, [])
  })
  return result
}

/** Merges `source` into `target`, which is mutated. `ancestors` are the objects that contain `source`. */
function mergeInto(
  target: Record<PropertyKey, unknown>,
  source: object,
  arrays: ArrayMerge,
  ancestors: readonly object[],
): void {
  for (const key of Reflect.ownKeys(source)) {
    if (key === '__proto__' || !Object.prototype.propertyIsEnumerable.call(source, key)) continue
    const value = (source as Record<PropertyKey, unknown>)[key]
    if (value === undefined && Object.hasOwn(target, key)) continue

    const below = Object.hasOwn(target, key) ? target[key] : undefined
    const path = [...ancestors, source]
    if (isPlainObject(value) && isPlainObject(below)) mergeInto(below, entered(value, path), arrays, path)
    else if (arrays === 'concat' && Array.isArray(value) && Array.isArray(below)) {
      target[key] = [...below, ...copyOf(value, arrays, path)]
    } else target[key] = copyOf(value, arrays, path)
  }
}

/** Copies a value, sharing no plain object or array with the original. */
function copyOf<T>(value: T, arrays: ArrayMerge, ancestors: readonly object[]): T {
  if (Array.isArray(value)) {
    const path = [...ancestors, value]
    return entered(value, ancestors).map((element: unknown) => copyOf(element, arrays, path)) as T
  }
  if (!isPlainObject(value)) return value
  const copy = {}
  mergeInto(copy, entered(value, ancestors), arrays, ancestors)
  return copy as T
}

/** Returns the object; throws when it contains itself. */
function entered<T extends object>(value: T, ancestors: readonly object[]): T {
  if (ancestors.includes(value))
    throw failure('CIRCULAR', 'Expected an object that ends, found one that holds itself: remove the circle')
  return value
}

import type { ArrayMerge, DeepMerged, DeepMergedAll } from './deep-merged.ts'
import { isPlainObject } from './is-plain-object.ts'

/**
 * How {@link deepMergeWith} merges.
 *
 * @typeParam Arrays - What becomes of two arrays.
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
  /** What becomes of two arrays in the same place. */
  readonly arrays: Arrays
}

/** Names that lead from an object to what all objects share. */
const FORBIDDEN = new Set<PropertyKey>(['__proto__', 'constructor', 'prototype'])

/**
 * Merges one plain object over another, at every depth, into a new one.
 *
 * @remarks
 * Plain objects are merged. An array replaces an array, unless {@link deepMergeWith} is asked to concatenate. Every
 * other value replaces what was there: functions, dates, and instances of classes, which are kept by reference. A
 * property that is `undefined` replaces nothing.
 *
 * Properties named `__proto__`, `constructor` and `prototype` are left out at every depth, so that a parsed file cannot
 * change what all objects inherit. The arguments are never changed, and the result shares no plain object or array with
 * them.
 *
 * @typeParam A - The type of the first object.
 * @typeParam B - The type of the second object.
 * @param target - The object with the defaults.
 * @param source - The object whose properties win.
 * @returns A new plain object.
 * @throws A `TypeError` when an argument is no plain object, or holds itself.
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
 * @public
 */
export function deepMerge<A extends object, B extends object>(target: A, source: B): DeepMerged<A, B>
/**
 * Merges two plain objects over another, one after the other, into a new one.
 *
 * @typeParam A - The type of the first object.
 * @typeParam B - The type of the second object.
 * @typeParam C - The type of the third object.
 * @param target - The object with the defaults.
 * @param first - The object that wins over `target`.
 * @param second - The object that wins over both.
 * @returns A new plain object.
 * @throws A `TypeError` when an argument is no plain object, or holds itself.
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
 * Merges any number of plain objects over another, each over the ones before it, into a new one.
 *
 * @remarks
 * Without any source it makes a deep copy of the plain objects and arrays of `target`.
 *
 * @typeParam A - The type of the first object.
 * @typeParam Sources - The types of the others, in order.
 * @param target - The object with the defaults.
 * @param sources - The objects that win, the last one over all.
 * @returns A new plain object.
 * @throws A `TypeError` when an argument is no plain object, or holds itself.
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
 * Merges plain objects as {@link (deepMerge:1) | deepMerge} does, with a say in what becomes of arrays.
 *
 * @typeParam Arrays - What becomes of two arrays.
 * @typeParam Objects - The types of the objects, in order.
 * @param options - How to merge.
 * @param objects - The objects, each winning over the ones before it.
 * @returns A new plain object.
 * @throws A `TypeError` when an object is no plain one, or holds itself.
 *
 * @example
 * ```ts
 * import { deepMergeWith } from '@signpost/utils-primitives'
 *
 * const { plugins } = deepMergeWith({ arrays: 'concat' }, { plugins: ['a'] }, { plugins: ['b'] }) // ['a', 'b']
 * ```
 *
 * @public
 */
export function deepMergeWith<Arrays extends ArrayMerge, Objects extends readonly object[]>(
  options: DeepMergeOptions<Arrays>,
  ...objects: Objects
): DeepMergedAll<Objects, Arrays> {
  return mergeAll(objects, options.arrays) as DeepMergedAll<Objects, Arrays>
}

function mergeAll(objects: readonly object[], arrays: ArrayMerge): unknown {
  const result = {}
  objects.forEach((object, index) => {
    if (!isPlainObject(object)) {
      const found = Object.prototype.toString.call(object)
      throw new TypeError(`Expected plain objects to merge, found ${found} at ${index}`)
    }
    mergeInto(result, object, arrays, [])
  })
  return result
}

/** Merges `source` into `target`, which is ours to change; `ancestors` are the objects on the way to `source`. */
function mergeInto(
  target: Record<PropertyKey, unknown>,
  source: object,
  arrays: ArrayMerge,
  ancestors: readonly object[],
): void {
  for (const key of Reflect.ownKeys(source)) {
    if (FORBIDDEN.has(key) || !Object.prototype.propertyIsEnumerable.call(source, key)) continue
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

/** A value that shares no plain object or array with the original. */
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

/** The object itself, unless it is on the way to itself. */
function entered<T extends object>(value: T, ancestors: readonly object[]): T {
  if (ancestors.includes(value)) throw new TypeError('Expected an object that ends, found one that holds itself')
  return value
}

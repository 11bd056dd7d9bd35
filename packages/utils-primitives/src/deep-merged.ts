import type { BuiltIn, Simplify } from '@signpost/types'

/**
 * What becomes of two arrays in the same place: the later one replaces the earlier one, or follows it.
 *
 * @example
 * ```ts
 * import type { ArrayMerge } from '@signpost/utils-primitives'
 *
 * const arrays: ArrayMerge = 'concat'
 * ```
 *
 * @public
 */
export type ArrayMerge = 'replace' | 'concat'

/**
 * The type of a {@link (deepMerge:1) | deepMerge} of `A` and, over it, `B`.
 *
 * @remarks
 * Where a property of `B` may be missing or `undefined`, that of `A` may remain. The compiler sees no difference
 * between a plain object and the instance of a class, so the type is wrong where an instance meets another object.
 *
 * @typeParam A - The earlier value.
 * @typeParam B - The later value.
 * @typeParam Arrays - What becomes of two arrays.
 *
 * @example
 * ```ts
 * import type { DeepMerged } from '@signpost/utils-primitives'
 *
 * type Defaults = { server: { port: number; host: string } }
 * type Given = { server: { port: string } }
 *
 * const merged: DeepMerged<Defaults, Given> = { server: { port: '8080', host: 'localhost' } }
 * ```
 *
 * @public
 */
export type DeepMerged<A, B, Arrays extends ArrayMerge = 'replace'> = B extends undefined
  ? A
  : A extends readonly unknown[]
    ? B extends readonly unknown[]
      ? Arrays extends 'concat'
        ? [...A, ...B]
        : B
      : B
    : A extends BuiltIn
      ? B
      : B extends BuiltIn | readonly unknown[]
        ? B
        : Simplify<
            { [K in keyof A as K extends keyof B ? never : K]: A[K] } & {
              [K in keyof B]: K extends keyof A ? DeepMerged<A[K], B[K], Arrays> : B[K]
            } & {
              // The same again, so that a property is required where either side requires it.
              [K in keyof A as Extract<K, keyof B>]: DeepMerged<A[K], B[Extract<K, keyof B>], Arrays>
            }
          >

/**
 * The type of a {@link (deepMerge:1) | deepMerge} of several objects, each over the ones before it.
 *
 * @typeParam Objects - The types of the objects, in order.
 * @typeParam Arrays - What becomes of two arrays.
 *
 * @example
 * ```ts
 * import type { DeepMergedAll } from '@signpost/utils-primitives'
 *
 * const merged: DeepMergedAll<[{ a: 1 }, { b: 2 }, { a: 3 }]> = { a: 3, b: 2 }
 * ```
 *
 * @public
 */
export type DeepMergedAll<
  Objects extends readonly unknown[],
  Arrays extends ArrayMerge = 'replace',
> = Objects extends readonly [infer First, infer Second, ...infer Rest]
  ? DeepMergedAll<[DeepMerged<First, Second, Arrays>, ...Rest], Arrays>
  : Objects extends readonly [infer Only]
    ? Only
    : Objects[number]

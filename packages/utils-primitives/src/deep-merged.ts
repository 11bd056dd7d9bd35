import type { BuiltIn, Simplify } from '@signpost/types'

/**
 * How to merge two arrays in the same position: the later one replaces the earlier one, or is appended to it.
 *
 * @example
 * ```ts
 * import type { ArrayMerge } from '@signpost/utils-primitives'
 *
 * const arrays: ArrayMerge = 'concat'
 * ```
 *
 * @searchAlias concat strategy overwrite
 * @public
 */
export type ArrayMerge = 'replace' | 'concat'

/**
 * Result type of {@link (deepMerge:1) | deepMerge} of `B` over `A`.
 *
 * @remarks
 * Where a property of `B` may be missing or `undefined`, that of `A` may remain. The compiler cannot distinguish plain
 * objects from class instances, so the type is wrong when an instance is merged with another object.
 *
 * @typeParam A - The earlier value.
 * @typeParam B - The later value.
 * @typeParam Arrays - How to merge two arrays.
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
 * @searchAlias mergedeep spread combine
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
              // Repeated, so that a property is required if either side requires it.
              [K in keyof A as Extract<K, keyof B>]: DeepMerged<A[K], B[Extract<K, keyof B>], Arrays>
            }
          >

/**
 * Result type of {@link (deepMerge:1) | deepMerge} of several objects, each over the previous ones.
 *
 * @typeParam Objects - The types of the objects, in order.
 * @typeParam Arrays - How to merge two arrays.
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

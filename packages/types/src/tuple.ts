/**
 * A tuple of `N` elements of type `T`.
 *
 * @remarks
 * Distributes over `N`. `number` gives an array of unknown length; a negative number or a fraction gives `never`.
 * Supports up to 999 elements.
 *
 * @typeParam T - The type of every element.
 * @typeParam N - The number of elements.
 * @typeParam Found - Internal accumulator. Do not pass it.
 *
 * @example
 * ```ts
 * import type { Tuple } from '@signpost/types'
 *
 * const origin: Tuple<number, 3> = [0, 0, 0]
 * ```
 *
 * @public
 */
export type Tuple<T, N extends number, Found extends T[] = []> = N extends unknown
  ? number extends N
    ? T[]
    : `${N}` extends `-${string}` | `${string}.${string}` | `${string}e${string}`
      ? never
      : Found['length'] extends N
        ? Found
        : Tuple<T, N, [...Found, T]>
  : never

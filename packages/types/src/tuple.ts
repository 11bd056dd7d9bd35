/**
 * A tuple of `N` elements of type `T`.
 *
 * @remarks
 * Distributes over `N`. `number` gives an array of unknown length; a negative number or a fraction gives `never`.
 * Supports up to 9999 elements; more give `never`.
 *
 * @typeParam T - The type of every element.
 * @typeParam N - The number of elements.
 *
 * @example
 * ```ts
 * import type { Tuple } from '@signpost/types'
 *
 * const origin: Tuple<number, 3> = [0, 0, 0]
 * ```
 *
 * @searchAlias fixedlengtharray fixed length array
 * @public
 */
export type Tuple<T, N extends number> = N extends unknown
  ? number extends N
    ? T[]
    : `${N}` extends `-${string}` | `${string}.${string}` | `${string}e${string}`
      ? never
      : HasFiveLetters<`${N}`> extends true
        ? never
        : OfDigits<T, `${N}`>
  : never

/** Compilers refuse tuples of 10,000 elements and more, and make them `any`. */
type HasFiveLetters<Text extends string> = Text extends `${infer _1}${infer _2}${infer _3}${infer _4}${infer Rest}`
  ? Rest extends ''
    ? false
    : true
  : false

/** Ten times the elements so far, and those of the next digit: adding them one by one would be too deep. */
type OfDigits<T, Digits extends string, Found extends T[] = []> = Digits extends `${infer Digit}${infer Rest}`
  ? OfDigits<
      T,
      Rest,
      [
        ...[...Found, ...Found, ...Found, ...Found, ...Found],
        ...[...Found, ...Found, ...Found, ...Found, ...Found],
        ...OfDigit<T>[Digit & `${0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9}`],
      ]
    >
  : Found

/** Tuples by digit. */
type OfDigit<T> = [
  [],
  [T],
  [T, T],
  [T, T, T],
  [T, T, T, T],
  [T, T, T, T, T],
  [T, T, T, T, T, T],
  [T, T, T, T, T, T, T],
  [T, T, T, T, T, T, T, T],
  [T, T, T, T, T, T, T, T, T],
]

/**
 * Result of `Object.entries` for an object of exactly the type `T`: an array of pairs of each key and its value.
 *
 * @remarks
 * Keys are strings, as at run time; symbols are omitted. The value of an optional property may be `undefined`. An array
 * has the keys `${number}`. Distributes over unions.
 *
 * `Object.entries` itself returns a wider type, because an object may have more properties than its type. Use this type
 * in an assertion only where the same code creates the object.
 *
 * @typeParam T - An object or array type.
 *
 * @example
 * ```ts
 * import type { Entries } from '@signpost/types'
 *
 * const ports = { http: 80, https: 443 } as const
 *
 * for (const [scheme, port] of Object.entries(ports) as Entries<typeof ports>) {
 *   const known: 'http' | 'https' = scheme
 *   const number: 80 | 443 = port
 * }
 * ```
 *
 * @searchAlias tuples topairs
 * @public
 */
export type Entries<T> = T extends readonly (infer Element)[]
  ? [`${number}`, Element][]
  : { [K in keyof T]-?: K extends string | number ? [`${K}`, T[K]] : never }[keyof T][]

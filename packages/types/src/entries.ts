/**
 * What `Object.entries` returns for an object of exactly the type `T`: an array of pairs, each key with its own value.
 *
 * @remarks
 * Keys are strings, as they are at run time; symbols are left out. The value of an optional property may be
 * `undefined`. An array has the keys `${number}`. Distributes over unions.
 *
 * `Object.entries` itself promises less, because an object may have more properties than its type says: assert with
 * this type only where the object was made in the same place.
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
 * @public
 */
export type Entries<T> = T extends readonly (infer Element)[]
  ? [`${number}`, Element][]
  : { [K in keyof T]-?: K extends string | number ? [`${K}`, T[K]] : never }[keyof T][]

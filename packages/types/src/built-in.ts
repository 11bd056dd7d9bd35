import type { AnyFunction } from './any-function.ts'

/**
 * Types of values that are not objects.
 *
 * @example
 * ```ts
 * import type { Primitive } from '@signpost/types'
 *
 * function label(value: Primitive): string {
 *   return String(value)
 * }
 *
 * label(42n)
 * ```
 *
 * @searchAlias scalar string number boolean basic atomic
 * @public
 */
export type Primitive = string | number | bigint | boolean | symbol | null | undefined

/**
 * Types that {@link DeepPartial}, {@link DeepReadonly} and {@link Paths} treat as a single value: primitives,
 * functions, and built-in objects whose properties are methods.
 *
 * @remarks
 * Matching is structural. `Error` is not included, because every object with a `name` and a `message` would match it.
 *
 * @example
 * ```ts
 * import type { BuiltIn } from '@signpost/types'
 *
 * const values: BuiltIn[] = ['text', new Date(0), new Map(), () => 1]
 * ```
 *
 * @searchAlias native leaf atomic opaque
 * @public
 */
export type BuiltIn =
  | Primitive
  | AnyFunction
  | Date
  | RegExp
  | PromiseLike<unknown>
  | ReadonlyMap<unknown, unknown>
  | ReadonlySet<unknown>
  | WeakMap<WeakKey, unknown>
  | WeakSet<WeakKey>
  | ArrayBuffer
  | ArrayBufferView
  | Platform<'URL'>
  | Platform<'URLSearchParams'>
  | Platform<'Blob'>
  | Platform<'Headers'>
  | Platform<'EventTarget'>

/** Instances of a class of the platform; `never` where there is none, as without the types of a browser or Node.js. */
type Platform<Name extends string> =
  typeof globalThis extends Record<Name, { prototype: infer Instance }> ? Instance : never

import type { AnyFunction } from './any-function.ts'

/**
 * The types of values that are no objects.
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
 * @public
 */
export type Primitive = string | number | bigint | boolean | symbol | null | undefined

/**
 * What {@link DeepPartial}, {@link DeepReadonly} and {@link Paths} treat as one value and do not look into: primitives,
 * functions, and the objects of the language whose properties are methods.
 *
 * @remarks
 * Matching is structural, as everywhere in TypeScript. `Error` is not listed, for every object with a `name` and a
 * `message` would match it.
 *
 * @example
 * ```ts
 * import type { BuiltIn } from '@signpost/types'
 *
 * const values: BuiltIn[] = ['text', new Date(0), new Map(), () => 1]
 * ```
 *
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

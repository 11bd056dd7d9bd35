/**
 * Whether a value is an object that is only a record of properties: a literal, what `JSON.parse` makes, or an object
 * without a prototype.
 *
 * @remarks
 * Objects of another realm (a frame, a `vm` context) count. Instances of classes do not, nor do arrays, functions,
 * modules, `arguments`, and objects with a `Symbol.toStringTag` such as `Math`.
 *
 * @param value - Any value.
 * @returns `true` for a plain object.
 *
 * @example
 * ```ts
 * import { isPlainObject } from '@signpost/utils-primitives'
 *
 * const value: unknown = JSON.parse('{ "port": 3000 }')
 * const port = isPlainObject(value) ? value['port'] : undefined
 * const date = isPlainObject(new Date(0)) // false
 * ```
 *
 * @public
 */
export function isPlainObject(value: unknown): value is Record<string, unknown> {
  if (Object.prototype.toString.call(value) !== '[object Object]') return false
  const prototype = Object.getPrototypeOf(value) as object | null
  // The root of another realm is not our `Object.prototype`, but it ends the chain and has the same methods.
  return prototype === null || (Object.getPrototypeOf(prototype) === null && Object.hasOwn(prototype, 'isPrototypeOf'))
}

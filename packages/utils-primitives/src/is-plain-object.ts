/**
 * Checks whether a value is a plain object: a literal, a result of `JSON.parse`, or an object without a prototype.
 *
 * @remarks
 * Objects of another realm (a frame, a `vm` context) count too. Class instances, arrays, functions, modules,
 * `arguments`, and objects with a `Symbol.toStringTag` such as `Math` do not.
 *
 * @param value - Any value.
 * @returns Whether it is a plain object.
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
 * @searchAlias pojo record dictionary isobject
 * @public
 */
export function isPlainObject(value: unknown): value is Record<string, unknown> {
  if (Object.prototype.toString.call(value) !== '[object Object]') return false
  const prototype = Object.getPrototypeOf(value) as object | null
  // The root prototype of another realm differs from this `Object.prototype`, but ends the chain and has the same
  // methods.
  return prototype === null || (Object.getPrototypeOf(prototype) === null && Object.hasOwn(prototype, 'isPrototypeOf'))
}

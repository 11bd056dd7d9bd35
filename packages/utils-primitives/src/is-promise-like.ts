/**
 * Checks whether a value is a thenable: an object or function with a method `then`.
 *
 * @param value - Any value.
 * @returns `true` for promises of any implementation.
 * @throws Errors of a getter named `then`.
 *
 * @example
 * ```ts
 * import { isPromiseLike } from '@signpost/utils-primitives'
 *
 * function describe(value: unknown): string {
 *   return isPromiseLike(value) ? 'later' : 'now'
 * }
 *
 * describe(Promise.resolve(1)) // 'later'
 * ```
 *
 * @searchAlias ispromise async await
 * @public
 */
export function isPromiseLike(value: unknown): value is PromiseLike<unknown> {
  return (
    ((typeof value === 'object' && value !== null) || typeof value === 'function') &&
    'then' in value &&
    typeof value.then === 'function'
  )
}

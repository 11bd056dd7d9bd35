/**
 * Does nothing: a callback where one is required, and a value to compare with where one is not.
 *
 * @example
 * ```ts
 * import { noop } from '@signpost/utils-primitives'
 *
 * function listen(onChange: (value: number) => void = noop): void {
 *   onChange(1)
 * }
 *
 * listen()
 * ```
 *
 * @public
 */
export function noop(): void {
  // Nothing.
}

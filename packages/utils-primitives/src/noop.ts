/**
 * Does nothing. Use it where a callback is required.
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
 * @searchAlias empty dummy stub placeholder
 * @public
 */
export function noop(): void {
  // Nothing.
}

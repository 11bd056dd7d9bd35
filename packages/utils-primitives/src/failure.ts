/**
 * Creates an error with a code, for programs that decide by it.
 *
 * @param code - The code, in capitals: `INVALID_RATIO`.
 * @param message - A sentence for people: "Expected ..., found ...: next step".
 * @param Kind - The class of the error. Defaults to `TypeError`.
 * @param options - The cause.
 * @returns The error, with a property `code`.
 *
 * @example
 * ```ts
 * import { failure, shown } from '@signpost/utils-primitives'
 *
 * function open(port: number): void {
 *   if (port > 0) return
 *   throw failure('INVALID_PORT', `Expected a port above 0, found ${shown(port)}: pass the port of the server`, RangeError)
 * }
 * open(8080)
 * ```
 *
 * @searchAlias exception throw errno createerror custom
 * @public
 */
export function failure(
  code: string,
  message: string,
  Kind: ErrorConstructor = TypeError,
  options?: ErrorOptions,
): Error & { readonly code: string } {
  return Object.assign(new Kind(message, options), { code })
}

import { checkOptions, failure, shown } from '@signpost/utils-primitives'

/** Checks the options of a value, in development. */
export function checkValueOptions(taker: string, options: object): void {
  checkOptions(taker, options, { equals: 'function', name: 'string' })
}

/**
 * Checks the function of a computed value or an effect.
 *
 * @throws TypeError when it is not a function.
 */
export function checkFunction(taker: string, value: unknown): void {
  if (typeof value === 'function') return
  throw failure('INVALID_FUNCTION', `Expected a function for ${taker}, found ${shown(value)}: pass (value) => ....`)
}

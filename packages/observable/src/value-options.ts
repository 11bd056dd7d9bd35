import { type ExpectedOption, failure, shown } from '@signpost/utils-primitives'

/** Options of values, for `checkOptions`. */
export const valueOptions: Record<'equals' | 'name', ExpectedOption> = { equals: 'function', name: 'string' }

/**
 * Checks the function of a computed value or an effect.
 *
 * @throws TypeError when it is not a function.
 */
export function checkFunction(taker: string, value: unknown): void {
  if (typeof value === 'function') return
  throw failure('INVALID_FUNCTION', `Expected a function for ${taker}, found ${shown(value)}: pass (value) => ....`)
}

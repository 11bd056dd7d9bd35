/** Options of values, for `checkOptions`. */
export const valueOptions: Record<'equals' | 'name', readonly [what: string, isValid: (value: unknown) => boolean]> = {
  equals: ['a function', (value) => typeof value === 'function'],
  name: ['a text', (value) => typeof value === 'string'],
}

/**
 * Checks the function of a computed value or an effect.
 *
 * @throws TypeError when it is not a function.
 */
export function checkFunction(taker: string, value: unknown): void {
  if (typeof value === 'function') return
  const found = value === null ? 'null' : typeof value
  const error = new TypeError(`Expected a function for ${taker}, found ${found}: pass (get) => ....`)
  throw Object.assign(error, { code: 'INVALID_FUNCTION' })
}

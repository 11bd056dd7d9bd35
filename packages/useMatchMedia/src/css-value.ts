/**
 * Formats a value as CSS: a number with its unit, text unchanged.
 *
 * @throws RangeError when a number is not finite.
 */
export function cssValue(value: string | number, unit: string): string {
  if (typeof value === 'string') return value
  if (!Number.isFinite(value)) throw new RangeError(`${value} is not a value of a media feature`)
  return value + unit
}

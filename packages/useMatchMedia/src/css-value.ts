import { checkArgument } from './failure.ts'

/**
 * Formats a value as CSS: a number with its unit, text unchanged.
 *
 * @throws RangeError when a number is negative or not finite.
 */
export function cssValue(value: string | number, unit: string): string {
  if (typeof value === 'string') return value
  checkArgument(
    'INVALID_VALUE',
    value,
    'a finite number from 0',
    () => Number.isFinite(value) && value >= 0,
    'change it',
    RangeError,
  )
  return value + unit
}

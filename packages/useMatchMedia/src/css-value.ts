import { failure } from './failure.ts'

/**
 * Formats a value as CSS: a number with its unit, text unchanged.
 *
 * @throws RangeError when a number is not finite.
 */
export function cssValue(value: string | number, unit: string): string {
  if (typeof value === 'string') return value
  if (!Number.isFinite(value)) {
    throw failure('INVALID_VALUE', `Expected a finite number, found ${value}: change it`, RangeError)
  }
  return value + unit
}

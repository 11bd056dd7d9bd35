import { failure } from '@signpost/utils-primitives'
import { makeField, checkField, type Field, type NumberOptions } from '../field.ts'

/**
 * Creates a field for a finite number.
 *
 * @param options - Default, environment variable, description, and limits.
 * @returns A field that takes finite numbers, and text such as `8080`, `-1.5` or `1e3`.
 *
 * @example
 * ```ts
 * import { defineConfig, field } from '@signpost/config'
 *
 * defineConfig({ port: field.number({ default: 3000, env: 'PORT', integer: true, min: 0, max: 65_535 }) })
 * ```
 *
 * @searchAlias integer float int port numeric range
 * @public
 */
export function number(options: NumberOptions = {}): Field<number> {
  checkField('number', options, { from: -Infinity }, 'boolean')
  const { min = -Infinity, max = Infinity, integer = false } = options
  const limits = [min > -Infinity && `from ${min}`, max < Infinity && `up to ${max}`].filter(Boolean)
  const expected = [integer ? 'a whole number' : 'a number', ...limits].join(' ')
  if (!(min <= max)) {
    throw failure('INVALID_RANGE', `Expected min up to max, found min ${min} and max ${max}: swap them`, RangeError)
  }
  const parse = (raw: unknown): number => {
    const value = typeof raw === 'string' && raw.trim() ? Number(raw) : raw
    if (Number.isFinite(value) && (value as number) >= min && (value as number) <= max) {
      if (isRounded(raw, value as number)) {
        throw new TypeError(`expected a number that JavaScript can hold, which would make it ${value as number}`)
      }
      if (!integer || Number.isInteger(value)) return value as number
    }
    throw new TypeError(`expected ${expected}`)
  }
  return makeField('number', options, parse)
}

/** Whether a text of digits is another whole number than its value, such as 9007199254740993. */
function isRounded(raw: unknown, value: number): boolean {
  const text = typeof raw === 'string' ? raw.trim() : ''
  return /^[-+]?\d+$/.test(text) && text !== `${value}` && BigInt(text.replace('+', '')) !== BigInt(value)
}

import { failure } from './failure.ts'
import { shown, typeOf } from './shown.ts'

/**
 * Expected value of an option: its type, or a description in words and a function that accepts values.
 *
 * `object` is neither `null` nor an array. See {@link oneOf} and {@link numberFrom}.
 *
 * @example
 * ```ts
 * import type { ExpectedOption } from '@signpost/utils-primitives'
 *
 * const even: ExpectedOption = ['an even number', (value) => typeof value === 'number' && value % 2 === 0]
 * ```
 *
 * @public
 */
export type ExpectedOption =
  | 'array'
  | 'boolean'
  | 'function'
  | 'object'
  | 'string'
  | readonly [what: string, isValid: (value: unknown) => boolean]

/**
 * Checks options that plain JavaScript may get wrong: their names, and their values.
 *
 * An option that is `undefined` counts as absent.
 *
 * @param taker - The function or class that takes the options, for the message.
 * @param options - The options.
 * @param expected - The expected value of each option.
 * @throws A `TypeError` when the options are no object, have a name that is not expected, or a value of another type; a
 *   `RangeError` for a number out of range. Its `code` is `INVALID_OPTION`.
 *
 * @example
 * ```ts
 * import { checkOptions, numberFrom } from '@signpost/utils-primitives'
 *
 * function connect(options: { retries?: number; secure?: boolean }): void {
 *   checkOptions('connect', options, { retries: numberFrom(0, 10), secure: 'boolean' })
 * }
 * connect({ retries: 3 })
 * ```
 *
 * @public
 */
export function checkOptions(taker: string, options: object, expected: Readonly<Record<string, ExpectedOption>>): void {
  const refuse = (what: string, value: unknown): never => {
    throw failure(
      'INVALID_OPTION',
      `Expected ${what}, found ${shown(value)}: see ${taker}`,
      typeof value === 'number' ? RangeError : TypeError,
    )
  }
  const fits = (value: unknown, type: string): boolean => value !== null && typeOf(value) === type
  if (!fits(options, 'object')) refuse('options', options)
  for (const [name, value] of Object.entries(options)) {
    const check = Object.hasOwn(expected, name) ? expected[name]! : refuse(Object.keys(expected).join(' or '), name)
    const isType = typeof check === 'string'
    if (value !== undefined && !(isType ? fits(value, check) : check[1](value))) {
      refuse(`${name} to be ${isType ? check : check[0]}`, value)
    }
  }
}

/**
 * Expects one of a few values, for {@link checkOptions}.
 *
 * @param values - The accepted values.
 * @returns The expected option.
 *
 * @example
 * ```ts
 * import { checkOptions, oneOf } from '@signpost/utils-primitives'
 *
 * checkOptions('open', { mode: 'read' }, { mode: oneOf('read', 'write') })
 * ```
 *
 * @public
 */
export function oneOf(...values: readonly (string | number | boolean)[]): ExpectedOption {
  return [values.map(shown).join(' or '), (value) => values.includes(value as string)]
}

/**
 * Expects a number within a range, for {@link checkOptions}. `NaN` is in no range.
 *
 * @param least - The least number.
 * @param most - The greatest number. Defaults to `Infinity`, which then is accepted too.
 * @param unit - The unit, for the message: `milliseconds`.
 * @returns The expected option.
 *
 * @example
 * ```ts
 * import { checkOptions, numberFrom } from '@signpost/utils-primitives'
 *
 * checkOptions('wait', { ms: 500 }, { ms: numberFrom(0, 2 ** 31 - 1, 'milliseconds') })
 * ```
 *
 * @public
 */
export function numberFrom(least: number, most: number = Infinity, unit?: string): ExpectedOption {
  const what = `a number${unit ? ` of ${unit}` : ''} from ${least}${most < Infinity ? ` to ${most}` : ''}`
  return [what, (value) => typeof value === 'number' && value >= least && value <= most]
}

/**
 * Expects an `AbortSignal`, for {@link checkOptions}: also one of another realm, or of a library.
 *
 * @example
 * ```ts
 * import { checkOptions, signalOption } from '@signpost/utils-primitives'
 *
 * checkOptions('load', { signal: new AbortController().signal }, { signal: signalOption })
 * ```
 *
 * @public
 */
export const signalOption: ExpectedOption = [
  'an AbortSignal',
  (value: unknown) => typeof value === 'object' && value !== null && 'aborted' in value,
]

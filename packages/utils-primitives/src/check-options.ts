import { failure } from './failure.ts'
import { shown, typeOf } from './shown.ts'

/** Bundlers replace it; a page has none. */
declare const process: { readonly env?: { readonly NODE_ENV?: string } } | undefined

/**
 * Expected value of an option: its type, a range of numbers, one of a few values, or a description in words and a function
 * that accepts values.
 *
 * `object` is neither `null` nor an array; `AbortSignal` is also one of another realm, or of a library. `NaN` is in no range,
 * and `Infinity` in none that is `finite`.
 *
 * @example
 * ```ts
 * import type { ExpectedOption } from '@signpost/utils-primitives'
 *
 * export const expected: Record<string, ExpectedOption> = {
 *   secure: 'boolean',
 *   timeout: { from: 0, unit: 'milliseconds' },
 *   mode: { oneOf: ['read', 'write'] },
 *   chunk: ['an even number', (value) => typeof value === 'number' && value % 2 === 0],
 * }
 * ```
 *
 * @public
 */
export type ExpectedOption =
  | 'AbortSignal'
  | 'array'
  | 'boolean'
  | 'function'
  | 'object'
  | 'string'
  | { readonly from: number; readonly to?: number; readonly unit?: string; readonly finite?: true }
  | { readonly oneOf: readonly (string | number | boolean)[] }
  | readonly [what: string, isValid: (value: unknown) => boolean]

/**
 * Checks an argument that plain JavaScript may get wrong, in development.
 *
 * In a bundle for production, nothing of the check is left: bundlers replace `process.env.NODE_ENV`. It is not made either
 * where `NODE_ENV` is `production`, and in a browser without a bundler.
 *
 * @param code - The code of the error, in capitals: `INVALID_PORT`.
 * @param value - The argument.
 * @param expected - What is expected, in words.
 * @param isValid - Whether the argument is that.
 * @param step - What to do about it.
 * @param Kind - The class of the error. Defaults to `TypeError`.
 * @throws An error with that code when the argument is not valid.
 *
 * @example
 * ```ts
 * import { checkArgument } from '@signpost/utils-primitives'
 *
 * function listen(port: number): void {
 *   checkArgument('INVALID_PORT', port, 'a port above 0', () => port > 0, 'pass that of the server')
 * }
 * listen(8080)
 * ```
 *
 * @searchAlias assert validate parameter precondition guard proptypes
 * @public
 */
export function checkArgument(
  code: string,
  value: unknown,
  expected: string,
  isValid: () => boolean,
  step: string,
  Kind?: ErrorConstructor,
): void {
  // Bundlers fold this expression; a constant of it only where no import comes before. A page may have a `process` without `env`.
  if ((typeof process === 'undefined' ? false : process.env?.NODE_ENV !== 'production') && !isValid()) {
    throw failure(code, `Expected ${expected}, found ${shown(value)}: ${step}`, Kind)
  }
}

/**
 * Checks options that plain JavaScript may get wrong: their names, and their values. In development only, as
 * {@link checkArgument}.
 *
 * An option that is `undefined` counts as absent.
 *
 * @param taker - The function or class that takes the options, for the message.
 * @param options - The options.
 * @param expected - The expected value of each option; an `undefined` one is no option.
 * @throws A `TypeError` when the options are no object, have a name that is not expected, or a value of another type; a
 *   `RangeError` for a number out of range. Its `code` is `INVALID_OPTION`.
 *
 * @example
 * ```ts
 * import { checkOptions } from '@signpost/utils-primitives'
 *
 * function connect(options: { retries?: number; secure?: boolean }): void {
 *   checkOptions('connect', options, { retries: { from: 0, to: 10 }, secure: 'boolean' })
 * }
 * connect({ retries: 3 })
 * ```
 *
 * @searchAlias validate unknown typo parameters misspelt
 * @public
 */
export function checkOptions(
  taker: string,
  options: object,
  expected: Readonly<Record<string, ExpectedOption | undefined>>,
): void {
  if (typeof process === 'undefined' ? false : process.env?.NODE_ENV !== 'production')
    checkAll(taker, options, expected)
}

function checkAll(
  taker: string,
  options: object,
  expected: Readonly<Record<string, ExpectedOption | undefined>>,
): void {
  const refuse = (what: string, value: unknown): never => {
    throw failure(
      'INVALID_OPTION',
      `Expected ${what}, found ${shown(value)}: see ${taker}`,
      typeof value === 'number' ? RangeError : TypeError,
    )
  }
  if (Object(options) !== options || typeOf(options) !== 'object') refuse('options', options)
  // A map, a date or a promise has none of the options as properties.
  const kind = /^\[object (.+)\]$/.exec(Object.prototype.toString.call(options))![1]!
  if (kind !== 'Object' && kind !== 'Module') refuse('options', kind)
  const known = Object.keys(expected).filter((one) => expected[one])
  for (const name of Object.keys(options)) {
    if (!known.includes(name)) refuse(known.join(' or ') || 'no options', name)
  }
  // Inherited ones too, which the taker reads as well.
  for (const name of known) {
    const value = (options as Record<string, unknown>)[name]
    const [what, isValid] = described(expected[name]!)
    if (value !== undefined && !isValid(value)) refuse(`${name} to be ${what}`, value)
  }
}

/** Words for an expected value, and whether a value is that. */
function described(expected: ExpectedOption): readonly [what: string, isValid: (value: unknown) => boolean] {
  if (expected === 'AbortSignal')
    return ['an AbortSignal', (value) => Object(value) === value && 'aborted' in (value as object)]
  if (typeof expected === 'string') return [expected, (value) => value !== null && typeOf(value) === expected]
  if ('oneOf' in expected) {
    const { oneOf } = expected
    return [oneOf.map(shown).join(' or '), (value) => oneOf.includes(value as string)]
  }
  if (!('from' in expected)) return expected
  const { from, to = Infinity, unit, finite = false } = expected
  const what = `a ${finite ? 'finite ' : ''}number${unit ? ` of ${unit}` : ''} from ${from}${to < Infinity ? ` to ${to}` : ''}`
  return [what, (value) => typeof value === 'number' && value >= from && value <= to && !(finite && value === Infinity)]
}

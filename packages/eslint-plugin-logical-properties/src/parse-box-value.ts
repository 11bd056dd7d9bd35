import { checkArgument } from '@signpost/utils-primitives'
import { splitValue } from './split-value.ts'

/**
 * Parsed value of a shorthand for four sides or corners, such as `padding` and `border-radius`.
 *
 * @example
 * ```ts
 * import { parseBoxValue, type BoxValue } from '@signpost/eslint-plugin-logical-properties'
 *
 * const isSymmetric = ({ parts }: BoxValue): boolean => parts.length < 4
 * const value = parseBoxValue('1px 2px')
 * console.log(value && isSymmetric(value))
 * ```
 * @see {@link parseBoxValue}
 * @searchAlias margin top right bottom left
 * @public
 */
export interface BoxValue {
  /** One to four values, as written. */
  readonly parts: readonly string[]
  /** One to four values after `/`, the vertical radii of `border-radius`; empty without `/`. */
  readonly vertical: readonly string[]
  /** Whether the value ends with `!important`, which is in neither list. */
  readonly important: boolean
}

const wide = /^(?:inherit|initial|unset|revert|revert-layer)$/i

/**
 * Parses the value of a shorthand for four sides or corners. Functions, brackets and strings count as one value.
 *
 * @param value - For example `1px calc(2px + 3%) !important` or `4px / 8px`.
 * @returns The {@link BoxValue}, or `undefined` for a value that no such shorthand accepts: zero or more than four
 *   values, a comma, an unclosed bracket, or a CSS-wide keyword such as `inherit` next to other values.
 *
 * @example
 * ```ts
 * import { parseBoxValue } from '@signpost/eslint-plugin-logical-properties'
 *
 * console.log(parseBoxValue('0 max(1px, 2%) !important')) // parts: ['0', 'max(1px, 2%)'], important: true
 * console.log(parseBoxValue('1px 2px 3px 4px 5px')) // undefined
 * ```
 * @searchAlias margin padding inset border radius split
 * @public
 */
export function parseBoxValue(value: string): BoxValue | undefined {
  checkArgument('INVALID_VALUE', value, 'the text of a value', () => typeof value === 'string', "pass '1px 2px'")
  const important = /!\s*important\s*$/i.exec(value)
  const pieces = splitValue(important ? value.slice(0, important.index) : value)
  if (!pieces || pieces.includes(',')) return undefined

  const slash = pieces.indexOf('/')
  const parts = slash < 0 ? pieces : pieces.slice(0, slash)
  const vertical = slash < 0 ? [] : pieces.slice(slash + 1)
  const fits = (list: readonly string[]): boolean => list.length >= 1 && list.length <= 4 && !list.includes('/')
  if (!fits(parts) || (slash >= 0 && !fits(vertical))) return undefined
  if (pieces.some((piece) => piece.includes('!') || (pieces.length > 1 && wide.test(piece)))) return undefined
  return { parts, vertical, important: important !== null }
}

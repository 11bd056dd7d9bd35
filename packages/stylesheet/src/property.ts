import { failure } from '@signpost/utils-primitives'
import type { CssValue } from './declarations.ts'

/** Properties that take a plain number, in kebab case, without a vendor prefix. */
const unitless =
  /^(-\w+-)?(aspect-ratio|.*-image-.*|box-flex(-group)?|box-ordinal-group|columns|.*-count|counter-(increment|reset|set)|flex(-grow|-shrink|-order|-positive|-negative)?|font-(size-adjust|weight)|grid-(area|row|column)(-start|-end|-span)?|hyphenate-limit-(chars|lines)|initial-letter|line-(clamp|height)|mask-border-(outset|slice|width)|math-depth|.*opacity|order|orphans|reading-order|scale|stroke-.*|tab-size|text-size-adjust|widows|z-index|zoom)$/

/** Converted names. Styles use few. Without a prototype, a property called `constructor` is a name like another. */
const names: Record<string, string> = { __proto__: null as never, cssFloat: 'float' }

/** Converts a property name to kebab case; custom properties are unchanged. */
export function propertyName(name: string): string {
  if (name.startsWith('--')) return name
  return (names[name] ??= name
    .replace(/[A-Z]/g, '-$&')
    .toLowerCase()
    .replace(/^(webkit|moz|ms|o)-/, '-$1-'))
}

/** Prints a number with `unit`, unless it is 0. */
export function printNumber(value: number, unit: string): string {
  if (!Number.isFinite(value)) {
    throw failure('INVALID_NUMBER', `Expected a finite number, found ${value}: change it`, RangeError)
  }
  return value + (value ? unit : '')
}

/**
 * Prints the declarations of a property, each with its semicolon. Empty for `null`, `undefined`, `false`, an empty
 * list, or an empty text of a property that is not custom.
 *
 * @param name - The result of {@link propertyName}.
 */
export function printDeclarations(name: string, value: CssValue): string {
  if (Array.isArray(value)) return value.map((one) => printDeclarations(name, one as CssValue)).join('')
  const isCustom = name.startsWith('--')
  // `inherits` is the only descriptor that is a boolean, and `@property` is invalid without it.
  if (value == null || (value === false && name !== 'inherits') || (value === '' && !isCustom)) return ''
  const isNumber = typeof value === 'number'
  return `${name}:${isNumber ? printNumber(value, isCustom || unitless.test(name) ? '' : 'px') : value};`
}

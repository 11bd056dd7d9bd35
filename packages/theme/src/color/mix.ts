import { checkArgument, failure } from '@signpost/utils-primitives'
import { oklabToRgb, oklchToLab } from './convert.ts'
import { toHex, toOklch } from './format.ts'
import type { ColorInput, HexColor } from './types.ts'

/**
 * Mixes two colours, like `color-mix(in oklab, …)`.
 *
 * @param from - The first colour.
 * @param to - The second colour.
 * @param amount - The share of `to`, from 0 to 1. Defaults to 0.5.
 * @returns The mixed colour.
 * @throws SyntaxError when a string is not a valid colour.
 * @throws RangeError when `amount` is not from 0 to 1.
 *
 * @example
 * ```ts
 * import { color } from '@signpost/theme'
 *
 * color.mix('#0cf', 'white', 0.9) // a wash
 * ```
 * @searchAlias blend interpolate lerp average
 * @public
 */
export function mix(from: ColorInput, to: ColorInput, amount = 0.5): HexColor {
  checkArgument('INVALID_AMOUNT', amount, 'an amount', () => typeof amount === 'number', 'pass a share from 0 to 1')
  if (!(amount >= 0 && amount <= 1)) {
    throw failure('INVALID_AMOUNT', `Expected an amount from 0 to 1, found ${amount}: pass a share`, RangeError)
  }
  const [one, other] = [oklchToLab(toOklch(from)), oklchToLab(toOklch(to))]
  const alpha = one.alpha * (1 - amount) + other.alpha * amount
  const between = (key: 'l' | 'a' | 'b'): number =>
    alpha && (one[key] * one.alpha * (1 - amount) + other[key] * other.alpha * amount) / alpha
  return toHex(oklabToRgb({ l: between('l'), a: between('a'), b: between('b'), alpha }))
}

/**
 * Makes a colour lighter or darker, keeping its hue.
 *
 * @param color - The colour.
 * @param amount - The amount added to its lightness, from -1 to 1. Negative amounts make it darker.
 * @returns The colour; at most white or black.
 * @throws SyntaxError when a string is not a valid colour.
 * @throws RangeError when `amount` is not from -1 to 1.
 *
 * @example
 * ```ts
 * import { color } from '@signpost/theme'
 *
 * const hover = color.lighten('#075', 0.05)
 * const pressed = color.lighten('#075', -0.05)
 * ```
 * @searchAlias darken brighten shade tint dim
 * @public
 */
export function lighten(color: ColorInput, amount: number): HexColor {
  checkArgument('INVALID_AMOUNT', amount, 'an amount', () => typeof amount === 'number', 'pass a share from -1 to 1')
  if (!(amount >= -1 && amount <= 1)) {
    throw failure('INVALID_AMOUNT', `Expected an amount from -1 to 1, found ${amount}: pass a share`, RangeError)
  }
  const oklch = toOklch(color)
  return toHex({ ...oklch, l: Math.min(1, Math.max(0, oklch.l + amount)) })
}

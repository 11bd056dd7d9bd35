import { oklabToRgb, oklchToLab } from './convert.ts'
import { toHex, toOklch } from './format.ts'
import type { ColorInput, HexColor } from './types.ts'

/**
 * Mixes two colours, as `color-mix(in oklab, …)` does.
 *
 * @param from - The one colour.
 * @param to - The other colour.
 * @param amount - How much of `to`, from 0 to 1. By default half.
 * @returns The mixed colour.
 * @throws SyntaxError when a text is not a colour.
 * @throws RangeError when `amount` is not from 0 to 1.
 *
 * @example
 * ```ts
 * import { color } from '@signpost/theme'
 *
 * color.mix('#0cf', 'white', 0.9) // a wash
 * ```
 * @public
 */
export function mix(from: ColorInput, to: ColorInput, amount = 0.5): HexColor {
  if (!(amount >= 0 && amount <= 1)) throw new RangeError(`Expected an amount from 0 to 1, found ${amount}`)
  const [one, other] = [oklchToLab(toOklch(from)), oklchToLab(toOklch(to))]
  const alpha = one.alpha * (1 - amount) + other.alpha * amount
  const between = (key: 'l' | 'a' | 'b'): number =>
    alpha && (one[key] * one.alpha * (1 - amount) + other[key] * other.alpha * amount) / alpha
  return toHex(oklabToRgb({ l: between('l'), a: between('a'), b: between('b'), alpha }))
}

/**
 * Makes a colour lighter, or darker, and keeps its hue.
 *
 * @param color - The colour.
 * @param amount - What is added to its lightness, from -1 to 1. Below 0 it becomes darker.
 * @returns The colour, white or black at the most.
 * @throws SyntaxError when a text is not a colour.
 * @throws RangeError when `amount` is not from -1 to 1.
 *
 * @example
 * ```ts
 * import { color } from '@signpost/theme'
 *
 * const hover = color.lighten('#075', 0.05)
 * const pressed = color.lighten('#075', -0.05)
 * ```
 * @public
 */
export function lighten(color: ColorInput, amount: number): HexColor {
  if (!(amount >= -1 && amount <= 1)) throw new RangeError(`Expected an amount from -1 to 1, found ${amount}`)
  const oklch = toOklch(color)
  return toHex({ ...oklch, l: Math.min(1, Math.max(0, oklch.l + amount)) })
}

/**
 * A colour in sRGB.
 *
 * @example
 * ```ts
 * import { color } from '@signpost/theme'
 *
 * const teal: color.Rgb = { r: 0, g: 0.5, b: 0.5, alpha: 1 }
 *
 * color.toHex(teal) // '#008080'
 * ```
 * @searchAlias red green blue rgba channels
 * @public
 */
export interface Rgb {
  /** Red, from 0 to 1. Values beyond are outside of sRGB; the same applies to `g` and `b`. */
  readonly r: number
  /** Green. */
  readonly g: number
  /** Blue. */
  readonly b: number
  /** Opacity, from 0 to 1. */
  readonly alpha: number
}

/**
 * A colour in Oklch, a perceptually uniform space.
 *
 * @example
 * ```ts
 * import { color } from '@signpost/theme'
 *
 * const accent: color.Oklch = { l: 0.42, c: 0.085, h: 190, alpha: 1 }
 *
 * color.toHex({ ...accent, l: 0.83 })
 * ```
 * @see {@link https://www.w3.org/TR/css-color-4/#ok-lab | CSS Color 4}
 * @searchAlias lightness chroma hue lch
 * @public
 */
export interface Oklch {
  /** Lightness, from 0 (black) to 1 (white). */
  readonly l: number
  /** Chroma, from 0 (grey) to about 0.37. */
  readonly c: number
  /** Hue, in degrees from 0 up to 360. Grey has hue 0. */
  readonly h: number
  /** Opacity, from 0 to 1. */
  readonly alpha: number
}

/**
 * A colour as CSS text for {@link parse}, or as numbers.
 *
 * @example
 * ```ts
 * import { color } from '@signpost/theme'
 *
 * const inputs: color.ColorInput[] = ['#0cf', 'oklch(42% 0.085 190)', { r: 1, g: 0, b: 0.8, alpha: 1 }]
 *
 * inputs.map(color.toHex)
 * ```
 * @public
 */
export type ColorInput = string | Rgb | Oklch

/**
 * A CSS colour as `#rrggbb`, or `#rrggbbaa` when it is not opaque.
 *
 * @example
 * ```ts
 * import { color } from '@signpost/theme'
 *
 * const mixed: color.HexColor = color.mix('white', 'black')
 * ```
 * @searchAlias hexadecimal code html
 * @public
 */
export type HexColor = `#${string}`

import { readableOn } from './contrast.ts'
import { toHex, toOklch } from './format.ts'
import type { ColorInput, HexColor } from './types.ts'

/**
 * A step of a {@link PaletteScale}, from the lightest to the darkest.
 *
 * @example
 * ```ts
 * import { color, type PaletteStep } from '@signpost/theme'
 *
 * const step: PaletteStep = 700
 * const link = color.palette('#0cf')[step]
 * ```
 * @searchAlias shade tint 500 weight
 * @public
 */
export type PaletteStep = 50 | 100 | 200 | 300 | 400 | 500 | 600 | 700 | 800 | 900 | 950

/**
 * Shades of a colour, which can be used as a group of tokens.
 *
 * `base` is the colour itself, and `onBase` a text colour for it. The steps have the same hue, and their lightness is
 * the same for every colour: 700 is readable on 50, for every hue.
 *
 * @example
 * ```ts
 * import { color, defineTokens, type PaletteScale } from '@signpost/theme'
 *
 * const brand: PaletteScale = color.palette('#0cf')
 *
 * const tokens = defineTokens({ brand, text: { light: brand[900], dark: brand[100] } })
 * ```
 * @searchAlias tints ramp swatch tailwind
 * @public
 */
export type PaletteScale = { readonly [S in PaletteStep | 'base' | 'onBase']: HexColor }

const lightness: Readonly<Record<PaletteStep, number>> = {
  50: 0.975,
  100: 0.945,
  200: 0.895,
  300: 0.82,
  400: 0.73,
  500: 0.64,
  600: 0.55,
  700: 0.47,
  800: 0.395,
  900: 0.325,
  950: 0.24,
}

/**
 * Creates shades of a colour.
 *
 * @param base - The opaque colour. Its hue and chroma define the shades; its lightness only applies to `base`.
 * @returns The shades. Chroma decreases towards white and black.
 * @throws SyntaxError when a string is not a valid colour.
 * @throws RangeError when the colour is not opaque.
 *
 * @example
 * ```ts
 * import { color } from '@signpost/theme'
 *
 * const { base, onBase, 50: wash, 700: link } = color.palette('#0cf')
 * ```
 * @searchAlias tints tailwind ramp swatches tonal generate
 * @public
 */
export function palette(base: ColorInput): PaletteScale {
  const { c, h } = toOklch(base)
  const steps = Object.entries(lightness).map(([step, l]) => [
    step,
    toHex({ l, c: c * 2 * Math.sqrt(l * (1 - l)), h, alpha: 1 }),
  ])
  return Object.fromEntries([...steps, ['base', toHex(base)], ['onBase', readableOn(toHex(base))]]) as PaletteScale
}

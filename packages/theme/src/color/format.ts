import { checkArgument } from '@signpost/utils-primitives'
import { labToOklch, oklabToRgb, oklchToLab, rgbToOklab } from './convert.ts'
import { parse } from './parse.ts'
import type { ColorInput, HexColor, Oklch, Rgb } from './types.ts'

/**
 * Converts a colour to Oklch.
 *
 * @param color - The colour.
 * @returns Its lightness, chroma, hue and opacity. The hue of grey is 0.
 * @throws SyntaxError when a string is not a valid colour.
 *
 * @example
 * ```ts
 * import { color } from '@signpost/theme'
 *
 * const { h } = color.toOklch('#0cf')
 * color.toHex({ l: 0.3, c: 0.05, h, alpha: 1 })
 * ```
 * @searchAlias lch oklab perceptual lightness chroma hue
 * @public
 */
export function toOklch(color: ColorInput): Oklch {
  checkColor(color)
  if (typeof color === 'string') return labToOklch(rgbToOklab(parse(color)))
  return 'l' in color ? color : labToOklch(rgbToOklab(color))
}

/**
 * Converts a colour to sRGB.
 *
 * @param color - The colour.
 * @returns Its channels, from 0 to 1. For a colour outside of sRGB, chroma is reduced; lightness and hue are kept.
 * @throws SyntaxError when a string is not a valid colour.
 *
 * @example
 * ```ts
 * import { color } from '@signpost/theme'
 *
 * const { r } = color.toRgb('oklch(70% 0.4 150)')
 * r >= 0 // true: the nearest green that a screen can show
 * ```
 * @searchAlias red green blue channels hex gamut
 * @public
 */
export function toRgb(color: ColorInput): Rgb {
  checkColor(color)
  const rgb = typeof color === 'string' ? parse(color) : 'l' in color ? oklabToRgb(oklchToLab(color)) : color
  if (isShown(rgb)) return clip(rgb)

  const { l, c, h, alpha } = toOklch(rgb)
  const withChroma = (chroma: number): Rgb =>
    oklabToRgb(oklchToLab({ l: Math.min(1, Math.max(0, l)), c: chroma, h, alpha }))
  let [shown, hidden] = [0, c]
  for (let step = 0; step < 24; step++) {
    const middle = (shown + hidden) / 2
    if (isShown(withChroma(middle))) shown = middle
    else hidden = middle
  }
  return clip(withChroma(shown))
}

/**
 * Formats a colour in hexadecimal.
 *
 * @param color - The colour. See {@link toRgb} for colours outside of sRGB.
 * @returns `#rrggbb`, or `#rrggbbaa` when it is not opaque.
 * @throws SyntaxError when a string is not a valid colour.
 *
 * @example
 * ```ts
 * import { color } from '@signpost/theme'
 *
 * color.toHex('hsl(192 100% 50% / 50%)') // '#00ccff80'
 * ```
 * @searchAlias html code string rgb
 * @public
 */
export function toHex(color: ColorInput): HexColor {
  const { r, g, b, alpha } = toRgb(color)
  const digits = (channel: number): string =>
    Math.round(channel * 255)
      .toString(16)
      .padStart(2, '0')
  const opacity = digits(alpha)
  return `#${digits(r)}${digits(g)}${digits(b)}${opacity === 'ff' ? '' : opacity}`
}

/** Checks a colour of a JavaScript caller, in development: one in words is checked when it is read. */
function checkColor(color: unknown): void {
  checkArgument(
    'INVALID_COLOR',
    color,
    'a colour',
    () => {
      if (typeof color === 'string') return true
      const { alpha, ...channels } = Object(color) as Record<string, unknown>
      const names = Object.keys(channels).sort().join('')
      return (names === 'bgr' || names === 'chl') && Object.values({ ...channels, alpha }).every(Number.isFinite)
    },
    'use one such as #0cf or { l: 0.7, c: 0.1, h: 200, alpha: 1 }',
  )
}

/** Tolerance for rounding errors of the matrices. */
const tolerance = 1e-5

function isShown({ r, g, b }: Rgb): boolean {
  return [r, g, b].every((channel) => channel >= -tolerance && channel <= 1 + tolerance)
}

function clip({ r, g, b, alpha }: Rgb): Rgb {
  const within = (channel: number): number => Math.min(1, Math.max(0, channel))
  return { r: within(r), g: within(g), b: within(b), alpha: within(alpha) }
}

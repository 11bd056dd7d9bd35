import { clampChroma, formatHex, modeLrgb, modeOklch, modeRgb, parse, useMode, wcagContrast } from 'culori/fn'

/** Colour in OKLCH: lightness from 0 to 1, chroma, and hue in degrees. */
export interface Oklch {
  l: number
  c: number
  h: number
}

useMode(modeRgb)
useMode(modeLrgb)
const toOklch = useMode(modeOklch)

/** Reads an opaque colour in the forms of CSS, `#rrggbb` and `oklch(0.5 0.1 250)` among them; undefined for anything else. */
export function parseColour(text: string): Oklch | undefined {
  const colour = toOklch(parse(text))
  if (colour === undefined || (colour.alpha ?? 1) < 1) return undefined
  const { l = 0, c = 0, h = 0 } = colour
  return { l, c, h }
}

/** `#rrggbb` of a colour. A colour outside sRGB loses chroma, and keeps lightness and hue. */
export function hexOf(colour: Oklch): string {
  return formatHex(clampChroma({ mode: 'oklch', ...colour }, 'oklch'))
}

/**
 * Contrast ratio of two `#rrggbb`, from 1 to 21.
 *
 * @see {@link https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio | WCAG 2.2}
 */
export function contrastRatio(one: string, other: string): number {
  return wcagContrast(one, other)
}

import { failure } from '@signpost/utils-primitives'
import { toLinear } from './convert.ts'
import { toHex, toOklch, toRgb } from './format.ts'
import type { ColorInput, HexColor, Rgb } from './types.ts'

/**
 * Returns the contrast of text on a background, as defined by WCAG 2.
 *
 * @param text - The colour of the text. A translucent colour is blended with the background.
 * @param background - The opaque colour behind the text.
 * @returns A ratio from 1 (the same colour) to 21 (black and white). WCAG level AA requires 4.5, or 3 for large text.
 * @throws SyntaxError when a string is not a valid colour.
 * @throws RangeError when the background is not opaque, because the colour behind it is unknown.
 *
 * @example
 * ```ts
 * import { color } from '@signpost/theme'
 *
 * color.contrastRatio('black', 'white') // 21
 * ```
 * @see {@link https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio | the definition}
 * @searchAlias accessibility a11y legibility luminance aa
 * @public
 */
export function contrastRatio(text: ColorInput, background: ColorInput): number {
  const behind = toRgb(background)
  if (behind.alpha < 1) {
    throw failure(
      'INVALID_COLOR',
      `Expected an opaque background, found ${toHex(behind)}: mix it with what is behind it`,
      RangeError,
    )
  }
  const over = toRgb(text)
  const seen = (channel: 'r' | 'g' | 'b'): number => over[channel] * over.alpha + behind[channel] * (1 - over.alpha)
  const [one, other] = [luminance({ r: seen('r'), g: seen('g'), b: seen('b') }), luminance(behind)]
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05)
}

/**
 * Returns a text colour that is readable on a background.
 *
 * @param background - The opaque colour behind the text.
 * @param text - The preferred colour. It is returned if readable; otherwise its lightness is changed as little as
 *   possible. When absent, the result is black or white, whichever has more contrast.
 * @param ratio - The minimum contrast, see {@link contrastRatio}. Defaults to 4.5. Up to 4.58, a colour exists for any
 *   background.
 * @returns A colour whose contrast is at least `ratio`.
 * @throws SyntaxError when a string is not a valid colour.
 * @throws RangeError when neither black nor white has that contrast, or the background is not opaque.
 *
 * @example
 * ```ts
 * import { color } from '@signpost/theme'
 *
 * color.readableOn('#0cf') // '#000000'
 * color.readableOn('#0cf', '#0aa') // a blue, dark enough
 * ```
 * @searchAlias getcontrasttext contrast foreground black white accessible
 * @public
 */
export function readableOn(background: ColorInput, text?: ColorInput, ratio = 4.5): HexColor {
  // Measures the returned colour, which has eight bits per channel.
  const wanted = text === undefined ? undefined : toHex(text)
  if (wanted && contrastRatio(wanted, background) >= ratio) return wanted

  const end = contrastRatio('black', background) >= contrastRatio('white', background) ? 'black' : 'white'
  const most = contrastRatio(end, background)
  if (!(most >= ratio)) {
    throw failure(
      'INVALID_RATIO',
      `Expected a contrast that is possible on ${toHex(background)}, found ${ratio}: the most is ${most.toFixed(2)}`,
      RangeError,
    )
  }
  if (!wanted) return toHex(end)

  const { l, c, h } = toOklch(wanted)
  let readable = toHex(end)
  let [near, far] = [l, end === 'white' ? 1 : 0]
  for (let step = 0; step < 16; step++) {
    const middle = (near + far) / 2
    const tried = toHex({ l: middle, c, h, alpha: 1 })
    if (contrastRatio(tried, background) >= ratio) [readable, far] = [tried, middle]
    else near = middle
  }
  return readable
}

/** Relative luminance, from 0 to 1. */
function luminance({ r, g, b }: Omit<Rgb, 'alpha'>): number {
  return 0.2126 * toLinear(r) + 0.7152 * toLinear(g) + 0.0722 * toLinear(b)
}

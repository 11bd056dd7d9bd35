import type { Oklch, Rgb } from './types.ts'

/** A colour in Oklab: `l` from 0 to 1, `a` and `b` from about -0.4 to 0.4. */
export interface Oklab {
  readonly l: number
  readonly a: number
  readonly b: number
  readonly alpha: number
}

/** Converts an sRGB channel to linear light. Negative values stay negative. */
export function toLinear(channel: number): number {
  const size = Math.abs(channel)
  return size <= 0.04045 ? channel / 12.92 : Math.sign(channel) * ((size + 0.055) / 1.055) ** 2.4
}

/** Converts linear light to an sRGB channel. */
export function fromLinear(light: number): number {
  const size = Math.abs(light)
  return size <= 0.0031308 ? light * 12.92 : Math.sign(light) * (1.055 * size ** (1 / 2.4) - 0.055)
}

/** Converts sRGB to Oklab, with the matrices of {@link https://bottosson.github.io/posts/oklab/ | Oklab's author}. */
export function rgbToOklab({ r, g, b, alpha }: Rgb): Oklab {
  const [red, green, blue] = [toLinear(r), toLinear(g), toLinear(b)]
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
  const medium = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
  return {
    l: 0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short,
    a: 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short,
    b: 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short,
    alpha,
  }
}

/** Converts Oklab to sRGB; see {@link rgbToOklab}. */
export function oklabToRgb({ l, a, b, alpha }: Oklab): Rgb {
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const medium = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3
  return {
    r: fromLinear(4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short),
    g: fromLinear(-1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short),
    b: fromLinear(-0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short),
    alpha,
  }
}

/** Converts to polar coordinates. Below a chroma of 0.00002 the hue is a rounding error, and the colour grey. */
export function labToOklch({ l, a, b, alpha }: Oklab): Oklch {
  const c = Math.hypot(a, b)
  if (c < 2e-5) return { l, c: 0, h: 0, alpha }
  return { l, c, h: ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360, alpha }
}

/** Converts to Cartesian coordinates. */
export function oklchToLab({ l, c, h, alpha }: Oklch): Oklab {
  const angle = (h * Math.PI) / 180
  return { l, a: c * Math.cos(angle), b: c * Math.sin(angle), alpha }
}

/** Converts a hue in degrees, and saturation and lightness from 0 to 1. */
export function hslToRgb(hue: number, saturation: number, lightness: number): { r: number; g: number; b: number } {
  const amount = saturation * Math.min(lightness, 1 - lightness)
  const channel = (offset: number): number => {
    const k = (((offset + hue / 30) % 12) + 12) % 12
    return lightness - amount * Math.max(-1, Math.min(k - 3, 9 - k, 1))
  }
  return { r: channel(0), g: channel(8), b: channel(4) }
}

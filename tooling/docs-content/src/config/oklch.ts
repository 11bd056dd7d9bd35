/** Colour in OKLCH: lightness from 0 to 1, chroma, and hue in degrees. */
export interface Oklch {
  l: number
  c: number
  h: number
}

type Triple = readonly [number, number, number]

/** Reads `#rgb`, `#rrggbb` or `oklch(0.5 0.1 250)`; undefined for anything else. */
export function parseColour(text: string): Oklch | undefined {
  const hex = /^#(?:([\da-f]{2})([\da-f]{2})([\da-f]{2})|([\da-f])([\da-f])([\da-f]))$/i.exec(text)?.slice(1)
  if (hex) {
    const parts = hex.filter((part) => part !== undefined)
    return fromSrgb(
      parts.map((part) => Number.parseInt(part.length === 1 ? part + part : part, 16) / 255) as unknown as Triple,
    )
  }
  const own = /^oklch\(\s*(\d*\.?\d+)(%?)\s+(\d*\.?\d+)\s+(-?\d*\.?\d+)(?:deg)?\s*\)$/.exec(text)
  if (!own) return undefined
  const [, lightness, percent, chroma, hue] = own
  const l = Number(lightness) / (percent === '%' ? 100 : 1)
  return l > 1 ? undefined : { l, c: Number(chroma), h: Number(hue) }
}

/** `#rrggbb` of a colour. A colour outside sRGB loses chroma, and keeps lightness and hue. */
export function hexOf(colour: Oklch): string {
  const bytes = toLinear(inGamut(colour)).map((value) => Math.round(255 * encoded(Math.min(1, Math.max(0, value)))))
  return `#${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`
}

/**
 * Contrast ratio of two `#rrggbb`, from 1 to 21.
 *
 * @see {@link https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio | WCAG 2.2}
 */
export function contrastRatio(one: string, other: string): number {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (light! + 0.05) / (dark! + 0.05)
}

function luminance(hex: string): number {
  const [r, g, b] = [1, 3, 5].map((at) => decoded(Number.parseInt(hex.slice(at, at + 2), 16) / 255)) as [
    number,
    number,
    number,
  ]
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

function inGamut(colour: Oklch): Oklch {
  const fits = (c: number): boolean => toLinear({ ...colour, c }).every((value) => value >= -0.0001 && value <= 1.0001)
  if (fits(colour.c)) return colour
  let [inside, outside] = [0, colour.c]
  for (let step = 0; step < 20; step++) {
    const c = (inside + outside) / 2
    if (fits(c)) inside = c
    else outside = c
  }
  return { ...colour, c: inside }
}

function encoded(value: number): number {
  return value <= 0.0031308 ? 12.92 * value : 1.055 * value ** (1 / 2.4) - 0.055
}

function decoded(value: number): number {
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
}

// The matrices are those of https://bottosson.github.io/posts/oklab/.

function fromSrgb(srgb: Triple): Oklch {
  const linear = srgb.map(decoded) as unknown as Triple
  const cone = times(
    [0.4122214708, 0.5363325363, 0.0514459929],
    [0.2119034982, 0.6806995451, 0.1073969566],
    [0.0883024619, 0.2817188376, 0.6299787005],
    linear,
  ).map(Math.cbrt) as unknown as Triple
  const [l, a, b] = times(
    [0.2104542553, 0.793617785, -0.0040720468],
    [1.9779984951, -2.428592205, 0.4505937099],
    [0.0259040371, 0.7827717662, -0.808675766],
    cone,
  )
  return { l, c: Math.hypot(a, b), h: ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360 }
}

function toLinear({ l, c, h }: Oklch): Triple {
  const [a, b] = [c * Math.cos((h * Math.PI) / 180), c * Math.sin((h * Math.PI) / 180)]
  const cone = times(
    [1, 0.3963377774, 0.2158037573],
    [1, -0.1055613458, -0.0638541728],
    [1, -0.0894841775, -1.291485548],
    [l, a, b],
  ).map((value) => value ** 3) as unknown as Triple
  return times(
    [4.0767416621, -3.3077115913, 0.2309699292],
    [-1.2684380046, 2.6097574011, -0.3413193965],
    [-0.0041960863, -0.7034186147, 1.707614701],
    cone,
  )
}

function times(first: Triple, second: Triple, third: Triple, vector: Triple): Triple {
  const row = (line: Triple): number => line[0] * vector[0] + line[1] * vector[1] + line[2] * vector[2]
  return [row(first), row(second), row(third)]
}

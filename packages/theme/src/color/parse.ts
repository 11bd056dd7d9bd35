import { checkArgument, failure, shown } from '@signpost/utils-primitives'
import { hslToRgb, oklabToRgb, oklchToLab } from './convert.ts'
import type { Rgb } from './types.ts'

const named: Readonly<Record<string, string>> = { black: '#000', white: '#fff', transparent: '#0000' }
const part = /^([+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?)(%|deg|grad|rad|turn)?$/
const degrees: Readonly<Record<string, number>> = { deg: 1, grad: 0.9, rad: 180 / Math.PI, turn: 360 }

/**
 * Parses a CSS colour: `#rgb`, `#rrggbb` (optionally with alpha), `rgb()`, `hsl()`, `oklch()`, `oklab()`, `black`,
 * `white` or `transparent`.
 *
 * @param text - The colour. `parseCssColor` of `@signpost/theme/css-color` also takes other names and
 *   `color()`; `calc()` and relative colours are not supported.
 * @returns The colour in sRGB. Channels of a colour outside of sRGB are below 0 or above 1.
 * @throws SyntaxError when it is not a supported colour.
 *
 * @example
 * ```ts
 * import { color } from '@signpost/theme'
 *
 * color.parse('rgb(255 0 0 / 50%)') // { r: 1, g: 0, b: 0, alpha: 0.5 }
 * ```
 * @searchAlias hex string tinycolor chroma
 * @public
 */
export function parse(text: string): Rgb {
  checkArgument(
    'INVALID_COLOR',
    text,
    'a colour',
    () => typeof text === 'string',
    "pass a text such as '#0cf'",
    SyntaxError,
  )
  const source = String(text).trim().toLowerCase()
  const color = parseHex((Object.hasOwn(named, source) && named[source]) || source) ?? parseFunction(source)
  if (!color) {
    throw failure(
      'INVALID_COLOR',
      `Expected a colour, found ${shown(text)}: use one such as #0cf, rgb(0 204 255), hsl(192 100% 50%) or oklch(79% 0.15 222)`,
      SyntaxError,
    )
  }
  return color
}

function parseHex(source: string): Rgb | undefined {
  const [, digits] = /^#([\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/.exec(source) ?? []
  if (!digits) return undefined
  const length = digits.length > 4 ? 2 : 1
  const channel = (index: number): number => {
    const text = digits.slice(index * length, (index + 1) * length)
    return text ? Number.parseInt(text.repeat(2 / length), 16) / 255 : 1
  }
  return { r: channel(0), g: channel(1), b: channel(2), alpha: channel(3) }
}

function parseFunction(source: string): Rgb | undefined {
  const [, name, x, y, z, opacity = '1'] =
    /^(rgb|hsl|oklch|oklab)a?\( *([^\s,/()]+)[\s,]+([^\s,/()]+)[\s,]+([^\s,/()]+)(?:\s*[,/]\s*([^\s,/()]+))? *\)$/.exec(
      source,
    ) ?? []
  if (!name || !x || !y || !z) return undefined

  const alpha = clamp(read(opacity, 1))
  const numbers = {
    rgb: () => ({ r: read(x, 255) / 255, g: read(y, 255) / 255, b: read(z, 255) / 255, alpha }),
    hsl: () => ({ ...hslToRgb(read(x, 360), clamp(read(y, 100) / 100), clamp(read(z, 100) / 100)), alpha }),
    oklch: () => oklabToRgb(oklchToLab({ l: clamp(read(x, 1)), c: Math.max(0, read(y, 0.4)), h: read(z, 360), alpha })),
    oklab: () => oklabToRgb({ l: clamp(read(x, 1)), a: read(y, 0.4), b: read(z, 0.4), alpha }),
  }[name as 'rgb']()
  return Object.values(numbers).every(Number.isFinite) ? numbers : undefined
}

/** Parses a number, a percentage of `whole` or an angle in degrees; `NaN` for other text. */
function read(text: string, whole: number): number {
  if (text === 'none') return 0
  const [, number, unit] = part.exec(text) ?? []
  if (unit === '%') return (Number(number) / 100) * whole
  if (unit && whole !== 360) return NaN
  return Number(number) * (unit ? degrees[unit]! : 1)
}

function clamp(value: number): number {
  return Math.min(1, Math.max(0, value))
}

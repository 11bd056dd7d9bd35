/**
 * All absolute colours of CSS, for colours that other people write.
 *
 * @example
 * ```ts
 * import { color } from '@signpost/theme'
 * import { parseCssColor } from '@signpost/theme/css-color'
 *
 * color.toHex(parseCssColor('hwb(180 0% 63%)')) // '#005e5e'
 * ```
 *
 * @packageDocumentation
 */

import { checkArgument, failure, shown } from '@signpost/utils-primitives'
import { fromLinear, hslToRgb, toLinear } from './color/convert.ts'
import { parse } from './color/parse.ts'
import type { Rgb } from './color/types.ts'
import { names } from './css-color/names.ts'

type Triple = readonly [number, number, number]
type Matrix = readonly [Triple, Triple, Triple]

/** XYZ with the white point D65 to linear sRGB, and the others to that XYZ; from CSS Color 4. */
const xyzToRgb: Matrix = [
  [3.2409699419045226, -1.537383177570094, -0.4986107602930034],
  [-0.9692436362808796, 1.8759675015077202, 0.04155505740717559],
  [0.05563007969699366, -0.20397695888897652, 1.0569715142428786],
]
const d50ToD65: Matrix = [
  [0.955473421488075, -0.02309845494876471, 0.06325924320057072],
  [-0.0283697093338637, 1.0099953980813041, 0.021041441191917323],
  [0.012314014864481998, -0.020507649298898964, 1.330365926242124],
]
const p3ToXyz: Matrix = [
  [0.48657094864821615, 0.26566769316909306, 0.19821728523436247],
  [0.2289745640697488, 0.6917385218365064, 0.079286914093745],
  [0, 0.04511338185890264, 1.043944368900976],
]

/**
 * Parses a colour like `color.parse`, and in addition the names of CSS, `hwb()`, `lab()`, `lch()`, and `color()` with
 * `srgb`, `srgb-linear`, `display-p3`, `xyz`, `xyz-d65` or `xyz-d50`.
 *
 * @param text - The colour. `calc()`, relative colours and system colours are not supported.
 * @returns The colour in sRGB. Channels of a colour outside of sRGB are below 0 or above 1.
 * @throws SyntaxError when it is not a supported colour.
 *
 * @example
 * ```ts
 * import { color } from '@signpost/theme'
 * import { parseCssColor } from '@signpost/theme/css-color'
 *
 * color.toHex(parseCssColor('rebeccapurple')) // '#663399'
 * ```
 * @searchAlias keywords string convert gamut
 * @public
 */
export function parseCssColor(text: string): Rgb {
  checkArgument(
    'INVALID_COLOR',
    text,
    'a colour',
    () => typeof text === 'string',
    "pass a text such as 'teal'",
    SyntaxError,
  )
  const source = String(text).trim().toLowerCase()
  const named = names.get(source)
  if (named !== undefined) return parse(`#${named}`)
  const [, name, content = ''] = /^(hwb|lab|lch|color)\(([^()]*)\)$/.exec(source) ?? []
  if (name === undefined) return parse(text)

  const [channels = '', opacity = '1', ...more] = content.split('/')
  const parts = channels.trim().split(/\s+/)
  const space = name === 'color' ? parts.shift() : name
  const [x = NaN, y = NaN, z = NaN] = parts.map((part, index) => read(part, wholes[name]?.[index] ?? 1))
  const alpha = Math.min(1, Math.max(0, read(opacity.trim(), 1)))
  const convert = Object.hasOwn(spaces, space ?? '') ? spaces[space as keyof typeof spaces] : undefined
  const rgb = convert && parts.length === 3 && more.length === 0 ? convert([x, y, z]) : [NaN, NaN, NaN]
  if ([...rgb, alpha].some(Number.isNaN)) {
    throw failure(
      'INVALID_COLOR',
      `Expected a colour, found ${shown(text)}: use one such as teal, lab(50% 20 -30) or color(display-p3 1 0.5 0)`,
      SyntaxError,
    )
  }
  const [r, g, b] = rgb as [number, number, number]
  return { r, g, b, alpha }
}

/** Number of each channel that is 100%; 360 for hues. */
const wholes: Readonly<Record<string, Triple>> = { hwb: [360, 1, 1], lab: [100, 125, 125], lch: [100, 150, 360] }

const degrees: Readonly<Record<string, number>> = { deg: 1, grad: 0.9, rad: 180 / Math.PI, turn: 360 }

const spaces = {
  hwb: ([hue, white, black]: Triple): Triple => {
    // Plain numbers are percentages too.
    const [w, b] = [white, black].map((amount) => (amount > 1 ? amount / 100 : amount)) as [number, number]
    const rest = Math.max(0, 1 - w - b)
    const { r, g, b: blue } = hslToRgb(hue, 1, 0.5)
    const grey = w + b > 1 ? w / (w + b) : w
    return [r * rest + grey, g * rest + grey, blue * rest + grey]
  },
  lab: labToRgb,
  lch: ([l, c, h]: Triple): Triple => {
    const angle = (h * Math.PI) / 180
    return labToRgb([l, Math.max(0, c) * Math.cos(angle), Math.max(0, c) * Math.sin(angle)])
  },
  srgb: (rgb: Triple): Triple => rgb,
  'srgb-linear': (rgb: Triple): Triple => rgb.map(fromLinear) as unknown as Triple,
  'display-p3': (rgb: Triple): Triple => xyz(times(p3ToXyz, rgb.map(toLinear) as unknown as Triple)),
  xyz,
  'xyz-d65': xyz,
  'xyz-d50': (color: Triple): Triple => xyz(times(d50ToD65, color)),
}

function xyz(color: Triple): Triple {
  return times(xyzToRgb, color).map(fromLinear) as unknown as Triple
}

function times(matrix: Matrix, [x, y, z]: Triple): Triple {
  return matrix.map(([a, b, c]) => a * x + b * y + c * z) as unknown as Triple
}

/** Converts CIE Lab, whose white point is D50. */
function labToRgb([lightness, a, b]: Triple): Triple {
  const l = Math.min(100, Math.max(0, lightness))
  const y = (l + 16) / 116
  const [epsilon, kappa] = [216 / 24389, 24389 / 27]
  const cubed = (value: number): number => (value ** 3 > epsilon ? value ** 3 : (116 * value - 16) / kappa)
  const white: Triple = [0.9642956764295677, 1, 0.8251046025104602]
  return xyz(
    times(d50ToD65, [
      cubed(a / 500 + y) * white[0],
      l > kappa * epsilon ? y ** 3 : l / kappa,
      cubed(y - b / 200) * white[2],
    ]),
  )
}

/** Parses a number, a percentage of `whole`, or an angle where `whole` is 360; `NaN` for other text. */
function read(text: string, whole: number): number {
  if (text === 'none') return 0
  const [, number, unit = ''] = /^([+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?)(%|deg|grad|rad|turn)?$/.exec(text) ?? []
  if (unit === '%') return whole === 360 ? NaN : (Number(number) / 100) * whole
  if (unit !== '' && whole !== 360) return NaN
  return Number(number) * (degrees[unit] ?? 1)
}

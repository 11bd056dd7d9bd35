import type { Accent } from '../reader/model.ts'
import { contrastRatio, hexOf, parseColour, type Oklch } from './oklch.ts'

/** Colour mode. */
type Mode = 'light' | 'dark'

/** An accent that cannot be read on the pages, and the shade in place of it. */
export interface ReplacedAccent {
  mode: Mode
  given: string
  /** Lowest contrast on the page's backgrounds. */
  contrast: number
  used: string
  usedContrast: number
}

/** Least contrast of text and its background: WCAG 2.2, level AA. */
export const leastContrast = 4.5

/** Backgrounds of text in each mode, `paper` and `raised` of the site's theme; a test of the site compares them. */
export const backgrounds: Readonly<Record<Mode, readonly [paper: string, raised: string]>> = {
  light: ['oklch(0.992 0.002 95)', 'oklch(0.968 0.004 95)'],
  dark: ['oklch(0.195 0.011 255)', 'oklch(0.232 0.013 255)'],
}

/**
 * Derives all colours of an accent. Where the given colour cannot be read, the nearest shade of its hue that can is used.
 *
 * @param given - Colours that {@link parseColour} reads.
 */
export function accentOf(given: Readonly<Record<Mode, string>>): { accent: Accent; replaced: ReplacedAccent[] } {
  const modes = (['light', 'dark'] as const).map((mode) => shadesOf(mode, given[mode]))
  const [light, dark] = modes as [Shades, Shades]
  const names = Object.keys(light.colours) as (keyof Accent)[]
  return {
    accent: Object.fromEntries(
      names.map((name) => [name, { light: light.colours[name], dark: dark.colours[name] }]),
    ) as unknown as Accent,
    replaced: modes.flatMap(({ replaced }) => replaced ?? []),
  }
}

interface Shades {
  colours: Record<keyof Accent, string>
  replaced?: ReplacedAccent
}

function shadesOf(mode: Mode, given: string): Shades {
  const colour = parseColour(given)!
  // Washes of a grey accent are grey.
  const strength = Math.min(1, colour.c / 0.085)
  const tint = (l: number, c: number): string => hexOf({ l, c: c * strength, h: colour.h })
  const wash = mode === 'light' ? tint(0.945, 0.022) : tint(0.29, 0.034)
  const behind = [...backgrounds[mode].map((one) => hexOf(parseColour(one)!)), wash]
  const contrastOf = (one: Oklch): number =>
    Math.min(...behind.map((background) => contrastRatio(hexOf(one), background)))

  const used = nearestPassing(colour, mode, (one) => contrastOf(one) >= leastContrast)
  const hex = hexOf(used)
  const strong: Oklch =
    mode === 'light'
      ? { ...used, l: Math.max(0.1, used.l - 0.09), c: used.c * 0.82 }
      : { ...used, l: Math.max(used.l, Math.min(0.97, used.l + 0.08)), c: used.c * 0.6 }
  return {
    colours: {
      accent: hex,
      accentStrong: hexOf(strong),
      accentWash: wash,
      onAccent: mode === 'light' ? tint(0.99, 0.005) : tint(0.2, 0.03),
      underline: `${hex}${mode === 'light' ? '59' : '66'}`,
      selection: mode === 'light' ? tint(0.88, 0.06) : tint(0.38, 0.06),
    },
    ...(used !== colour && {
      replaced: { mode, given, contrast: contrastOf(colour), used: hex, usedContrast: contrastOf(used) },
    }),
  }
}

/** The colour itself, or the nearest one in lightness that passes: darker in light mode, lighter in dark mode. */
function nearestPassing(colour: Oklch, mode: Mode, passes: (colour: Oklch) => boolean): Oklch {
  if (passes(colour)) return colour
  let [failing, passing] = [colour.l, mode === 'light' ? 0 : 1]
  for (let step = 0; step < 12; step++) {
    const l = (failing + passing) / 2
    if (passes({ ...colour, l })) passing = l
    else failing = l
  }
  return { ...colour, l: passing }
}

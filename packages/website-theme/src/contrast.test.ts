import { color } from '@signpost/theme'
import { describe, expect, test } from 'vitest'
import { pairs, roles } from '../test/roles.ts'
import { websiteFamilies, websiteTheme, type WebsiteTheme } from './index.ts'

const cases = websiteFamilies.names.flatMap((section) =>
  websiteTheme.schemes.map((scheme) => {
    const theme = websiteFamilies.pick(section)
    return { section, scheme, valueOf: (path: WebsiteTheme.Path) => theme.resolve(path, scheme) }
  }),
)

/** Describes the pairs whose contrast is below a limit. */
function below(limit: number, tried: typeof pairs, valueOf: (path: WebsiteTheme.Path) => string): string[] {
  return tried
    .map(([text, background]) => ({ text, background, ratio: color.contrastRatio(valueOf(text), valueOf(background)) }))
    .filter(({ ratio }) => !(ratio >= limit))
    .map(({ text, background, ratio }) => `${text} on ${background}: ${ratio.toFixed(2)}`)
}

test('every colour has one role', () => {
  const colors = websiteTheme.paths.filter((path) => websiteTheme.resolve(path).startsWith('oklch('))
  expect(Object.values(roles).flat().sort()).toEqual([...colors].sort())
})

test('every colour can be measured, in both schemes', () => {
  for (const path of Object.values(roles).flat()) {
    for (const scheme of websiteTheme.schemes)
      expect(() => color.parse(websiteTheme.resolve(path, scheme)), path).not.toThrow()
  }
})

describe.each(cases)('$section, $scheme', ({ scheme, valueOf }) => {
  test('text has the contrast of WCAG AA on each background', () => {
    expect(below(4.5, pairs, valueOf)).toEqual([])
  })

  test('selected text is visible, and that of the page has AA', () => {
    expect(
      below(
        3,
        roles.texts.map((text) => [text, 'selection']),
        valueOf,
      ),
    ).toEqual([])
    expect(
      below(
        4.5,
        [
          ['ink', 'selection'],
          ['accent', 'selection'],
          ['accentStrong', 'selection'],
        ],
        valueOf,
      ),
    ).toEqual([])
  })

  test('borders of controls have the contrast required by WCAG AA', () => {
    expect(
      below(
        3,
        roles.backgrounds.slice(0, 2).map((background) => ['lineStrong', background]),
        valueOf,
      ),
    ).toEqual([])
  })

  test('a colour that is too light or too dark is detected', () => {
    const faint = scheme === 'light' ? 'oklch(0.65 0.085 255)' : 'oklch(0.55 0.085 255)'
    const found = below(4.5, pairs, (path) => (path === 'accent' ? faint : valueOf(path)))
    expect(found).toContainEqual(expect.stringMatching(/^accent on paper: /))
  })
})

describe('sections', () => {
  test('have distinct accents', () => {
    for (const scheme of websiteTheme.schemes) {
      const hues = websiteFamilies.names
        .map((name) => color.toOklch(websiteFamilies.pick(name).resolve('accent', scheme)).h)
        .sort((one, other) => one - other)
      const gaps = hues.map((hue, index) => (hues[index + 1] ?? hues[0]! + 360) - hue)
      expect(Math.min(...gaps)).toBeGreaterThan(35)
    }
  })

  test('change colours of the accent, and the base changes nothing', () => {
    const changed = (name: WebsiteTheme.Section): WebsiteTheme.Path[] => {
      const theme = websiteFamilies.pick(name)
      return theme.paths.filter((path) =>
        theme.schemes.some((scheme) => theme.resolve(path, scheme) !== websiteTheme.resolve(path, scheme)),
      )
    }
    expect(changed('base')).toEqual([])
    for (const name of websiteFamilies.names.filter((one) => one !== 'base')) {
      expect(changed(name)).toEqual(['accent', 'accentStrong', 'accentWash', 'onAccent', 'underline', 'selection'])
    }
  })

  test('have colours that a screen can show', () => {
    for (const name of websiteFamilies.names.filter((one) => one !== 'base')) {
      for (const scheme of websiteTheme.schemes) {
        for (const path of ['accent', 'accentStrong', 'accentWash', 'onAccent', 'selection'] as const) {
          const { r, g, b } = color.parse(websiteFamilies.pick(name).resolve(path, scheme))
          expect(Math.min(r, g, b), `${name} ${path} ${scheme}`).toBeGreaterThanOrEqual(-0.001)
          expect(Math.max(r, g, b), `${name} ${path} ${scheme}`).toBeLessThanOrEqual(1.001)
        }
      }
    }
  })
})

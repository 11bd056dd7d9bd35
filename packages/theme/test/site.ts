import { createTheme, createThemeFamily, type Theme, type ThemeFamily } from '../src/index.ts'

const tokens = {
  sans: "'Source Sans 3', system-ui, sans-serif",
  size: { note: '0.8125rem', page: 'clamp(1.625rem, 1.3rem + 1.2vw, 2.125rem)' },
  lineHeight: 1.65,
  paper: { light: 'rgb(255 255 255)', dark: 'rgb(17 17 17)' },
  accent: { light: 'rgb(0 100 80)', dark: 'rgb(80 255 180)' },
  gap: '1rem',
  link: '{accent}',
  shadow: { light: '0 1px 2px {accent}', dark: 'none' },
} as const

export type SiteTokens = typeof tokens

/** Tokens of every kind: nested, per scheme, plain, and references to both. */
export const site: Theme<SiteTokens> = createTheme(tokens)

/**
 * Variants that change a token per scheme, a plain token, and a token that is plain in the base; and one without
 * changes.
 */
export const sections: ThemeFamily<SiteTokens, 'docs' | 'guides' | 'base'> = createThemeFamily(site, {
  docs: { accent: { light: 'rgb(60 0 120)' }, gap: '2rem' },
  guides: { accent: 'rgb(200 100 0)', gap: { light: '3rem', dark: '4rem' } },
  base: {},
})

import { createTheme, type Theme } from '@mui/material/styles'
import { color, createTheme as createTokens } from '@signpost/theme'
import { renderToStaticMarkup } from 'react-dom/server'
import { createElement } from 'react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { ColorSchemeScript, createMuiTheme, tokensToThemeOptions } from '../src/index.ts'
import { mockSystem } from './system.ts'

/** Properties that MUI types only with its augmentation. */
interface SchemeTheme {
  readonly colorSchemes: Readonly<Record<'light' | 'dark', { readonly palette: Theme['palette'] }>>
  readonly generateStyleSheets: () => Record<string, Record<string, string>>[]
}

const root = document.documentElement

const tokens = createTokens({
  primary: {
    main: { light: '#00687a', dark: 'oklch(80% 0.1 210)' },
    light: '#0af',
    dark: '#025',
    contrastText: '#fff',
  },
  secondary: color.palette('#f0c'),
  info: { light: '#05a', dark: '#8cf' },
  error: { contrastText: '#fff' },
  paper: { light: '#fff', dark: '#111' },
  background: { surface: { light: '#fafafa', dark: '#222' } },
  color: { text: { primary: { light: '#111', dark: '#eee' } }, divider: '{paper}' },
  spacing: '0.5rem',
  borderRadius: 6,
  fontFamily: "'Source Sans 3', sans-serif",
  breakpoints: { xs: 0, sm: 500, md: '800px', lg: 1100, xl: 1500 },
})

const schemesOf = (theme: Theme) => (theme as unknown as SchemeTheme).colorSchemes

/** All declarations of a theme by selector. */
function sheetsOf(theme: Theme): Record<string, Record<string, string>> {
  const sheets: Record<string, Record<string, string>> = {}
  for (const [selector, block] of (theme as unknown as SchemeTheme)
    .generateStyleSheets()
    .flatMap((sheet) => Object.entries(sheet))) {
    sheets[selector] = { ...sheets[selector], ...block }
  }
  return sheets
}

/** Tests of theme creation, for the installed version of `@mui/material`. */
export function testThemes(): void {
  beforeEach(() => {
    for (const { name } of [...root.attributes]) root.removeAttribute(name)
    localStorage.clear()
    mockSystem('light')
    vi.spyOn(console, 'error').mockImplementation((...message) => expect(message).toBe('no complaint'))
    vi.spyOn(console, 'warn').mockImplementation((...message) => expect(message).toBe('no complaint'))
  })

  describe('createMuiTheme', () => {
    test('has both schemes, in custom properties', () => {
      const theme = createMuiTheme()
      expect(Object.keys(schemesOf(theme)).sort()).toEqual(['dark', 'light'])
      const sheets = sheetsOf(theme)
      expect(sheets[':root, [data-color-scheme="light"]']).toMatchObject({
        colorScheme: 'light',
        '--mui-palette-background-default': '#fff',
      })
      expect(sheets['[data-color-scheme="dark"]']).toMatchObject({
        colorScheme: 'dark',
        '--mui-palette-background-default': '#121212',
      })
    })

    test('options, including the background, override defaults and tokens', () => {
      const theme = createMuiTheme({
        tokens,
        tokenOptions: { names: { 'background.default': 'paper' } },
        palette: {
          background: { default: '#fed' },
          dark: { background: { default: '#012' }, text: { primary: '#fff' } },
        },
        colorSchemes: { dark: { palette: { text: { primary: '#ffe' } } } },
        shape: { borderRadius: 1 },
        cssVariables: { cssVarPrefix: 'app' },
      })
      const { light, dark } = schemesOf(theme)
      expect([light.palette.background, dark.palette.background]).toMatchObject([
        { default: '#fed', paper: '#fafafa' },
        { default: '#012', paper: '#222222' },
      ])
      expect([light.palette.text.primary, dark.palette.text.primary]).toEqual(['#111111', '#ffe'])
      expect(theme.shape.borderRadius).toBe(1)
      expect(sheetsOf(theme)['[data-color-scheme="dark"]']).toHaveProperty('--app-palette-background-default', '#012')
    })

    test('a colour with a main shade replaces the one below it', () => {
      const theme = createMuiTheme({
        tokens,
        palette: { primary: { main: '#ff0' }, dark: { primary: { main: '#ee0', dark: '#123' } } },
      })
      const { light, dark } = schemesOf(theme)
      expect(light.palette.primary).toMatchObject({ main: '#ff0', contrastText: 'rgba(0, 0, 0, 0.87)' })
      expect(light.palette.primary.dark).not.toBe('#002255')
      expect(dark.palette.primary).toMatchObject({ main: '#ee0', dark: '#123' })
      expect(dark.palette.primary.light).not.toBe('#00aaff')
    })

    test('text on a colour has a contrast of 4.5, unless configured otherwise', () => {
      const primary = { main: '#1e88e5' }
      const textOn = (theme: Theme) => schemesOf(theme).light.palette.primary.contrastText
      expect(color.contrastRatio('#fff', primary.main)).toBeLessThan(4.5)
      expect(textOn(createMuiTheme({ palette: { primary } }))).toBe('rgba(0, 0, 0, 0.87)')
      expect(textOn(createMuiTheme({ palette: { primary, contrastThreshold: 3 } }))).toBe('#fff')
    })

    test('a scheme can be removed, by options or by tokens', () => {
      const themes = [
        createMuiTheme({ colorSchemes: { light: false } }),
        createMuiTheme({ tokens: createTokens({ primary: '#8cf' }, { schemes: ['dark'] }) }),
      ]
      for (const theme of themes) {
        expect(Object.keys(schemesOf(theme))).toEqual(['dark'])
        expect(theme.palette.mode).toBe('dark')
        expect(renderToStaticMarkup(createElement(ColorSchemeScript, { theme }))).toBe('')
      }
    })
  })

  describe('tokensToThemeOptions', () => {
    test('finds tokens by their names, with the values of each scheme', () => {
      const theme = createTheme(tokensToThemeOptions(tokens, { names: { 'background.default': 'paper' } }))
      const { light, dark } = schemesOf(theme)
      expect(light.palette).toMatchObject({
        primary: { main: '#00687a', light: '#00aaff', dark: '#002255', contrastText: '#ffffff' },
        secondary: { main: '#ff00cc', contrastText: tokens.resolve('secondary.onBase') },
        info: { main: '#0055aa' },
        background: { default: '#ffffff', paper: '#fafafa' },
        text: { primary: '#111111' },
        divider: '#ffffff',
      })
      expect(dark.palette).toMatchObject({
        primary: { main: color.toHex('oklch(80% 0.1 210)') },
        info: { main: '#88ccff' },
        background: { default: '#111111', paper: '#222222' },
        text: { primary: '#eeeeee' },
        divider: '#111111',
      })
      expect(light.palette.error).toEqual(
        schemesOf(createTheme({ cssVariables: true, colorSchemes: { light: true, dark: true } })).light.palette.error,
      )
      expect(theme.spacing(2)).toMatch(/^calc\(2 \* var\(--mui-spacing\b/)
      expect(sheetsOf(theme)[':root']).toMatchObject({ '--mui-spacing': '0.5rem', '--mui-shape-borderRadius': '6px' })
      expect(theme.typography.fontFamily).toBe("'Source Sans 3', sans-serif")
      expect(theme.breakpoints.values).toEqual({ xs: 0, sm: 500, md: 800, lg: 1100, xl: 1500 })
    })

    test('a token in names overrides one found by name', () => {
      const { colorSchemes } = tokensToThemeOptions(tokens, { names: { 'primary.main': 'info' } })
      expect(colorSchemes).toMatchObject({ light: { palette: { primary: { main: '#0055aa', light: '#00aaff' } } } })
    })

    test('variables are references, from which the browser derives shades', () => {
      const named = createTokens(
        { accent: { light: '#075', dark: '#5fb' }, spacing: '0.5rem', borderRadius: 4 },
        { prefix: 'app' },
      )
      const theme = createMuiTheme({
        tokens: named,
        tokenOptions: { colors: 'variables', names: { 'primary.main': 'accent' } },
      })
      const sheets = sheetsOf(theme)
      for (const selector of [':root, [data-color-scheme="light"]', '[data-color-scheme="dark"]']) {
        expect(sheets[selector]).toHaveProperty('--mui-palette-primary-main', 'var(--app-accent)')
      }
      expect(schemesOf(theme).dark.palette.primary.dark).toContain('var(--app-accent)')
      expect(sheets[':root']).toMatchObject({
        '--mui-spacing': 'var(--app-spacing)',
        '--mui-shape-borderRadius': '4px',
      })
    })

    test.each([
      [
        'a name that is none',
        () =>
          tokensToThemeOptions(createTokens({ gap: '1rem' } as Record<string, string>), { names: { spacing: 'gpa' } }),
        RangeError,
        'Expected a token for spacing, found "gpa"',
      ],
      [
        'a colour that is computed',
        () => tokensToThemeOptions(createTokens({ primary: 'color-mix(in oklab, red, blue)' })),
        TypeError,
        'as token "primary", found "color-mix(in oklab, red, blue)"',
      ],
      [
        'a breakpoint in another unit',
        () => tokensToThemeOptions(createTokens({ breakpoint: { sm: '40em' } })),
        TypeError,
        'as token "breakpoint.sm", found "40em"',
      ],
      [
        'selectors of different forms',
        () =>
          tokensToThemeOptions(
            createTokens({}, { selectorFor: (scheme) => (scheme === 'dark' ? '.night' : `.${scheme}`) }),
          ),
        TypeError,
        'found ".light" and ".night"',
      ],
    ])('%s is an error', (_, make, type, message) => {
      expect(make).toThrow(type)
      expect(make).toThrow(message)
    })
  })

  describe('the selector of applyStyles is what the script sets', () => {
    const run = (theme: Theme) => {
      const template = document.createElement('template')
      template.innerHTML = renderToStaticMarkup(createElement(ColorSchemeScript, { theme }))
      new Function(template.content.querySelector('script')!.textContent)()
    }

    test.each([
      [undefined],
      ['class'],
      ['data'],
      ['data-mui-scheme'],
      ['.scheme-%s'],
      ['[data-mui="%s"]'],
      ['[data-mui-%s]'],
    ])('%s', (colorSchemeSelector) => {
      const theme = createMuiTheme({ cssVariables: colorSchemeSelector === undefined ? {} : { colorSchemeSelector } })
      const matches = (scheme: 'light' | 'dark') =>
        Object.keys(theme.applyStyles(scheme, { color: 'red' })).map((selector) =>
          root.matches(selector.replace(/ &$/, '')),
        )
      for (const [stored, scheme, other] of [
        ['dark', 'dark', 'light'],
        ['light', 'light', 'dark'],
        ['system', 'light', 'dark'],
        ['nonsense', 'light', 'dark'],
      ] as const) {
        localStorage.setItem('color-scheme', stored)
        run(theme)
        expect([matches(scheme), matches(other)], stored).toEqual([[true], [false]])
      }
    })

    test('and what the tokens have, their own selector too', () => {
      for (const options of [
        {},
        { attribute: 'data-look' },
        { attribute: 'look' },
        { selectorFor: (scheme: string) => `.is-${scheme}` },
      ]) {
        const own = createTokens({ primary: '#075' }, options)
        localStorage.setItem('color-scheme', 'dark')
        run(createMuiTheme({ tokens: own }))
        expect([root.matches(own.selectorFor('dark')), root.matches(own.selectorFor('light'))]).toEqual([true, false])
      }
    })

    test('a system that prefers dark is followed, where the storage is blocked too', () => {
      mockSystem('dark')
      vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
        throw new DOMException('Access is denied for this document.', 'SecurityError')
      })
      run(createMuiTheme())
      expect(root.dataset['colorScheme']).toBe('dark')
    })

    test('an unsupported selector is an error, and media needs no script', () => {
      const withSelector = (colorSchemeSelector: string) => () =>
        renderToStaticMarkup(
          createElement(ColorSchemeScript, { theme: createMuiTheme({ cssVariables: { colorSchemeSelector } }) }),
        )
      expect(withSelector('main > %s')).toThrow('found "main > %s"')
      expect(withSelector('media')()).toBe('')
    })
  })
}

import { color, createTheme } from '@signpost/theme'
import { mapValues } from '@signpost/utils-primitives'
import { expectTypeOf } from 'expect-type'
import { create, themes } from 'storybook/theming/create'
import { describe, expect, test } from 'vitest'
import { createStorybookTheme } from './create-storybook-theme.ts'
import { expandMinimal } from './expand-minimal.ts'
import { isMinimalInput } from './is-minimal-input.ts'
import type { StorybookThemeVars } from './storybook-theme-vars.ts'
import type { FullInput, MinimalInput } from './theme-input.ts'

const day: MinimalInput = {
  font: 'serif',
  color: '#222',
  pageBackground: '#fff',
  baseBackground: 'hsl(0 0% 98%)',
  secondaryBackground: 'oklch(90% 0.01 200)',
  border: '#0002',
}
const night: MinimalInput = {
  ...day,
  color: '#eee',
  pageBackground: '#111',
  baseBackground: '#181818',
  secondaryBackground: '#252525',
}

/** A Storybook theme with its colours in hexadecimal. */
const inHex = (theme: object): object =>
  mapValues(theme as Record<string, unknown>, (value) =>
    /^(#|hsl)/.test(String(value)) ? color.toHex(String(value)) : value,
  )

const required = Object.keys(themes.light)

describe('a full theme', () => {
  test('round-trips, whatever its values', () => {
    const full: FullInput = { ...themes.dark, appBg: '#123456', brandTitle: 'Ours', gridCellSize: 5 }
    expect(createStorybookTheme(full)).toMatchObject({
      base: 'dark',
      appBg: '#123456',
      brandTitle: 'Ours',
      gridCellSize: 5,
    })
    expect(isMinimalInput(full)).toBe(false)
    expect(isMinimalInput({})).toBe(false)
  })

  test('is completed by the theme of Storybook for its base', () => {
    const { appBg, base, ...rest } = createStorybookTheme({ appBg: '#111' })
    expect({ appBg, base }).toEqual({ appBg: '#111111', base: 'dark' })
    const { appBg: _, base: __, ...expected } = themes.dark
    expect(rest).toEqual(inHex({ ...expected, barSelectedColor: expected.colorSecondary }))
    expect(createStorybookTheme({})).toEqual(inHex({ ...themes.light, barSelectedColor: themes.light.colorSecondary }))
  })

  test.each([
    [{ appBg: '#eee' }, 'light'],
    [{ appContentBg: '#111' }, 'dark'],
    [{ appBg: '#eee', appContentBg: '#111' }, 'light'],
    [{ appBg: '#eee', base: 'dark' }, 'dark'],
    [{ textColor: '#fff' }, 'light'],
  ] as const)('%j is %s', (input, base) => expect(createStorybookTheme(input).base).toBe(base))
})

describe('a minimal theme', () => {
  test.each([day, night])('has every value that Storybook needs: %j', (input) => {
    expect(isMinimalInput(input)).toBe(true)
    const theme = expandMinimal(input)
    expect(Object.keys(theme).sort()).toEqual([...required].sort())
    expect(createStorybookTheme(input)).toEqual(theme)
  })

  test('uses each of its values', () => {
    const theme = expandMinimal({ ...night, accent: '#5fb', codeFont: 'Courier' })
    expect(theme).toMatchObject({
      base: 'dark',
      fontBase: 'serif',
      fontCode: 'Courier',
      textColor: '#eeeeee',
      appBg: '#111111',
      appContentBg: '#181818',
      buttonBg: '#252525',
      appBorderColor: '#00000022',
      colorSecondary: '#55ffbb',
    })
    expect(expandMinimal(day).base).toBe('light')
  })

  test.each([day, night])('can be read: %j', (input) => {
    const { appBg, appContentBg, textMutedColor, barTextColor, barBg, colorSecondary } = expandMinimal(input)
    const pairs = [
      [textMutedColor, appBg],
      [textMutedColor, appContentBg],
      [barTextColor, barBg],
      [colorSecondary, appContentBg],
    ] as const
    for (const [text, background] of pairs) expect(color.contrastRatio(text, background)).toBeGreaterThanOrEqual(4.5)
  })
})

describe("Storybook's create()", () => {
  test.each([createStorybookTheme(day), createStorybookTheme(night), createStorybookTheme({ colorSecondary: '#075' })])(
    'takes what is made and changes nothing: %j',
    (theme) => expect(create(theme)).toEqual(theme),
  )

  test('has the same type', () => {
    expectTypeOf<StorybookThemeVars>().toExtend<ReturnType<typeof create>>()
    expectTypeOf<Readonly<ReturnType<typeof create>>>().toExtend<StorybookThemeVars>()
    expectTypeOf<keyof StorybookThemeVars>().toEqualTypeOf<keyof ReturnType<typeof create>>()
  })
})

describe('invalid themes', () => {
  test.each<[object, RegExp]>([
    [{ appBg: '#fff', sidebarBg: '#eee' }, /found "sidebarBg": use some of "base", "colorPrimary"/],
    [{ font: 'serif', appBg: '#fff' }, /found "font" beside "appBg": use one kind/],
    [{ font: 'serif', color: '#222' }, /: add "pageBackground", "baseBackground", "secondaryBackground", "border"$/],
    [{ ...day, border: undefined }, /: add "border"$/],
    [{ appBg: 'var(--paper)' }, /"appBg" to be a colour such as .+, found "var\(--paper\)": /],
    [{ appBg: 7 }, /"appBg" to be a colour/],
    [{ base: 'dim' }, /"base" to be "light" or "dark", found "dim": /],
    [{ appBorderRadius: '4px' }, /"appBorderRadius" to be a number of pixels, found "4px": /],
    [{ fontBase: 1 }, /"fontBase" to be text, found 1: /],
    [{ constructor: 1 }, /found "constructor": /],
  ])('%j', (input, message) => {
    expect(() => createStorybookTheme(input)).toThrow(message)
    expect(() => createStorybookTheme(input)).toThrow(TypeError)
  })

  test('a translucent background where contrast matters', () => {
    expect(() => createStorybookTheme({ ...day, pageBackground: '#fff8' })).toThrow(RangeError)
  })
})

describe('of design tokens', () => {
  const tokens = createTheme({
    paper: { light: '#fff', dark: '#111' },
    accent: { light: 'oklch(42% 0.085 190)', dark: '#5fb' },
    radius: { m: '0.5rem', s: '3px', none: 0 },
    sans: 'Inter, sans-serif',
    link: '{accent}',
  })

  test('takes the values of a scheme', () => {
    const mapping = {
      appBg: 'paper',
      colorSecondary: 'link',
      fontBase: 'sans',
      appBorderRadius: 'radius.m',
      inputBorderRadius: 'radius.s',
    } as const
    const dark = createStorybookTheme(tokens, mapping, 'dark')
    expect(dark).toMatchObject({
      base: 'dark',
      appBg: '#111111',
      colorSecondary: '#55ffbb',
      fontBase: 'Inter, sans-serif',
      appBorderRadius: 8,
      inputBorderRadius: 3,
    })
    const light = createStorybookTheme(tokens, mapping)
    expect(light).toMatchObject({
      base: 'light',
      appBg: '#ffffff',
      colorSecondary: color.toHex(tokens.resolve('accent')),
    })
  })

  test('has the base of the scheme when no background is given', () => {
    expect(
      createStorybookTheme(tokens, { colorSecondary: 'accent', gridCellSize: 'radius.none' }, 'dark'),
    ).toMatchObject({ base: 'dark', gridCellSize: 0 })
  })

  test('takes a minimal mapping', () => {
    const mapping = {
      font: 'sans',
      color: 'accent',
      pageBackground: 'paper',
      baseBackground: 'paper',
      secondaryBackground: 'paper',
      border: 'accent',
    } as const
    expect(createStorybookTheme(tokens, mapping, 'dark')).toEqual(
      expandMinimal({
        font: 'Inter, sans-serif',
        color: '#5fb',
        pageBackground: '#111',
        baseBackground: '#111',
        secondaryBackground: '#111',
        border: '#5fb',
      }),
    )
  })

  test('checks the paths', () => {
    // @ts-expect-error There is no such token.
    expect(() => createStorybookTheme(tokens, { appBg: 'papr' })).toThrow('found "papr": ')
    expect(() => createStorybookTheme(tokens, { appBorderRadius: 'sans' })).toThrow(
      'Expected "appBorderRadius" to be a number of pixels',
    )
  })
})

test.each([
  ['grey', '#808080'],
  ['rebeccapurple', '#663399'],
  ['hwb(180 0% 63%)', '#005e5e'],
  ['color(display-p3 1 1 1)', '#ffffff'],
])('takes the colour %s, as Storybook does', (css, hex) => {
  expect(createStorybookTheme({ base: 'dark', appBorderColor: css }).appBorderColor).toBe(hex)
  expect(createStorybookTheme({ ...day, pageBackground: css })).toBeDefined()
})

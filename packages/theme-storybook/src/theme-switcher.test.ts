// @vitest-environment jsdom
import { createTheme, createThemeFamily } from '@signpost/theme'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { options, theme } from '../test/theme.ts'
import {
  createGlobalTypes,
  readThemeGlobals,
  resolveThemeOptions,
  ThemeGlobal,
  ThemeSwitcher,
  writeThemeGlobals,
} from './index.ts'

const root = document.documentElement
const attributes = () => ({ ...root.dataset })

describe('a switcher', () => {
  let switcher: ThemeSwitcher
  let before: string

  beforeEach(() => {
    root.dataset['colorScheme'] = 'light'
    before = root.outerHTML
    switcher = new ThemeSwitcher(options)
  })

  afterEach(() => {
    switcher[Symbol.dispose]()
    expect(root.outerHTML).toBe(before)
  })

  test('shows the default family and scheme, in the notation of Storybook and of the theme', () => {
    const types = createGlobalTypes(options)
    const initial = { themeScheme: types.themeScheme?.defaultValue, themeFamily: types.themeFamily?.defaultValue }
    expect(Object.values(initial)).not.toContain(undefined)
    for (const globals of [initial, {}, { themeFamily: 'Café--bar #1' }, { themeScheme: null, themeFamily: '' }]) {
      expect(switcher.apply(globals)).toEqual({ scheme: 'system', family: 'Café--bar #1' })
      expect(attributes()).toEqual({ colorScheme: 'system', themeFamily: 'Café--bar #1' })
      switcher.restore()
      expect(root.outerHTML).toBe(before)
    }
  })

  test('switches any number of times, and leaves nothing', () => {
    const chosen = [
      { scheme: 'dark', family: 'sea' },
      { scheme: 'light', family: 'Café--bar #1' },
      { scheme: 'system', family: 'sea' },
    ] as const
    for (const globals of chosen) {
      switcher.apply(writeThemeGlobals(globals))
      expect(attributes()).toEqual({ colorScheme: globals.scheme, themeFamily: globals.family })
    }
    expect(document.querySelectorAll('style')).toHaveLength(1)
    expect(document.querySelector('style')?.textContent).toBe(options.families?.toCss())
  })

  test('ignores a family and a scheme that are unknown, with one warning for each', () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue()
    for (const globals of [
      { themeFamily: 'moss', themeScheme: 'family--dark' },
      writeThemeGlobals({ family: 'moss' }),
    ]) {
      switcher.apply(globals)
      expect(attributes()).toEqual({ colorScheme: 'system', themeFamily: 'Café--bar #1' })
    }
    expect(warn.mock.calls).toEqual([
      ['The theme has no scheme "family--dark": it has light, dark.'],
      ['The theme has no family "moss": it has sea, Café--bar #1.'],
    ])
  })

  test('writes nothing that is unchanged', () => {
    const globals = writeThemeGlobals({ scheme: 'dark', family: 'sea' })
    switcher.apply(globals)
    const observer = new MutationObserver(() => {})
    observer.observe(document, { attributes: true, childList: true, subtree: true })
    switcher.apply(globals)
    expect(observer.takeRecords()).toEqual([])
    switcher.apply(writeThemeGlobals({ scheme: 'light', family: 'sea' }))
    expect(observer.takeRecords().map(({ attributeName }) => attributeName)).toEqual(['data-color-scheme'])
    observer.disconnect()
  })

  test('removes the family when there is no default', () => {
    switcher = new ThemeSwitcher({ ...options, defaultFamily: undefined })
    switcher.apply({ themeFamily: 'sea' })
    expect(attributes()['themeFamily']).toBe('sea')
    switcher.apply({})
    expect(attributes()).toEqual({ colorScheme: 'system' })
  })

  test('keeps changes by other code', () => {
    switcher.apply({})
    root.dataset['colorScheme'] = 'theirs'
    switcher.restore()
    expect(attributes()).toEqual({ colorScheme: 'theirs' })
    root.dataset['colorScheme'] = 'light'
  })

  test('restores its style when other code has removed it', () => {
    switcher.apply({})
    document.querySelector('style')?.remove()
    switcher.apply({})
    expect(document.querySelectorAll('style')).toHaveLength(1)
  })

  test('moves to another document, and to other elements', () => {
    const other = document.implementation.createHTMLDocument('Other')
    other.body.innerHTML = '<main></main>'
    const otherBefore = other.documentElement.outerHTML
    switcher = new ThemeSwitcher({ ...resolveThemeOptions(options), target: 'main' })
    document.body.append(document.createElement('main'))
    switcher.apply({ themeFamily: 'sea' })
    expect(document.querySelector('main')?.dataset['themeFamily']).toBe('sea')
    document.querySelector('main')?.replaceWith(document.createElement('main'))
    switcher.apply({ themeFamily: 'sea' })
    expect(document.querySelector('main')?.dataset['themeFamily']).toBe('sea')
    document.querySelector('main')?.remove()

    switcher.apply({}, other)
    expect(root.outerHTML).toBe(before)
    expect(other.querySelector('main')?.dataset['themeFamily']).toBe('Café--bar #1')
    switcher.restore()
    expect(other.documentElement.outerHTML).toBe(otherBefore)
  })

  test('sets the attributes that a theme and its families name', () => {
    const named = createTheme({ accent: { light: 'red', dark: 'pink' } }, { attribute: 'data-theme' })
    const families = createThemeFamily(named, { api: { accent: 'blue' } }, { attribute: 'data-section' })
    using own = new ThemeSwitcher({ theme: named, families, defaultScheme: 'dark', defaultFamily: 'api' })
    own.apply({})
    expect(attributes()).toEqual({ colorScheme: 'light', theme: 'dark', section: 'api' })
  })

  test('warns when there is no element for the attributes', () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue()
    switcher = new ThemeSwitcher({ ...options, target: '.missing' })
    switcher.apply({})
    expect(warn.mock.calls).toEqual([['No element is ".missing", so the theme is shown on none.']])
  })
})

describe('globals', () => {
  test('round-trip, whatever the name of the family', () => {
    for (const chosen of [
      { scheme: 'dark', family: 'Café--bar #1' },
      { scheme: 'light', family: 'sea' },
    ] as const) {
      expect(readThemeGlobals(writeThemeGlobals(chosen), options)).toEqual(chosen)
    }
    expect(writeThemeGlobals({})).toEqual({})
  })

  test('ignore inherited properties', () => {
    expect(readThemeGlobals(Object.create({ [ThemeGlobal.Family]: 'sea' }), options).family).toBe('Café--bar #1')
  })

  test('of a theme with one scheme or no family are none', () => {
    const single = { theme: createTheme({ paper: '#fff' }, { schemes: ['dark'] }) }
    expect(createGlobalTypes(single)).toEqual({})
    const warn = vi.spyOn(console, 'warn').mockReturnValue()
    const switcher = new ThemeSwitcher(single)
    expect(switcher.apply({ themeScheme: 'system', themeFamily: 'sea' })).toEqual({ scheme: 'dark', family: undefined })
    expect(warn.mock.calls.flat()).toEqual([
      'The theme has no scheme "system": it has dark.',
      'The theme has no family "sea": it has none.',
    ])
    switcher.restore()
  })

  test('have a menu each, or none', () => {
    expect(Object.keys(createGlobalTypes({ theme }))).toEqual(['themeScheme'])
    const groups = Object.values(createGlobalTypes(options)).flatMap((type) =>
      Object.keys(type.splitToolbar?.groups ?? {}),
    )
    expect(groups).toEqual(['scheme', 'family'])
    const bare = createGlobalTypes({ ...options, toolbar: false })
    expect(Object.values(bare).map((type) => 'splitToolbar' in type)).toEqual([false, false])
    expect(bare.themeFamily?.defaultValue).toBe(createGlobalTypes(options).themeFamily?.defaultValue)
  })
})

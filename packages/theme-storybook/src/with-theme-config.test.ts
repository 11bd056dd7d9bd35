import type { StorybookConfig } from '@storybook/react-vite'
import { createTheme, createThemeFamily } from '@signpost/theme'
import { describe, expect, test } from 'vitest'
import { options, theme } from '../test/theme.ts'
import { storybookOptions } from '../test/storybook/options.ts'
import { defineThemeAddon, withThemeConfig } from './index.ts'
import { addons, previewAnnotations, previewHead, type PresetOptions } from './preset.ts'

const config: StorybookConfig = { stories: ['*.stories.ts'], addons: ['other'], framework: '@storybook/react-vite' }

/** The options that the preset receives. */
function presetOptions(themed: StorybookConfig): PresetOptions {
  const own = themed.addons?.find((addon) => typeof addon === 'object' && addon.name === '@signpost/theme-storybook')
  return (own as { options: PresetOptions }).options
}

/** The addons that the preset loads, by the folder of their package. */
const loaded = (themed: StorybookConfig) =>
  Object.fromEntries(
    addons(presetOptions(themed)).map(({ name, options: own }) => [/storybook-addon-[a-z-]+/.exec(name)?.[0], own]),
  )

describe('withThemeConfig', () => {
  test('adds one addon, and leaves the configuration as it was', () => {
    const frozen = Object.freeze({ ...config, addons: Object.freeze([...config.addons!]) as string[] })
    const themed = withThemeConfig(frozen, options)
    expect(themed).toEqual({
      ...config,
      addons: ['other', { name: '@signpost/theme-storybook', options: expect.any(Object) }],
    })
    expect(frozen.addons).toEqual(['other'])
    expect(withThemeConfig({ stories: [], framework: '' } as StorybookConfig, options).addons).toHaveLength(1)
  })

  test('replaces itself', () => {
    const again = withThemeConfig(withThemeConfig({ ...config, addons: ['@signpost/theme-storybook'] }, options), {
      theme,
    })
    expect(again.addons).toHaveLength(1)
    expect(presetOptions(again).themeAddons?.setup.families).toEqual([])
  })

  test('its options are JSON', () => {
    const own = presetOptions(withThemeConfig(config, storybookOptions))
    expect(JSON.parse(JSON.stringify(own))).toEqual(own)
  })

  test('rejects what the theme does not have', () => {
    const other = createThemeFamily(createTheme({ gap: '1rem' }), { wide: { gap: '2rem' } })
    expect(() => withThemeConfig(config, { theme, families: other })).toThrow(TypeError)
    expect(() => withThemeConfig(config, { ...options, mirror: [{ selector: '' }] })).toThrow(
      'Expected selector of rule 2 to be a CSS selector',
    )
    expect(() => defineThemeAddon({ ...options, defaultFamily: 'moss' as 'sea' })).toThrow(
      'one of sea, Café--bar #1, found "moss"',
    )
    expect(() => defineThemeAddon({ theme, defaultSchema: 'dark' } as { theme: typeof theme })).toThrow(
      'overrider, found "defaultSchema": see the theme addon',
    )
    expect(() => defineThemeAddon({ theme, defaultFamily: 'moss' })).toThrow('absent, since there are no families')
    expect(() => defineThemeAddon({ theme: createTheme({}, { schemes: ['light'] }), defaultScheme: 'dark' })).toThrow(
      'found "dark": use one of light',
    )
    expect(defineThemeAddon(options)).toBe(options)
  })
})

describe('the preset', () => {
  test('loads the addons with their options', () => {
    const mirrored = { selector: 'style[data-mine]', target: 'head' } as const
    const themed = withThemeConfig(config, { ...storybookOptions, mirror: [mirrored] })
    const found = loaded(themed)
    expect(Object.keys(found)).toEqual([
      'storybook-addon-split-toolbars',
      'storybook-addon-mirror-preview',
      'storybook-addon-theme-overrider',
    ])
    expect(found['storybook-addon-mirror-preview']).toMatchObject({
      rules: [
        { target: 'head' },
        { selector: ':root', attributes: ['data-color-scheme', 'data-theme-family'], target: 'root' },
        mirrored,
      ],
    })
    expect(found['storybook-addon-theme-overrider']).toMatchObject({
      follow: 'global',
      name: 'themeScheme',
      values: { 'scheme--dark': 'dark', 'scheme--light': 'light', 'scheme--system': 'system' },
    })
  })

  test('mirrors the attributes that a theme and its families name', () => {
    const named = createTheme({ accent: 'red' }, { attribute: 'data-theme' })
    const sections = createThemeFamily(named, { api: { accent: 'blue' } }, { attribute: 'data-section' })
    const found = loaded(withThemeConfig(config, { theme: named, families: sections }))
    expect(found['storybook-addon-mirror-preview']).toMatchObject({
      rules: [{ target: 'head' }, { attributes: ['data-theme', 'data-section'], target: 'root' }],
    })
  })

  test('loads menus and a manager theme only on request', () => {
    expect(Object.keys(loaded(withThemeConfig(config, { theme, toolbar: false })))).toEqual([
      'storybook-addon-mirror-preview',
    ])
  })

  test('keeps a given source of the manager theme, and a theme with one scheme has one', () => {
    const overrider = { light: {}, dark: { appBg: '#111' } }
    const own = { ...overrider, follow: 'system' } as const
    expect(loaded(withThemeConfig(config, { theme, overrider: own }))['storybook-addon-theme-overrider']).toEqual(own)
    const dark = createTheme({ paper: '#111' }, { schemes: ['dark'] })
    expect(loaded(withThemeConfig(config, { theme: dark, overrider }))['storybook-addon-theme-overrider']).toEqual({
      light: overrider.dark,
      dark: overrider.dark,
    })
  })

  test('adds the preview to that of other addons', () => {
    expect(previewAnnotations(['/other.js'])).toEqual(['/other.js', expect.stringMatching(/preview\.ts$/)])
    expect(previewAnnotations()).toHaveLength(1)
    const head = previewHead('<meta name="other">', presetOptions(withThemeConfig(config, options)))
    expect(head).toContain('<meta name="other">')
    expect(head.match(/<script/g)).toHaveLength(1)
  })

  test('explains the mistake when it is listed without a theme', () => {
    expect(() => addons({})).toThrow('export withThemeConfig(config, { theme })')
  })
})

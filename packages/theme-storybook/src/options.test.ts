import { testOptions, testOptionValues, testRefusals } from '@signpost/test-kit/options'
import { createTheme, createThemeFamily } from '@signpost/theme'
import {
  createGlobalTypes,
  createThemeDecorator,
  createThemePreview,
  defineThemeAddon,
  readThemeGlobals,
  resolveThemeOptions,
  ThemeSwitcher,
  withThemeConfig,
  writeThemeGlobals,
} from './index.ts'
import { addons, type PresetOptions, previewHead } from './preset.ts'

const theme = createTheme({ ink: { light: '#000', dark: '#fff' } })
const families = createThemeFamily(theme, { red: { ink: '#f00' } })
const schemes = { valid: ['light', 'dark', 'system'], invalid: ['', 'drk'] }
const common = {
  defaultScheme: schemes,
  defaultFamily: { valid: ['red'], invalid: ['', 'rde'] },
  toolbar: { valid: [true, false] },
  target: { valid: ['main'] },
}
const options = {
  ...common,
  theme: { valid: [theme], invalid: [{}], required: true },
  families: { valid: [families], invalid: [{}, createThemeFamily(createTheme({ ink: '#000' }), {})] },
  mirror: { valid: [[]] },
  overrider: { valid: [{ light: {}, dark: {} }] },
}
const name = { valid: ['data-a'], required: true }
const setup = {
  ...common,
  defaultScheme: { ...schemes, required: true },
  css: { valid: [''], required: true },
  schemes: { valid: [['light', 'dark']], invalid: [[1]], required: true },
  families: { valid: [['red']], invalid: [[1]], required: true },
  schemeAttribute: name,
  familyAttribute: name,
  toolbar: { ...common.toolbar, required: true },
  target: { ...common.target, required: true },
}

const takers = {
  resolveThemeOptions: (given: never) => resolveThemeOptions(given),
  createGlobalTypes: (given: never) => createGlobalTypes(given),
  createThemeDecorator: (given: never) => createThemeDecorator(given),
  createThemePreview: (given: never) => createThemePreview(given),
  readThemeGlobals: (given: never) => readThemeGlobals({}, given),
  ThemeSwitcher: (given: never) => new ThemeSwitcher(given),
}
for (const taker of Object.keys(takers) as (keyof typeof takers)[]) {
  testOptions(taker, takers[taker], options, { families })
  testOptions(taker, takers[taker], setup)
}
testOptions('defineThemeAddon', (given) => defineThemeAddon(given), options, { families })
testOptions('withThemeConfig', (given) => withThemeConfig({}, given), options, { families })
testOptions('writeThemeGlobals', (given) => writeThemeGlobals(given), { scheme: schemes, family: { valid: ['red'] } })

testRefusals('theme-storybook', {
  'no globals': () => readThemeGlobals(null as never, { theme }),
  'no configuration': () => withThemeConfig(null as never, { theme }),
  'addons that are no list': () => withThemeConfig({ addons: 5 as never }, { theme }),
  'an addon without a name': () => withThemeConfig({ addons: [null as never] }, { theme }),
})

// Storybook passes options of its own too.
const { options: written } = withThemeConfig<{ addons?: { name: string; options?: object }[] }, 'red'>({}, { theme })
  .addons![0] as { options: PresetOptions }
const themeAddons = { themeAddons: { valid: [written.themeAddons], invalid: [{}], required: true } }
testOptionValues('addons', (given) => addons(given), themeAddons)
testOptionValues('previewHead', (given) => previewHead('', given), themeAddons)

import { testOptions } from '@signpost/test-kit/options'
import { createTheme, createThemeFamily } from '@signpost/theme'
import { defineThemeAddon } from './index.ts'

const theme = createTheme({ ink: { light: '#000', dark: '#fff' } })
const families = createThemeFamily(theme, { red: { ink: '#f00' } })

testOptions(
  'defineThemeAddon',
  (options) => defineThemeAddon(options),
  {
    theme: { valid: [theme], invalid: [{}], required: true },
    families: { valid: [families], invalid: [{}, createThemeFamily(createTheme({ ink: '#000' }), {})] },
    defaultScheme: { valid: ['light', 'dark', 'system'], invalid: ['', 'drk'] },
    defaultFamily: { valid: ['red'], invalid: ['', 'rde'] },
    toolbar: { valid: [true, false] },
    target: { valid: ['main'] },
    mirror: { valid: [[]] },
    overrider: { valid: [{ light: {}, dark: {} }] },
  },
  { families },
)

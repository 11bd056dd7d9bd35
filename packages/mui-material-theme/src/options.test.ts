import { testOptions, testRefusals } from '@signpost/test-kit/options'
import { createTheme } from '@signpost/theme'
import { createStorageManager, tokensToThemeOptions } from './index.ts'

const theme = createTheme({ primary: '#036', breakpoints: { md: '900px' } })

testOptions('tokensToThemeOptions', (options) => tokensToThemeOptions(theme, options), {
  names: { valid: [{}, { 'primary.main': 'primary' }], invalid: [{ divider: 'missing' }] },
  colors: { valid: ['values', 'variables'], invalid: ['value'] },
})
testOptions('createStorageManager', (options) => createStorageManager(options), {
  keys: { valid: [{}, { mode: 'scheme' }], invalid: [{ mod: 'scheme' }, { mode: 1 }] },
  onError: { valid: [() => {}] },
  storage: { valid: [() => localStorage] },
  sync: { valid: [true, false] },
})

testRefusals('tokensToThemeOptions', {
  'tokens that are no theme': () => tokensToThemeOptions({ primary: '#036' } as never),
  'a breakpoint without pixels': () => tokensToThemeOptions(createTheme({ breakpoints: { md: '40em' } })),
  'a colour that MUI cannot shade': () =>
    tokensToThemeOptions(createTheme({ primary: 'color-mix(in srgb, red, blue)' })),
})

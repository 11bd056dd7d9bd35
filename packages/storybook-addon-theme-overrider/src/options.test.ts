import { testOptions, testRefusals } from '@signpost/test-kit/options'
import { createStorybookTheme } from './index.ts'
import { resolveOptions } from './resolve-options.ts'

testOptions('the theme overrider', (options) => resolveOptions(options), {
  light: { valid: [{}], invalid: [{ appBgg: 'red' }, { appBg: 'rde' }], required: true },
  dark: { valid: [{}], invalid: [{ base: 'drk' }], required: true },
  follow: { valid: ['system', 'global', 'attribute'], invalid: ['', 'globals'] },
  name: { valid: ['theme', ''] },
  values: { valid: [{}, { night: 'dark' }], invalid: [{ night: 'drk' }] },
  docs: { valid: [false, {}, { css: {} }], invalid: [true, { cs: {} }] },
  css: { valid: [{}] },
})

testRefusals('createStorybookTheme', {
  'an unknown key': () => createStorybookTheme({ appBgg: '#fff' } as never),
  'a colour that is a number': () => createStorybookTheme({ appBg: 1 as never }),
  'a length that is a text': () => createStorybookTheme({ appBorderRadius: '4px' as never }),
  'a length below 0': () => createStorybookTheme({ appBorderRadius: -1 }),
  'a minimal theme that lacks a value': () => createStorybookTheme({ font: 'serif' } as never),
  'both kinds of keys': () => createStorybookTheme({ font: 'serif', appBg: '#fff' } as never),
})

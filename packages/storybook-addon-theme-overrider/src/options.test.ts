import { testOptions, testOptionValues, testRefusals } from '@signpost/test-kit/options'
import { mapValues } from '@signpost/utils-primitives'
import { createStorybookTheme } from './index.ts'
import { managerHead } from './preset.ts'
import { resolveOptions } from './resolve-options.ts'
import { minimalKeys, themeKeys } from './theme-keys.ts'

const options = {
  light: { valid: [{}], invalid: [{ appBgg: 'red' }, { appBg: 'rde' }], required: true },
  dark: { valid: [{}], invalid: [{ base: 'drk' }], required: true },
  follow: { valid: ['system', 'global', 'attribute'], invalid: ['', 'globals'] },
  name: { valid: ['theme', ''] },
  values: { valid: [{}, { night: 'dark' }], invalid: [{ night: 'drk' }] },
  docs: { valid: [false, {}, { css: {} }], invalid: [true, { cs: {} }] },
  css: { valid: [{}] },
}
testOptions('resolveOptions', (given) => resolveOptions(given), options)
// Storybook passes options of its own too.
testOptionValues('managerHead', (given) => managerHead('', given), options)

const wrong = { color: ['', 'rde'], length: [-1, NaN, Infinity], text: [], base: ['', 'drk'] }
const right = { color: ['red'], length: [0, 4.5], text: ['', 'text'], base: ['light', 'dark'] }
const complete = {
  font: 'serif',
  color: '#000',
  pageBackground: '#fff',
  baseBackground: '#fff',
  secondaryBackground: '#eee',
}
testOptions(
  'createStorybookTheme',
  (input) => createStorybookTheme(input),
  mapValues(minimalKeys, ({ kind, isRequired }) => ({
    valid: right[kind],
    invalid: wrong[kind],
    required: isRequired,
  })),
  { ...complete, border: '#ccc' },
)
testOptions(
  'createStorybookTheme',
  (input) => createStorybookTheme(input),
  mapValues(themeKeys, (kind) => ({ valid: right[kind], invalid: wrong[kind] })),
)

testRefusals('createStorybookTheme', {
  'an unknown key': () => createStorybookTheme({ appBgg: '#fff' } as never),
  'a colour that is a number': () => createStorybookTheme({ appBg: 1 as never }),
  'a length that is a text': () => createStorybookTheme({ appBorderRadius: '4px' as never }),
  'a length below 0': () => createStorybookTheme({ appBorderRadius: -1 }),
  'a minimal theme that lacks a value': () => createStorybookTheme({ font: 'serif' } as never),
  'both kinds of keys': () => createStorybookTheme({ font: 'serif', appBg: '#fff' } as never),
})

import { testOptions, testOptionValues, testRefusals } from '@signpost/test-kit/options'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { createTheme } from '@signpost/theme'
import {
  ColorSchemeScript,
  ColorSchemeSelect,
  createMuiTheme,
  createStorageManager,
  MaterialThemeProvider,
  type ThemeSlot,
  tokensToThemeOptions,
} from './index.ts'
import { paletteSlots } from './theme-slot.ts'

const theme = createTheme({ primary: '#036', breakpoints: { md: '900px' } })

testOptions('tokensToThemeOptions', (options) => tokensToThemeOptions(theme, options), {
  names: { valid: [{}, { 'primary.main': 'primary' }], invalid: [{ divider: 'missing' }] },
  colors: { valid: ['values', 'variables'], invalid: ['value'] },
})
const name = { valid: ['primary'], invalid: ['', 'missing'] }
const slots = [...paletteSlots.map(([slot]) => slot), 'spacing', 'fontFamily', 'borderRadius'] as ThemeSlot[]
testOptions(
  'tokensToThemeOptions.names',
  (names) => tokensToThemeOptions(theme, { names }),
  Object.fromEntries(slots.map((slot) => [slot, name])) as Record<ThemeSlot, typeof name>,
)
testOptions('createStorageManager', (options) => createStorageManager(options), {
  keys: { valid: [{}, { mode: 'scheme' }], invalid: [{ mod: 'scheme' }, { mode: 1 }] },
  onError: { valid: [() => {}] },
  storage: { valid: [() => localStorage] },
  sync: { valid: [true, false] },
})

testOptionValues('createMuiTheme', (options) => createMuiTheme(options), {
  tokens: { valid: [theme], invalid: [{}] },
  tokenOptions: { valid: [{}] },
  palette: { valid: [{}] },
  cssVariables: { valid: [{}] },
})

testRefusals('tokensToThemeOptions', {
  'tokens that are no theme': () => tokensToThemeOptions({ primary: '#036' } as never),
  'a breakpoint without pixels': () => tokensToThemeOptions(createTheme({ breakpoints: { md: '40em' } })),
  'a colour that MUI cannot shade': () =>
    tokensToThemeOptions(createTheme({ primary: 'color-mix(in srgb, red, blue)' })),
})

testRefusals('createMuiTheme', {
  'no options': () => createMuiTheme(null as never),
  'options that are a text': () => createMuiTheme('dark' as never),
  'tokens that are no theme': () => createMuiTheme({ tokens: { primary: '#036' } as never }),
  'options of tokens that are a text': () => createMuiTheme({ tokens: theme, tokenOptions: 'values' as never }),
  'a palette that is a colour': () => createMuiTheme({ palette: '#036' as never }),
})

/** Renders a component; props that are no object, which JSX cannot pass, are passed to its function. */
const inPage = (component: unknown) => (props: never) =>
  Object(props) === props
    ? renderToString(createElement(component as never, props))
    : (component as (props: never) => unknown)(props)
const modes = { valid: ['light', 'dark', 'system'], invalid: ['', 'drk'] }
const storageKeys = { valid: [{}, { mode: 'scheme' }], invalid: [{ mod: 'scheme' }, { mode: 1 }, { mode: '' }] }
const muiTheme = { valid: [createMuiTheme()], invalid: [{}] }
const boolean = { valid: [true, false] }

testOptions('ColorSchemeScript', inPage(ColorSchemeScript), {
  theme: muiTheme,
  defaultMode: modes,
  storageKeys,
  nonce: { valid: ['', 'text'] },
})
testOptions('MaterialThemeProvider', inPage(MaterialThemeProvider), {
  theme: muiTheme,
  defaultMode: modes,
  storageKeys,
  storageManager: { valid: [createStorageManager()] },
  baseline: boolean,
  disableTransitionOnChange: boolean,
})
testOptions('ColorSchemeSelect', inPage(ColorSchemeSelect), {
  variant: { valid: ['menu', 'toggle', 'segmented'], invalid: ['', 'buttons'] },
  labels: { valid: [{}, { dark: 'Dark page' }], invalid: [{ drk: 'Dark page' }, { dark: 1 }] },
  icons: { valid: [{}, { dark: null }], invalid: [{ drk: null }] },
  slotProps: { valid: [{}, { button: {} }], invalid: [{ buton: {} }, { button: 1 }] },
})
const slotProps = { valid: [{}] }
testOptions('ColorSchemeSelect.slotProps', (given) => inPage(ColorSchemeSelect)({ slotProps: given } as never), {
  button: slotProps,
  menu: slotProps,
  item: slotProps,
  group: slotProps,
  segment: slotProps,
})

import { testOptions, testRefusals } from '@signpost/test-kit/options'
import { breakpoints, color, createTheme, createThemeFamily, scale, Theme, ThemeFamily, tokenRef } from './index.ts'
import { parseCssColor } from './css-color.ts'

const tokens = { gap: 8, ink: '#000' }
const theme = createTheme(tokens)
const text = { valid: ['', 'text'] }

const options = {
  prefix: { valid: ['', 'app', 'a-1'], invalid: ['a b', 'a{'] },
  schemes: { valid: [['light'], ['dark'], ['light', 'dark']], invalid: [[], ['drk'], 'light'] },
  attribute: { valid: ['data-theme'], invalid: ['', 'a b', 'a="b"'] },
  selectorFor: { valid: [(scheme: string) => `.${scheme}`] },
  layer: { valid: ['', 'theme', 'theme.base'], invalid: ['a b', 'a{'] },
  root: { valid: [':root', '.page'], invalid: ['', ' '] },
  id: text,
}
const attribute = { attribute: { valid: ['data-a'], invalid: ['', 'a b'] } }
const sheet = { id: text, nonce: text, mode: { valid: ['adopted', 'element', 'none'], invalid: ['', 'elment'] } }
const script = { storageKey: text, fallback: { valid: ['light', 'dark', 'system'], invalid: ['', 'drk'] } }
const family = createThemeFamily(theme, { red: { ink: '#f00' } })

testOptions('createTheme', (given) => createTheme(tokens, given), options)
testOptions('Theme', (given) => new Theme(tokens, given), options)
testOptions('createThemeFamily', (given) => createThemeFamily(theme, {}, given), attribute)
testOptions('ThemeFamily', (given) => new ThemeFamily(theme, {}, given), attribute)
testOptions('Theme.toStylesheet', (given) => theme.toStylesheet(given), sheet)
testOptions('ThemeFamily.toStylesheet', (given) => family.toStylesheet(given), sheet)
testOptions('Theme.initScript', (given) => theme.initScript(given), script)
testOptions('Theme.initScriptHtml', (given) => theme.initScriptHtml(given), { ...script, nonce: text })

const circle: Record<string, never> = {}
circle['a'] = circle as never
const nested = Array.from({ length: 20_000 }).reduce<object>((group) => ({ a: group }), { a: 1 }) as { a: number }

testRefusals('theme', {
  'a selector that is none': () => createTheme(tokens, { selectorFor: () => 1 as never }).selectorFor('dark'),
  'a selector that comes later': () => createTheme(tokens, { selectorFor: (async () => '.a') as never }).toCss(),
  'tokens that are a text': () => createTheme('a' as never),
  'no tokens': () => createTheme(null as never),
  'a token that is a list': () => createTheme({ a: [1] } as never),
  'a token that is not finite': () => createTheme({ a: NaN }),
  'a token whose name is no name': () => createTheme({ 'a b': 1 }),
  'a reference to no token': () => createTheme({ a: '{b}' }),
  'references in a circle': () => createTheme({ a: '{b}', b: '{a}' }),
  'a group that holds itself': () => createTheme(circle),
  'groups that are too deep': () => createTheme(nested),
  'no patch': () => theme.extend(null as never),
  'variants that are null': () => createThemeFamily(theme, null as never),
  'a variant that is null': () => createThemeFamily(theme, { red: null as never }),
  'an unknown scheme to set': () => theme.apply().setScheme('drk' as never),
  'an unknown scheme of a family to set': () => family.apply().setScheme('drk' as never),
  'null as scheme to set': () => theme.apply().setScheme(null as never),
  'a target that is a number': () => theme.apply(5 as never),
  'a patch of no token': () => theme.extend({ gpa: 4 } as never),
  'a patch that is a list': () => theme.extend({ gap: [] as never }),
  'the path of no token': () => theme.resolve('gpa' as never),
  'an unknown scheme': () => theme.resolve('gap', 'drk' as never),
  'a path of no token to refer to': () => tokenRef(tokens, 'gpa' as never),
  'a base of a family that is no theme': () => createThemeFamily({} as never, {}),
  'a variant that does not exist': () => createThemeFamily(theme, {}).pick('red' as never),
  'an amount above 1': () => color.mix('#000', '#fff', 2),
  'an amount that is a text': () => color.lighten('#000', 'much' as never),
  'a text that is no colour': () => color.toHex('bluish'),
  'a colour that is a number': () => color.toHex(1 as never),
  'a colour without channels': () => color.toRgb({} as never),
  'no colour': () => color.contrastRatio(undefined as never, '#fff'),
  'a contrast that is impossible': () => color.readableOn('#777', '#000', 22),
  'a CSS colour that is a number': () => parseCssColor(1 as never),
  'a breakpoint below 0': () => breakpoints({ sm: -1 }),
  'a breakpoint that is a text': () => breakpoints({ sm: '600px' as never }),
  'two breakpoints of one width': () => breakpoints({ sm: 1, md: 1 }),
  'an unknown breakpoint': () => breakpoints({ sm: 1 }).up('md' as never),
  'a ratio of 0': () => scale.modular(0, 16, { a: 1 }),
  'a ratio that is a text': () => scale.modular('1.2' as never, 16, { a: 1 }),
  'a place that is no whole number': () => scale.fibonacci(1, { a: 0.5 }),
  'no steps': () => scale.modular(1.2, 16, null as never),
  'no widths': () => breakpoints(null as never),
  'a base that is a text': () => scale.eightPoint('a' as never, { a: 1 }),
})

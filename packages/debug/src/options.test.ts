import { testOptions, testRefusals } from '@signpost/test-kit/options'
import {
  createDebug,
  enable,
  formatRules,
  isEnabled,
  parseDefinition,
  parseRules,
  reporters,
  rulesField,
} from './index.ts'

const boolean = { valid: [true, false] }
const text = { valid: ['', 'text'] }

testOptions('createDebug', (options) => createDebug('app', options), {
  reporter: { valid: [{ write: () => {} }], invalid: [{}, { write: 1 }] },
  level: { valid: [-1, 0, 4, Infinity], invalid: [-2, NaN] },
  hue: { valid: [0, 359.5, 360], invalid: [-1, 361, NaN] },
  now: { valid: [() => 0] },
})
testOptions('parseRules', (options) => parseRules('app', options), { strict: boolean })
testOptions('rulesField', (options) => rulesField(options), { default: { valid: [[]] }, env: text, describe: text })
testOptions('rulesField.default', (rule) => rulesField({ default: [rule] }), {
  enabled: { valid: [true, false], required: true },
  namespace: { ...text, required: true },
  path: text,
  channel: { valid: ['warn'], invalid: ['', 'wrn'] },
})
testOptions('reporters.console', (options) => reporters.console(options), {
  styles: boolean,
  target: { valid: [console] },
})
testOptions('reporters.pretty', (options) => reporters.pretty(options), {
  color: boolean,
  print: { valid: [() => {}] },
})

testRefusals('debug', {
  'a name that is no text': () => createDebug(1 as never),
  'no name': () => createDebug(null as never),
  'an empty name': () => createDebug('' as never),
  'a name with a star': () => parseDefinition('app:*' as never),
  'rules that are no text': () => parseRules(1 as never),
  'rules with a mistake': () => enable('app:db#loud'),
  'rules that are null': () => enable(null as never),
  'texts in the place of rules': () => enable(['app'] as never),
  'objects that are no rules': () => formatRules([{}] as never),
  'a text in the place of rules': () => isEnabled('app', 'app' as never),
  'a stream without write': () => reporters.json({} as never),
})

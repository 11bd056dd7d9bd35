import { testOptions, testRefusals } from '@signpost/test-kit/options'
import { ConfigBuilder, defineConfig, Feature } from './index.ts'

// Presets without peers, so that nothing is loaded.
const none = Object.fromEntries(Object.values(Feature).map((feature) => [feature, false]))
const use = (preset: string) => (options: never) => defineConfig({ ...none, [preset]: options })
const texts = { valid: [[], ['a']], invalid: [[1], ['']] }
const common = { files: texts, rules: { valid: [{}] } }

testOptions('javascript', use('javascript'), {
  ...common,
  globals: { valid: [[], ['browser']], invalid: [['brwser'], [1]] },
  stylistic: { valid: [true, false] },
})
testOptions('node', use('node'), { ...common, commonjs: texts })
testOptions('logicalProperties', use('logicalProperties'), {
  ...common,
  severity: { valid: ['error', 'warn', 'off'], invalid: ['eror', ''] },
  functions: texts,
  unsafeFixes: { valid: [true, false] },
  target: { valid: ['baseline', 'all'], invalid: ['al'] },
})

const builder = new ConfigBuilder([{ name: 'own', rules: { eqeqeq: 'error' } }])

testRefusals('eslint-config', {
  'an unknown preset': () => defineConfig({ typscript: true } as never),
  'an unknown block': () => builder.override('other', {}),
  'a patch that is a text': () => builder.override('own', 'x' as never),
  'a prefix of no plugin': () => builder.rename({ other: 'o' }),
  'an unknown rule': () => builder.disable('eqeqeqeq' as never),
})

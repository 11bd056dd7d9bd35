import { testOptions, testRefusals } from '@signpost/test-kit/options'
import { defineLogicalConfig } from './index.ts'

const texts = { valid: [[], ['css']], invalid: [[1]] }

testOptions('defineLogicalConfig', (options) => defineLogicalConfig(options), {
  severity: { valid: ['error', 'warn', 'off'], invalid: ['', 'eror'] },
  files: texts,
  rules: { valid: [[], ['margin']], invalid: [['margins'], [1]] },
  functions: texts,
  tags: texts,
  keyframes: texts,
  resolvers: texts,
  jsxAttributes: texts,
  allow: { valid: [[], ['marginLeft']], invalid: [['marginleft']] },
  target: { valid: ['baseline', 'all'], invalid: ['new'] },
  unsafeFixes: { valid: [true, false] },
})

testRefusals('defineLogicalConfig', {
  'an unknown rule': () => defineLogicalConfig({ rules: ['margins' as never] }),
  'rules that are no list': () => defineLogicalConfig({ rules: 'margin' as never }),
})

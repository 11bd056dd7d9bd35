import { testOptions, testRefusals } from '@signpost/test-kit/options'
import { docsTheme, getInitScript, themeForPath } from './index.ts'

testOptions('docsTheme', (options) => docsTheme(options), {
  sections: { valid: [[], ['docs']], invalid: [['doc']] },
  layer: { valid: ['', 'theme'] },
})
testOptions('getInitScript', (options) => getInitScript(options), {
  storageKey: { valid: ['theme'] },
  fallback: { valid: ['light', 'dark', 'system'], invalid: ['', 'drk'] },
})

testRefusals('themeForPath', { 'a path that is a number': () => themeForPath(1 as never) })

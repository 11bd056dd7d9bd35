import { testOptions, testOptionValues, testRefusals } from '@signpost/test-kit/options'
import { defineMirror, escapeInlineJson, type MirrorPreviewOptions } from './index.ts'
import { previewHead } from './preset.ts'

const rules = [{ selector: 'style' }]

const options = {
  rules: { valid: [rules, []], invalid: [[1], [{}]], required: true },
  throttleMs: { valid: [0, 0.5, 2 ** 31 - 1], invalid: [-1, NaN, Infinity, 2 ** 31] },
}
testOptions('defineMirror', (given) => defineMirror(given), options)
// Storybook passes options of its own too.
testOptionValues('previewHead', (given) => previewHead('', given), options)
testOptions('a rule', (rule) => defineMirror({ rules: [rule] } as MirrorPreviewOptions), {
  selector: { valid: ['style'], invalid: ['', ' '], required: true },
  key: { valid: ['data-key'], invalid: ['', 'onclick', 'a b'] },
  attributes: { valid: [[], ['lang']], invalid: [['onload'], [1]] },
  target: { valid: ['head'], invalid: ['hed', 'root'] },
})

testRefusals('escapeInlineJson', {
  'a function': () => escapeInlineJson(() => 1),
  'NaN within': () => escapeInlineJson({ a: NaN }),
  'a map': () => escapeInlineJson(new Map()),
})

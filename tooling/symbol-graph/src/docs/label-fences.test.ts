import { expect, test } from 'vitest'
import { labelFences } from './label-fences.ts'

test.each([
  ['a block', ['```', 'a()', '```'], ['```ts', 'a()', '```']],
  [
    'each of several',
    ['```', 'a()', '```', 'Or:', '~~~', 'b()', '~~~'],
    ['```ts', 'a()', '```', 'Or:', '~~~ts', 'b()', '~~~'],
  ],
  ['an element', ['```', 'const a = <B />', '```'], ['```tsx', 'const a = <B />', '```']],
  ['a block in a quote', ['> ```', '> a()', '> ```'], ['> ```ts', '> a()', '> ```']],
  ['one that holds other fences', ['````', '```', 'a()', '````'], ['````ts', '```', 'a()', '````']],
  ['one that is not closed', ['```', 'a()'], ['```ts', 'a()']],
])('labels %s', (_, written, labelled) => {
  expect(labelFences(written.join('\n'))).toBe(labelled.join('\n'))
})

test.each([
  ['output beside code', ['```ts', 'a()', '```', '```', '1', '```']],
  ['commands', ['```', 'npm install a', '```', '```', '$ a --help', '```']],
  ['other languages', ['```json', '{}', '```']],
  ['text without blocks', ['`a` and ``b``']],
])('leaves %s', (_, written) => {
  expect(labelFences(written.join('\n'))).toBe(written.join('\n'))
})

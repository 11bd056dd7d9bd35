import { expect, test } from 'vitest'
import type { HastNode } from './model.ts'
import { plainText } from './plain-text.ts'

const cell = (text: string): HastNode => ['td', 0, text]

test.each<[text: string, content: readonly HastNode[]]>([
  ['ky axios yes no', [['table', 0, ['tr', 0, cell('ky'), cell('axios')], ['tr', 0, cell('yes'), cell('no')]]]],
  ['One. Two.', [['ul', 0, ['li', 0, 'One.'], ['li', 0, ['p', 0, 'Two.']]]]],
  ['First line second', [['p', 0, 'First line', ['br', 0], 'second']]],
  ['forEach of H2O', [['p', 0, ['code', 0, 'for', ['span', 0, 'Each']], ' of H', ['small', 0, '2'], 'O']]],
])('%s', (text, content) => {
  expect(plainText(content)).toBe(text)
})

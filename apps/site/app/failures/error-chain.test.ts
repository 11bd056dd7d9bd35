import { expect, test } from 'vitest'
import { errorChain } from './error-chain.ts'

const cyclic = new Error('a')
cyclic.cause = new Error('b', { cause: cyclic })

test.each([
  [new Error('A', { cause: new Error('B') }), 'A\n\nCause:\nB'],
  [new Error('A', { cause: new Error('B', { cause: 'C' }) }), 'A\n\nCause:\nB\n\nCause:\nC'],
  [cyclic, 'a\n\nCause:\nb'],
  ['a word', 'a word'],
  [undefined, ''],
  [{ status: 503 }, 'HTTP 503'],
])('R8.1 the messages of %s and its causes', (error, text) => {
  expect(errorChain(error)).toBe(text)
})

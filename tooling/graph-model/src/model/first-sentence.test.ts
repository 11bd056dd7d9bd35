import { expect, test } from 'vitest'
import { firstSentence } from './first-sentence.ts'

test.for([
  ['One. Two.', 'One.'],
  ['Reads a.b.c and stops! Then more.', 'Reads a.b.c and stops!'],
  ['Values, e.g. numbers, are kept. Others not.', 'Values, e.g. numbers, are kept.'],
  ['No end', 'No end'],
  ['', ''],
])('%s', ([text, sentence]) => {
  expect(firstSentence(text!)).toBe(sentence)
})

test('cuts a long sentence at a word and never inside a character', () => {
  expect(firstSentence('one two three four', 10)).toBe('one two…')
  expect(firstSentence('😀'.repeat(20), 10)).toBe('😀😀😀😀…')
})

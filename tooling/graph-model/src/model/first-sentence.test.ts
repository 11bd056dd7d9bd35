import { expect, test } from 'vitest'
import { firstSentence } from './first-sentence.ts'
import type { HastNode } from './model.ts'
import { linesOfText } from './plain-text.ts'

test.for([
  ['One. Two.', 'One.'],
  ['Reads a.b.c and stops! Then more.', 'Reads a.b.c and stops!'],
  ['Values, e.g. numbers, are kept. Others not.', 'Values, e.g. numbers, are kept.'],
  ['No end', 'No end'],
  ['', ''],
  ['All options\nThe second line. More.', 'All options'],
  ['Job\nRepresents a job. More.', 'Represents a job.'],
  ['queue.add()\nJob.\nAdds a job.', 'Adds a job.'],
  ['Job', 'Job'],
  ['Options:\none\ntwo', 'Options:'],
])('%s', ([text, sentence]) => {
  expect(firstSentence(text!)).toBe(sentence)
})

test('cuts a long sentence at a word and never inside a character', () => {
  expect(firstSentence('one two three four', 10)).toBe('one two…')
  expect(firstSentence('😀'.repeat(20), 10)).toBe('😀😀😀😀…')
})

test.for<[HastNode[], string]>([
  [['Plain ', ['code', 0, 'a'], ' and more'], 'Plain a and more'],
  [
    [
      ['p', 0, 'One', ['br', 0], 'two'],
      ['ul', 0, ['li', 0, 'three']],
    ],
    'Onetwo\nthree',
  ],
  [[['p', 0, 'One'], '\n', ['p', 0, 'Two']], 'One\nTwo'],
  [[], ''],
])('the lines of %j', ([nodes, lines]) => {
  expect(linesOfText(nodes)).toBe(lines)
})

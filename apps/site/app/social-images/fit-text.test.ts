import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fitText } from './fit-text.ts'
import { type Face, missingLetters, plainText, widthOf } from './letters.ts'

test.each<[string, string, Face, readonly string[], number]>([
  ['a short name in the largest size', 'map', 'name', ['map'], 80],
  ['a name of two words in the largest size', 'debounceTime', 'name', ['debounce', 'Time'], 80],
  [
    'a long name at a hump, in the size in which it fits',
    'createQuerystringAdapter',
    'name',
    ['createQuerystring', 'Adapter'],
    40,
  ],
  ['types after a comma', 'string, Map<Key, Value>', 'code', ['string, Map<Key,', 'Value>'], 40],
  ['text between its words', 'Emits nothing for a while', 'text', ['Emits nothing for a', 'while'], 40],
  ['a word without a place to break', 'x'.repeat(30), 'name', ['x'.repeat(17), 'x'.repeat(13)], 40],
  [
    'the end of what is too long, with an ellipsis',
    'word '.repeat(40),
    'text',
    ['word word word word', 'word word word word…'],
    40,
  ],
])('wraps %s', (_, text, face, lines, size) => {
  expect(fitText(text, { face, width: 410, sizes: [80, 40], lines: 2 })).toEqual({ size, lines })
})

test('no line is wider than its space, and what is not cut is whole', () => {
  const faces = fc.constantFrom<Face[]>('name', 'code', 'title', 'text')
  // A letter and an ellipsis fit in the narrowest of these.
  const widths = fc.integer({ min: 100, max: 1040 })
  const letters = fc.constantFrom(...'aZ0.,<>(_-/ |șțâî—→\u00ad\n\u200b'.split(''), 'Observable', ' of ')
  const texts = fc.array(letters, { maxLength: 60 }).map((parts) => parts.join(''))
  fc.assert(
    fc.property(texts, faces, widths, fc.integer({ min: 1, max: 3 }), (text, face, width, most) => {
      const { lines, size } = fitText(text, { face, width, sizes: [60, 40], lines: most })
      expect(lines.length).toBeLessThanOrEqual(most)
      for (const line of lines) expect(widthOf(line, face, size)).toBeLessThanOrEqual(width)
      const whole = plainText(text).replaceAll(' ', '')
      const shown = lines.join('').replaceAll(' ', '')
      if (shown !== whole) expect(whole.startsWith(shown.replace(/…$/, ''))).toBe(true)
    }),
    { numRuns: 300 },
  )
})

test('letters of Romanian are drawn, composed or not; those of other scripts are missing', () => {
  for (const face of ['name', 'code', 'title', 'text'] as const) {
    expect(missingLetters('ȘșȚțĂăÂâÎî „”…—→'.normalize('NFD'), face)).toEqual([])
    expect(missingLetters('a中b文中 ж 👍🏽', face)).toEqual(['中', '文', 'ж', '👍', '🏽'])
  }
})

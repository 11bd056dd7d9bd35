import { expect, test } from 'vitest'
import { pairsIn } from './word-pairs.ts'

const pairs = (text: string, ...words: string[]): number =>
  pairsIn(
    text,
    words.map((word) => [word]),
  )

test('neighbours of the query are counted, with forms, diacritics and two words between', () => {
  expect(pairs('Names by the initials of their parts.', 'initial', 'part')).toBe(1)
  expect(pairs('Căutarea după semnătură', 'caut', 'semnat')).toBe(1)
  expect(pairs('An initial state has no part. Parts have initials.', 'initial', 'part')).toBe(0)
  expect(pairs('deploy github pages', 'deploy', 'github', 'node')).toBe(0.5)
  expect(pairs('one word', 'word')).toBe(0)
})

test('characters of regular expressions stand for themselves, and a long text has an answer', () => {
  expect(pairs('c++ (a)', 'c++', '(a')).toBe(1)
  expect(pairs('ccc a', 'c++', '(a')).toBe(0)
  expect(pairs('a '.repeat(50_000), 'a', 'b')).toBe(0)
})

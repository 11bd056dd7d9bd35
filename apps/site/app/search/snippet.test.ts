import { describe, expect, test } from 'vitest'
import { stemsOfQuery } from '@signpost/name-search'
import { marksOf, snippetOf } from './snippet.ts'

const marked = (text: string, words: readonly string[]): string[] =>
  marksOf(text, words.flatMap(stemsOfQuery)).map(([from, to]) => text.slice(from, to))

describe('marks', () => {
  test('find words whatever their case and diacritics', () => {
    expect(marked('Știri: ȘTIRI, stiri și alte ştiri.', ['stiri'])).toEqual(['Știri', 'ȘTIRI', 'stiri', 'ştiri'])
  })

  test('find whole words, in every form', () =>
    expect(marked('map mapping remap', ['maps'])).toEqual(['map', 'mapping']))
})

describe('a snippet', () => {
  const text = `${'one two three '.repeat(20)}needle ${'four five six '.repeat(20)}`

  test('has the first match in it, marked, and begins and ends with whole words', () => {
    const { snippet, snippetMarks } = snippetOf(text, stemsOfQuery('needle'))
    expect(snippetMarks.map(([from, to]) => snippet.slice(from, to))).toEqual(['needle'])
    expect(snippet.length).toBeLessThan(180)
    expect(
      snippet
        .replace(/ …$|^… /g, '')
        .split(' ')
        .every((word) => /^(?:one|two|three|needle|four|five|six)$/.test(word)),
    ).toBe(true)
  })

  test('of a short text is the text', () => expect(snippetOf('A needle.', ['needle']).snippet).toBe('A needle.'))

  test('without a match is the beginning', () => expect(snippetOf(text, ['nothing']).snippet).toMatch(/^one two .* …$/))
})

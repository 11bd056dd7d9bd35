import { expect, test } from 'vitest'
import { openAnswers, openWords } from '../src/search/index.ts'
import { nameCoverage } from '../src/search/words/name-coverage.ts'
import { encodeSearch, type EntryText } from '../src/write/index.ts'
import { packageOf, symbolNamed } from './named.ts'

/** Names of the hits by words, for functions with these comments. */
async function ranked(query: string, comments: Readonly<Record<string, string>>): Promise<string[]> {
  const symbols = Object.entries(comments).map(([name, more]) => {
    const text: EntryText = { summary: more.split('. ')[0]!, signature: '', more, aliases: '' }
    return symbolNamed(name, 'function', { text })
  })
  const { names, words } = encodeSearch([packageOf(symbols)], () => '0123456789ab')
  const piece = openWords({ bytes: words, hash: '0123456789ab' })
  const answer = await openAnswers(names, (name) => piece(name)!).ask({ query })
  return answer.words.hits.flatMap((hit) => (hit.type === 'name' ? hit.hit.name : []))
}

test('a name counts by the share of its parts that the query has', () => {
  const stems = new Set(['trail', 'slash', 'redirect'])
  const factors = ['slash', 'trailingSlash', 'trimTrailingSlash', 'slashes_of_path', 'median'].map((name) => {
    return Math.round(100 * nameCoverage(name, stems))
  })
  expect(factors).toEqual([140, 140, 127, 120, 100])
})

test('a comment that repeats its words for each overload is not longer for them', async () => {
  const skipped = 'A byte order mark at the start is skipped.'
  const whole = `Reads a file of settings. ${skipped}`
  const others = { countLetters: 'Counts letters in a long text of the given language, with accents as one.' }
  const [first] = await ranked('byte order mark', {
    readText: `${whole} ${'Reads a file of settings. '.repeat(8)}`,
    // The same words once, and a few more.
    skipText: `${whole} It returns nothing else for empty input.`,
    ...others,
  })
  expect(first).toBe('readText')
})

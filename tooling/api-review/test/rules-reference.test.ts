import { join } from 'node:path'
import { expect, test } from 'vitest'
import { rulesReference, unmatchedRules } from './rules-reference.ts'
import { english } from './rules-words.en.ts'
import { explained, romanian } from './rules-words.ro.ts'

const content = join(import.meta.dirname, '../../../apps/site/content/docs')

test('each rule has a title and an explanation in Romanian (rules-*.ro.ts)', () => {
  expect(unmatchedRules(explained)).toEqual({ missing: [], gone: [] })
})

test.each([
  ['en', english],
  ['ro', romanian],
] as const)(
  'the page of rules in %s is made from the records (write it again: pnpm run reference)',
  async (locale, words) => {
    await expect(rulesReference(words)).toMatchFileSnapshot(join(content, locale, 'reference/api-review-rules.md'))
  },
)

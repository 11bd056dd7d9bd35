import { join } from 'node:path'
import { expect, test } from 'vitest'
import { codesReference } from '../test/codes-reference.ts'
import { english } from '../test/reference-words.en.ts'
import { romanian } from '../test/reference-words.ro.ts'

const content = join(import.meta.dirname, '../../../apps/site/content/docs')

test.each([
  ['en', english],
  ['ro', romanian],
] as const)(
  'the page of codes in %s is made from the record (write it again: pnpm run reference)',
  async (locale, words) => {
    await expect(codesReference(words)).toMatchFileSnapshot(join(content, locale, 'reference/diagnostics.md'))
  },
)

import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { ContentDiagnostic } from '../reader/model.ts'
import { splitFrontMatter } from './front-matter.ts'

/** Every key that front matter may have, as the message about an unknown one names them. */
function knownKeys(): string[] {
  const diagnostics: ContentDiagnostic[] = []
  splitFrontMatter(
    { path: 'a.md', shown: 'a.md', file: 'en/a.md', repositoryFolder: '', repository: '', text: '---\nnope: 1\n---' },
    diagnostics,
  )
  return diagnostics[0]!.expected.replace('one of ', '').split(', ')
}

test.each(['en', 'ro'])('the page about writing pages names every key of front matter, in %s', (locale) => {
  const page = readFileSync(
    new URL(`../../../../apps/site/content/docs/${locale}/writing/pages.md`, import.meta.url),
    'utf8',
  )
  expect(knownKeys().length).toBeGreaterThan(15)
  expect(knownKeys().filter((key) => !page.includes(`\`${key}\``))).toEqual([])
})

import { StandardTags } from '@microsoft/tsdoc'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const read = (path: string): string => readFileSync(new URL(`../../../../${path}`, import.meta.url), 'utf8')

test.each(['en', 'ro'])('the page about doc comments lists every supported tag, in %s', (locale) => {
  const page = read(`apps/site/content/docs/${locale}/writing/doc-comments.md`)
  const { tagDefinitions } = JSON.parse(read('tooling/api-extract/tsdoc.json')) as {
    tagDefinitions: { tagName: string }[]
  }
  const tags = [...StandardTags.allDefinitions, ...tagDefinitions].map(({ tagName }) => tagName)
  expect(tags.length).toBeGreaterThan(30)
  expect(tags.filter((tag) => !new RegExp(`\`\\{?${tag}\\b`).test(page))).toEqual([])
})

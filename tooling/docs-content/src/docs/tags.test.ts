import { expect, test } from 'vitest'
import { configJson, temporarySite } from '../../test/temporary-site.ts'
import { buildContent } from '../build-content.ts'

test('R2.95 a doc has the tags of its original in every language, so that a tag has one address', async () => {
  const site = temporarySite({
    'site.config.json': configJson(),
    'content/docs/en/a.md': '---\ntags: [One]\n---\n# A',
    'content/docs/ro/a.md': '---\ntags: [Unu]\n---\n# Ă',
  })
  const { locales } = await buildContent({ site })
  expect(
    locales.map(({ versions }) => versions[0]!.tags.map(({ slug, docIds }) => `${slug} ${docIds.join()}`)),
  ).toEqual([['one a'], ['one a']])
})

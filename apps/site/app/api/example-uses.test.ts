import { expect, test } from 'vitest'
import { docOfFile, spreadOverPages } from './example-uses.ts'

test.for([
  ['en/writing/pages.md', { locale: 'en', id: 'writing/pages' }],
  ['ro/intro.mdx', { locale: 'ro', id: 'intro' }],
  ['guide.md', { locale: 'en', id: 'guide' }],
  ['guides/start.md', { locale: 'en', id: 'guides/start' }],
  ['en.md', { locale: 'en', id: 'en' }],
] as const)('%s is the doc %j', ([file, doc]) => {
  expect(docOfFile(file)).toEqual(doc)
})

test('examples of a symbol are of several pages before one has two', () => {
  const use = (key: string, page: number) => ({ key, in: page, from: 'readme' as const })
  const guide = { key: 'g', in: 0, from: { doc: 'guide.md' } }
  expect(spreadOverPages([guide, use('a', 0), use('b', 0), use('c', 1), use('d', 0)]).map(({ key }) => key)).toEqual([
    ...['g', 'a', 'c', 'b', 'd'],
  ])
})

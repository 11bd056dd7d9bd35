import { expect, test } from 'vitest'
import { placeTarget, routerTarget } from './link-target.ts'

const here = 'https://docs.example/site/api/core?x=1#top'
const plain = { target: '', download: false, reload: false, modified: false }
const belowBase = (path: string): string | undefined => (path.startsWith('/site/') ? path.slice(5) : undefined)
const follow = (href: string, more: Partial<typeof plain> = {}): string | undefined =>
  routerTarget({ href: new URL(href, here).href, ...plain, ...more }, here, belowBase)

test.each([
  ['/site/api/other', '/api/other'],
  ['/site/api/other?a=1#b', '/api/other?a=1#b'],
  ['/site/api/other#100%', '/api/other#100%25'],
  ['/site/api/other#%E0%A4%A', '/api/other#%25E0%25A4%25A'],
  ['/site/api/core', '/api/core'],
  ['/site/api/core/class/ns.json5', '/api/core/class/ns.json5'],
])('the router follows %s to %s', (href, path) => expect(follow(href)).toBe(path))

test.each([
  '#place',
  'https://elsewhere.example/site/api',
  '/other/api',
  '/site/favicon.svg',
  '/site/sitemap.xml',
  'mailto:a@b.example',
])('the router does not load %s', (href) => expect(follow(href)).toBeUndefined())

test.each([{ modified: true }, { download: true }, { reload: true }, { target: '_blank' }])(
  'the browser follows a link with %j',
  (more) => expect(follow('/site/api/other', more)).toBeUndefined(),
)

test('a link to this very frame is the router’s', () =>
  expect(follow('/site/api/other', { target: '_self' })).toBe('/api/other'))

test.each([
  ['#place', {}, '#place'],
  ['#top', {}, '#top'],
  ['#100%', {}, '#100%25'],
  ['/site/api/core?x=1#%40%40observable', {}, '#%40%40observable'],
  ['/site/api/core#place', {}, undefined],
  ['/site/api/other?x=1#place', {}, undefined],
  ['/site/api/core?x=1', {}, undefined],
  ['#place', { modified: true }, undefined],
  ['#place', { target: '_blank' }, undefined],
])('R4.53 %s with %j is the place %s of the page', (href, more, hash) =>
  expect(placeTarget({ href: new URL(href, here).href, ...plain, ...more }, here)).toBe(hash),
)

import { expect, test } from 'vitest'
import { nearPages, type PageNames } from './near-pages.ts'

const names: PageNames = {
  docs: [
    [
      '/docs',
      [
        ['/docs/intro', 'Introduction'],
        ['/docs/guides/caching', 'Caching'],
      ],
    ],
    ['/docs/1.0', [['/docs/1.0/intro', 'First introduction']]],
  ],
  packages: [
    [
      'observable',
      '@acme/observable',
      [
        ['class', 'Observable'],
        ['interface', 'Observer'],
        ['function', 'map'],
        ['type', 'map'],
      ],
    ],
    ['types', '@acme/types', [['type', 'Json']]],
  ],
}

test.each([
  [
    '/api/observable/class/Observabel',
    ['/api/observable/class/Observable', '/api/observable/interface/Observer', '/api/observable'],
  ],
  ['/api/observable/enum/Observable', ['/api/observable/class/Observable', '/api/observable']],
  ['/api/observable/function/MAP', ['/api/observable/function/map', '/api/observable/type/map', '/api/observable']],
  ['/api/observable/function/nothingLikeIt', ['/api/observable']],
  ['/api/observable/class/Observable/9', ['/api/observable/class/Observable', '/api/observable']],
  ['/api/obsrvable', ['/api/observable']],
  ['/ro/api/observable', ['/api/observable']],
  ['/api/elsewhere/type/json', ['/api/types/type/Json']],
  ['/docs/introo', ['/docs/intro']],
  ['/docs/guide/cachin', ['/docs/guides/caching']],
  ['/doc', ['/docs']],
  ['/docs/1.0/introo', ['/docs/1.0/intro']],
  ['/docs/1.0/cachin', []],
  ['/nope-nothing-like-it', []],
  ['/', []],
  ['/%E0%A4%A', []],
  ['/api/__proto__/class/constructor', []],
  [`/${'x'.repeat(5000)}`, []],
])('%s may have meant %j', (path, expected) => {
  expect(nearPages(path, 'en', names).map(({ href }) => href)).toEqual(expected)
})

test('pages are those of the language, named as they are', () => {
  expect(nearPages('/ro/api/types/type/Jsn', 'ro', names)).toEqual([
    { label: 'Json', href: '/ro/api/types/type/Json' },
    { label: '@acme/types', href: '/ro/api/types' },
  ])
  expect(nearPages('/ro/docs/intr', 'ro', names)).toEqual([{ label: 'Introduction', href: '/ro/docs/intro' }])
})

import { expect, test } from 'vitest'
import { refHref } from './ref-href.ts'

const target = { id: 'core!', text: '@acme/core', summary: '', deprecated: false }

test.each([
  ['a package', { package: 'core' }, '/ro/api/core'],
  ['an augmentation', { package: 'core', anchor: '~global.open' }, '/ro/api/core#~global.open'],
  ['a symbol', { page: { slug: 'core', kind: 'class', name: 'Box' } as const }, '/ro/api/core/class/Box'],
  [
    'a member',
    { page: { slug: 'core', kind: 'class', name: 'Box' } as const, anchor: 'open' },
    '/ro/api/core/class/Box#open',
  ],
  ['something of another site', { href: 'https://acme.example' }, 'https://acme.example'],
  ['a place of the page', { anchor: 'open' }, '#open'],
  ['nothing', {}, undefined],
])('address of %s', (_, about, href) => expect(refHref({ ...target, ...about }, 'ro')).toBe(href))

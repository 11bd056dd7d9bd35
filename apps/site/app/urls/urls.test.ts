import { describe, expect, test } from 'vitest'
import { locales } from './locales.ts'
import { hrefOf, inLocale, localeOf, pathOf, type Place, placeOf, withBase, withoutBase } from './urls.ts'

const places: [path: string, place: Place][] = [
  ['/', { at: 'home' }],
  ['/api', { at: 'api' }],
  ['/api/observable', { at: 'package', slug: 'observable' }],
  ['/api/observable/changes', { at: 'changes', slug: 'observable' }],
  ['/api/observable/changes/2', { at: 'changes', slug: 'observable', number: 2 }],
  ['/api/ro/type/ro', { at: 'symbol', page: { slug: 'ro', kind: 'type', name: 'ro' } }],
  ['/api/core/class/ns.Foo', { at: 'symbol', page: { slug: 'core', kind: 'class', name: 'ns.Foo' } }],
  ['/api/core/function/a~2f~b', { at: 'symbol', page: { slug: 'core', kind: 'function', name: 'a/b' } }],
  ['/api/core/variable/__proto__', { at: 'symbol', page: { slug: 'core', kind: 'variable', name: '__proto__' } }],
  ['/api/core/class/Foo/2', { at: 'symbol', page: { slug: 'core', kind: 'class', name: 'Foo', part: '2' } }],
  [
    '/api/core/class/Foo/relations-10',
    { at: 'symbol', page: { slug: 'core', kind: 'class', name: 'Foo', part: 'relations-10' } },
  ],
  ['/source/core', { at: 'source', slug: 'core' }],
  ['/source/core/src/a.d.ts', { at: 'source', slug: 'core', file: 'src/a.d.ts' }],
  ['/source/core/src/~2e~data/a%C8%99~20~b.html.ts', { at: 'source', slug: 'core', file: 'src/.data/aș b.html.ts' }],
  ['/api/core/type/%CE%BB', { at: 'symbol', page: { slug: 'core', kind: 'type', name: 'λ' } }],
]

describe.each(locales)('paths in %s', (locale) => {
  const prefixed = (path: string): string => (locale === 'en' ? path : `/ro${path === '/' ? '' : path}`)

  test.each(places)('%s', (path, place) => {
    expect(pathOf(locale, place)).toBe(prefixed(path))
    expect(placeOf(prefixed(path))).toEqual({ locale, place })
    expect(localeOf(prefixed(path))).toBe(locale)
  })

  test.each(places)('%s leads to its twin in every locale and back', (path) => {
    for (const other of locales) expect(inLocale(inLocale(prefixed(path), other), locale)).toBe(prefixed(path))
  })
})

test.each([
  '/nope',
  '/docs/intro',
  '/en',
  '/en/api',
  '/api/',
  '/api//class/x',
  '/api/core/klass/x',
  '/api/core/__proto__/x',
  '/api/core/class',
  '/api/core/class/x/y',
  '/api/core/class/x/1',
  '/api/core/class/x/02',
  '/api/core/class/x/relations-1',
  '/api/core/class/x/2/3',
  '/api/core/class/%E0%A4%A',
  '/api/core/class/..%2f..',
  '/api/%2e%2e/class/x',
  '/source',
  '/source/core/a%2Fb.ts',
  '/source/core/%2e%2e/b.ts',
  '/source/core//b.ts',
])('%s is no place', (path) => expect(placeOf(path)).toBeUndefined())

test('the prefix of a locale is a whole segment', () => {
  expect(localeOf('/robots')).toBe('en')
  expect(inLocale('/robots', 'ro')).toBe('/ro/robots')
})

test('an anchor is part of an address', () => {
  expect(hrefOf('ro', { at: 'package', slug: 'core' }, 'static.%5Bx%5D')).toBe('/ro/api/core#static.%5Bx%5D')
})

test('the base URL is added once and taken off again', () => {
  expect(withoutBase(withBase('/api'))).toBe('/api')
})

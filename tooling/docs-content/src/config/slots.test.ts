import { expect, test } from 'vitest'
import { SiteConfigError } from './site-config-error.ts'
import type { SiteConfig } from './site-config.ts'
import { localizeConfig } from './localize-config.ts'
import { validateSiteConfig } from './validate-site-config.ts'

const slotsOf = (slots: unknown) => validateSiteConfig({ title: 'T', slots } as SiteConfig, 'site.config.ts').slots

test('a site without slots has none', () => {
  expect(slotsOf(undefined)).toEqual({ head: [], footer: null, pageEnd: null })
})

test('elements of the head become data', () => {
  const head = [{ meta: { name: 'author', content: 'Ada' } }, { link: { rel: 'me', href: 'https://a.test/@ada' } }]
  expect(slotsOf({ head }).head).toEqual([
    { tag: 'meta', attributes: { name: 'author', content: 'Ada' } },
    { tag: 'link', attributes: { rel: 'me', href: 'https://a.test/@ada' } },
  ])
})

test.each([
  [{ script: { src: '/x.js' } }],
  [{ meta: { 'http-equiv': 'refresh', name: 'a', content: '0' } }],
  [{ meta: { charset: 'utf-7', name: 'a', content: '' } }],
  [{ meta: { content: 'a' } }],
  [{ meta: { name: 'a', content: 5 } }],
  [{ meta: { name: 'a', content: 'b', onload: 'go()' } }],
  [{ meta: { name: 'a', content: 'b' }, link: {} }],
  [{ link: { rel: 'stylesheet', href: 'https://a.test/x.css' } }],
  [{ link: { rel: 'me modulepreload', href: '/x.js' } }],
  [{ link: { rel: 'me', href: 'javascript:go()' } }],
  [{ link: { rel: 'me', href: '//a.test' } }],
  [{ link: { href: '/a' } }],
  ['<meta name="a">'],
  [null],
])('%j is no element of the head', (element) => {
  expect(() => slotsOf({ head: [element] })).toThrow(SiteConfigError)
  expect(() => slotsOf({ head: [element] })).toThrow('slots.head[0]')
})

test('texts are those of the page’s language', () => {
  const config = validateSiteConfig(
    {
      title: 'T',
      locales: { list: ['en', 'ro'] },
      slots: { footer: { en: '<b>Privacy</b>', ro: '<b>Confidențialitate</b>' }, pageEnd: 'Ask' },
    },
    'site.config.ts',
  )
  const docs = { doc: () => undefined, firstDoc: () => undefined }
  const { slots } = localizeConfig({ ...config, favicon: '' } as never, 'ro', docs, { accent: null, home: null })
  expect(slots).toEqual({ head: [], footer: '<b>Confidențialitate</b>', pageEnd: 'Ask' })
})

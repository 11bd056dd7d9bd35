import { describe, expect, test } from 'vitest'
import { validateSiteConfig } from './validate-site-config.ts'
import { withAddress } from './with-address.ts'

const config = validateSiteConfig(
  { title: 'T', url: 'https://a.test', baseUrl: '/docs/', locales: { list: ['en', 'ro'] } },
  'site.config.json',
)

describe('--base', () => {
  test.each([
    ['/', '/'],
    ['preview/7', '/preview/7/'],
    ['/x/', '/x/'],
  ])('%s is the base URL %s of every locale', (given, base) => {
    const { baseUrl, locales, title, url } = withAddress(config, { baseUrl: given })
    expect([baseUrl, ...locales.list.map((one) => one.baseUrl)]).toEqual([base, base, `${base}ro/`])
    expect([title, url]).toEqual(['T', 'https://a.test'])
  })

  test.each(['https://a.test/', 'a b', '//x'])('%s is refused', (given) => {
    expect(() => withAddress(config, { baseUrl: given })).toThrow(/--base[\s\S]*a path such as/)
  })
})

describe('--url', () => {
  test('is the address of the site; the base URL stays', () => {
    const { url, baseUrl } = withAddress(config, { url: 'https://me.github.io/' })
    expect([url, baseUrl]).toEqual(['https://me.github.io', '/docs/'])
  })

  test.each(['', 'me.github.io', 'https://a.test/docs', 'ftp://a.test'])('%j is refused', (given) => {
    expect(() => withAddress(config, { url: given })).toThrow('--url')
  })
})

test('a site whose address nobody gave has none', () => {
  expect(validateSiteConfig({ title: 'T' }, 'site.config.json').url).toBe('')
})

import { expect, test } from 'vitest'
import { validateSiteConfig } from './validate-site-config.ts'
import { withBaseUrl } from './with-base-url.ts'

const config = validateSiteConfig(
  { title: 'T', baseUrl: '/docs/', locales: { list: ['en', 'ro'] } },
  'site.config.json',
)

test.each([
  ['/', '/'],
  ['preview/7', '/preview/7/'],
  ['/x/', '/x/'],
])('--base %s is the base URL %s of every locale', (given, base) => {
  const { baseUrl, locales } = withBaseUrl(config, given)
  expect([baseUrl, ...locales.list.map((one) => one.baseUrl)]).toEqual([base, base, `${base}ro/`])
  expect(withBaseUrl(config, given).title).toBe('T')
})

test.each(['https://a.test/', 'a b', '//x'])('--base %s is refused', (given) => {
  expect(() => withBaseUrl(config, given)).toThrow(/--base[\s\S]*a path such as/)
})

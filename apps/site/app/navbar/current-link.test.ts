import { expect, test } from 'vitest'
import { currentLink } from './current-link.ts'

const link = { label: 'API', href: '/api', external: false }

test.each([
  [{}, '/api', 'page'],
  [{}, '/api/', 'page'],
  [{}, '/API', 'page'],
  [{}, '/api/theme/function/x', 'true'],
  [{}, '/apis', undefined],
  [{}, '/docs/intro', undefined],
  [{ activeBasePath: '/docs' }, '/docs/intro', 'true'],
  [{ activeBasePath: '/docs' }, '/api/theme', undefined],
  [{ activeBaseRegex: '^/(docs|guide)/' }, '/Guide/a', 'true'],
  [{ activeBaseRegex: '^/(docs|guide)/' }, '/api/theme', undefined],
  [{ activeBaseRegex: '^/(docs|guide)/' }, '/api', 'page'],
])('R2.3 R2.33 a link to /api with %j is marked at %s: %s', (options, path, mark) => {
  expect(currentLink({ ...link, ...options }, path)).toBe(mark)
})

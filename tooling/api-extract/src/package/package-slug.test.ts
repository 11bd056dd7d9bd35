import { expect, test } from 'vitest'
import { packageSlug } from './package-slug.ts'

test.each<[string, string | undefined, string | undefined, string]>([
  ['@signpost/use-local-storage', 'useLocalStorage', undefined, 'useLocalStorage'],
  ['@acme/core', 'core', undefined, 'core'],
  ['@acme/core', 'packages-core', undefined, 'core'],
  ['p-queue', undefined, undefined, 'p-queue'],
  ['rxjs', 'rxjs', undefined, 'rxjs'],
  ['@acme/core', 'core', 'acme.core', 'acme.core'],
  ['@acme/..', 'x', undefined, 'package'],
  ['@acme/core', 'core', '../../etc/passwd', 'etc-passwd'],
  ['@acme/con', 'con', undefined, '_con'],
  ['nul.js', 'x', undefined, '_nul.js'],
  [`@acme/${'n'.repeat(300)}`, 'n', undefined, `${'n'.repeat(163)}~230b077491957fb4`],
  ['lodash.get', 'lodash-get', undefined, 'lodash-get'],
])('%s in %s, configured %s, is %s', (name, folder, configured, expected) => {
  expect(packageSlug({ name, folder, configured })).toBe(expected)
})

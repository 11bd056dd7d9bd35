import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { configKeys, configurationReference } from '../../test/configuration-reference.ts'
import { english } from '../../test/reference-words.en.ts'
import { romanian } from '../../test/reference-words.ro.ts'
import { validateSiteConfig } from './validate-site-config.ts'

const content = join(import.meta.dirname, '../../../../apps/site/content/docs')

test.each([
  ['en', english],
  ['ro', romanian],
] as const)(
  'the page about the configuration in %s is what the types say (write it again: pnpm run reference)',
  async (locale, words) => {
    await expect(configurationReference(words)).toMatchFileSnapshot(join(content, locale, 'reference/configuration.md'))
  },
)

describe('every key', () => {
  const paths = configKeys().map(({ path }) => path)

  test('has words in its declaration', () => {
    expect(configKeys().filter(({ words }) => words === '')).toEqual([])
  })

  test('has words in Romanian, and no other has', () => {
    expect(Object.keys(romanian.meanings!).sort()).toEqual([...paths].sort())
  })

  test('is known to the checks', () => {
    const known = (path: string): boolean => {
      const nested = path.split('.').reduceRight<unknown>((value, key) => ({ [key]: value }), undefined)
      try {
        validateSiteConfig({ title: 'T', ...(nested as object) }, 'site.config.ts')
        return true
      } catch (error) {
        return !(error as Error).message.includes('unknown key')
      }
    }
    expect(paths.filter((path) => !known(path))).toEqual([])
    expect(known('docs.toc.mx')).toBe(false)
  })
})

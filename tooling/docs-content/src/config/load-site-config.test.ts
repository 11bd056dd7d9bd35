import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { temporarySite } from '../../test/temporary-site.ts'
import { defaultConfig } from './default-config.ts'
import { findSiteConfig, loadSiteConfig } from './load-site-config.ts'
import { repositoryUrl } from './repository-url.ts'

describe('loadSiteConfig', () => {
  test.each<[string, Record<string, string>]>([
    ['site.config.json', { 'site.config.json': '{"title": "T"}' }],
    ['site.config.mjs', { 'site.config.mjs': 'export default { title: "T" }' }],
    ['site.config.ts', { 'site.config.ts': 'const title: string = "T"\nexport default { title }' }],
    [
      'site.config.ts',
      {
        'site.config.ts':
          "import { defineSiteConfig } from '@signpost/docs-content'\nimport { title } from './title.ts'\n" +
          "import manifest from './package.json' with { type: 'json' }\nimport { join } from 'node:path'\n" +
          'export default defineSiteConfig({ title: join(title, manifest.name) })',
        'title.ts': 'export const title: string = "."',
        'package.json': '{"name": "T"}',
      },
    ],
    [
      'site.config.ts',
      {
        'site.config.ts':
          "import { defineConfig } from '@signpost/signpost'\nexport default defineConfig({ title: 'T' })",
      },
    ],
  ])('%s', async (name, files) => {
    const site = temporarySite(files)
    expect(findSiteConfig(site)).toBe(join(site, name))
    expect((await loadSiteConfig(join(site, name))).title).toBe('T')
  })

  test('a module is run each time, because it may read other files', async () => {
    const site = temporarySite({
      'site.config.mjs':
        "import { readFileSync } from 'node:fs'\nimport { join } from 'node:path'\n" +
        "export default { title: readFileSync(join(import.meta.dirname, 'title.txt'), 'utf8') }",
    })
    for (const title of ['First', 'Second']) {
      writeFileSync(join(site, 'title.txt'), title)
      expect((await loadSiteConfig(join(site, 'site.config.mjs'))).title).toBe(title)
    }
  })

  test.each<[string, string]>([
    ['site.config.ts', 'export const title = "T"'],
    ['site.config.ts', 'export default {'],
    ['site.config.ts', 'throw new Error("no")'],
    ['site.config.ts', "import './gone.ts'\nexport default { title: 'T' }"],
    ['site.config.json', '{"title": "T"'],
    ['site.config.json', ''],
    ['site.config.json', `{"title": ${'['.repeat(100_000)}${']'.repeat(100_000)}}`],
    ['site.config.mjs', 'const title = []\ntitle.push(title)\nexport default { title }'],
  ])('%s with %j names the file and not where it lies', async (name, text) => {
    const site = temporarySite({ [name]: text })
    const error = await loadSiteConfig(join(site, name)).catch((caught: unknown) => caught as Error)
    expect(error).toMatchObject({ name: 'SiteConfigError' })
    expect((error as Error).message).toContain(name)
    expect((error as Error).message).not.toContain(site)
  })
})

test.each<[string, Record<string, string>, string]>([
  [
    'its own',
    { 'site.config.ts': 'export default {\n  title: ,\n}' },
    'site.config.ts:2:10: Unexpected "," (title: ,)',
  ],
  [
    'those of a module',
    { 'site.config.ts': "import './lib/a.ts'\nexport default {}", 'lib/a.ts': '\nexport const = 1' },
    'lib/a.ts:2:14: Expected identifier but found "=" (export const = 1)',
  ],
  [
    'one that is not there, and the number of others',
    { 'site.config.ts': "import './gone.ts'\nimport 'gone-too'\nexport default {}" },
    `site.config.ts:1:8: Could not resolve "./gone.ts" (import './gone.ts') and 1 more`,
  ],
])('the error of a configuration says file, line and text: %s', async (_, files, found) => {
  const site = temporarySite(files)
  await expect(loadSiteConfig(join(site, 'site.config.ts'))).rejects.toThrow(`found ${found}, expected a file`)
})

describe('defaultConfig', () => {
  test('takes its words from package.json', () => {
    const site = temporarySite({
      'package.json': '{"name": "@a/b", "description": "C.", "repository": {"url": "git+https://github.com/a/b.git"}}',
    })
    expect(defaultConfig(site)).toMatchObject({
      title: '@a/b',
      tagline: 'C.',
      repository: { url: 'https://github.com/a/b', branch: 'main' },
    })
  })

  test.each(['', 'garbage', '[]', '{"name": 7}'])('does with package.json %j', (text) => {
    const config = defaultConfig(temporarySite({ 'package.json': text }))
    expect(config.title).toMatch(/^docs-content-/)
    expect(config.repository).toBeNull()
  })

  test.each([
    ['a/b', 'https://github.com/a/b'],
    ['github:a/b', 'https://github.com/a/b'],
    ['git+ssh://git@github.com/a/b.git', 'https://github.com/a/b'],
    ['git@gitlab.com:a/b.git', 'https://gitlab.com/a/b'],
    ['https://a.test/b/', 'https://a.test/b'],
    ['javascript:alert(1)', undefined],
    [{ url: 7 }, undefined],
    [undefined, undefined],
  ])('repository %j', (repository, url) => {
    expect(repositoryUrl(repository)).toBe(url)
  })
})

import { describe, expect, test } from 'vitest'
import { configJson, temporarySite } from '../../test/temporary-site.ts'
import { buildContent } from '../build-content.ts'
import type { BuiltContent, BuiltVersion } from '../build-content.ts'

/** The current docs, and two versions that were cut of them. */
const docs: Record<string, string> = {
  'content/docs/en/intro.md':
    '---\nsidebar_position: 1\n---\n# Intro\n\n[more](./more.md) [data](./data.csv) [root](../../../a.ts)',
  'content/docs/en/more.md': '# More',
  'content/docs/en/new.md': '# New',
  'content/docs-2.0/version.json': '{"order": 2}',
  'content/docs-2.0/en/intro.md': '---\nsidebar_position: 1\n---\n# Intro 2\n\n[more](./more.md) [root](../../../a.ts)',
  'content/docs-2.0/en/more.md': '---\nslug: further\ntags: [t]\n---\n# More 2',
  'content/docs-2.0/ro/intro.md': '# Introducere 2',
  'content/docs-1.0/version.json': '{"order": 1, "sidebars": {"main": ["intro"]}}',
  'content/docs-1.0/en/intro.md': '# Intro 1',
}

function build(config: Record<string, unknown> = {}, files: Record<string, string> = docs): Promise<BuiltContent> {
  return buildContent({
    site: temporarySite({ 'site.config.json': configJson(config), 'package.json': '{}', ...files }),
  })
}

function versionsOf(content: BuiltContent, locale = 'en'): BuiltVersion[] {
  return content.locales.find((candidate) => candidate.locale === locale)!.versions
}

/** Versions on a line each: `2.0 /docs last none`. */
function lines(content: BuiltContent): string[] {
  return versionsOf(content).map(({ label, path, isLast, banner }) =>
    [label, path, ...(isLast ? ['last'] : []), banner].join(' '),
  )
}

describe('versions', () => {
  test('R2.51 R2.52 the newest that was cut is the last, the current one is next, older ones are below their names', async () => {
    expect(lines(await build())).toEqual([
      'Next /docs/next unreleased',
      '2.0 /docs last none',
      '1.0 /docs/1.0 unmaintained',
    ])
  })

  test('R3.1 the only version is the last and lives at the address of the docs', async () => {
    const content = await build({}, { 'content/docs/en/intro.md': '' })
    expect(versionsOf(content)).toMatchObject([
      { name: 'current', label: 'Next', isLast: true, path: '/docs', mainDocId: 'intro', draftIds: [], banner: 'none' },
    ])
  })

  test.each<[string, Record<string, unknown>, string[]]>([
    [
      'another last one',
      { lastVersion: '1.0' },
      ['Next /docs/next unreleased', '2.0 /docs/2.0 unreleased', '1.0 /docs last none'],
    ],
    [
      'the current one last',
      { lastVersion: 'current' },
      ['Next /docs last none', '2.0 /docs/2.0 unmaintained', '1.0 /docs/1.0 unmaintained'],
    ],
    ['docs at the base', { path: '/' }, ['Next /next unreleased', '2.0 / last none', '1.0 /1.0 unmaintained']],
    [
      'labels and banners',
      { versions: { current: { label: { en: 'Soon' } }, '1.0': { label: '1.x', banner: 'none' } } },
      ['Soon /docs/next unreleased', '2.0 /docs last none', '1.x /docs/1.0 none'],
    ],
  ])('are configured: %s', async (_, config, expected) => {
    expect(lines(await build({ docs: config }))).toEqual(expected)
  })

  test('have docs, sidebars and tags of their own', async () => {
    const [next, last, old] = versionsOf(await build())
    expect([next, last, old].map((version) => version!.docs.map(({ path }) => path).join(' '))).toEqual([
      '/docs/next/intro /docs/next/more /docs/next/new',
      '/docs/intro /docs/further',
      '/docs/1.0/intro',
    ])
    expect([next, last, old].map((version) => version!.sidebars.map(({ name }) => name))).toEqual([
      ['tutorialSidebar'],
      ['tutorialSidebar'],
      ['main'],
    ])
    expect([next, last, old].map((version) => version!.tags.length)).toEqual([0, 1, 0])
    expect(last!.docs[0]).toMatchObject({ version: '2.0', next: { id: 'more', label: 'More 2' } })
  })

  test('R2.41 are translated, and fall back to the default language, each for itself', async () => {
    const titles = versionsOf(await build(), 'ro').map(({ docs }) => docs.map(({ title, lang }) => `${title} ${lang}`))
    expect(titles).toEqual([['Intro en', 'More en', 'New en'], ['Introducere 2 ro', 'More 2 en'], ['Intro 1 en']])
  })

  test('a relative path out of a version leads where it led', async () => {
    const [next, last] = versionsOf(await build())
    const targets = [next, last].map((version) =>
      JSON.stringify(version!.docs[0]!.content).match(/"data(?:Repo|Doc)":"[^"]*"/g),
    )
    expect(targets).toEqual([
      ['"dataDoc":"more"', '"dataRepo":"content/docs/en/data.csv"', '"dataRepo":"a.ts"'],
      ['"dataDoc":"more"', '"dataRepo":"a.ts"'],
    ])
  })

  test.each([
    [
      'https://e.test/edit/content/docs',
      ['https://e.test/edit/content/docs/en/intro.md', 'https://e.test/edit/content/docs-2.0/en/intro.md'],
    ],
    ['https://e.test/?file=', ['https://e.test/?file=/en/intro.md', undefined]],
  ])('R2.93 an edit link leads to the source of its version: %s', async (editUrl, expected) => {
    const [next, last] = versionsOf(await build({ docs: { editUrl } }))
    expect([next, last].map((version) => version!.docs[0]!.editUrl)).toEqual(expected)
  })

  test('R5.5 the links of each are told with its own files', async () => {
    const files = {
      'content/docs-1.0/en/intro.md': '# Intro 1\n\n[box](/box)',
      'content/docs-2.0/ro/more.md': '[box](/box) [there](#x)',
    }
    const { locales } = await build({}, { ...docs, ...files })
    const told = locales
      .flatMap(({ links }) => links)
      .flatMap(({ path, file, links }) => links.map(({ url, line }) => `${path} ${url} ${file}:${line}`))
    expect(told.filter((place) => / [/#]\w/.test(place))).toEqual([
      '/docs/1.0/intro /box content/docs-1.0/en/intro.md:3',
      '/ro/docs/further /box content/docs-2.0/ro/more.md:1',
      '/ro/docs/further #x content/docs-2.0/ro/more.md:1',
      '/ro/docs/1.0/intro /box content/docs-1.0/en/intro.md:3',
    ])
  })

  test('R2.61 drafts of the current one can be read ahead; those of others are in none', async () => {
    const draft = '---\ndraft: true\n---\n# Draft'
    const site = temporarySite({
      'site.config.json': configJson(),
      ...docs,
      'content/docs/en/draft.md': draft,
      'content/docs-2.0/en/draft.md': draft,
    })
    for (const [drafts, current] of [
      [true, ['/docs/next/draft']],
      [false, []],
    ] as const) {
      const [next, last] = versionsOf(await buildContent({ site, drafts }))
      expect([next, last].map((version) => version!.draftIds)).toEqual([['draft'], ['draft']])
      expect(next!.docs.filter((doc) => doc.draft).map(({ path }) => path)).toEqual(current)
      expect(last!.docs.map(({ id }) => id)).toEqual(['intro', 'more'])
    }
  })

  test('the bar leads to the last version that has a doc', async () => {
    const items = ['intro', 'new'].map((docId) => ({ type: 'doc', docId }))
    const content = await build({
      navbar: { items: [...items, { type: 'docSidebar', sidebarId: 'main', label: 'M' }] },
    })
    expect(content.locales[0]!.config.navbar.left).toMatchObject([
      { docId: 'intro', version: '2.0', label: 'Intro 2' },
      { docId: 'new', version: 'current', label: 'New' },
      { docId: 'intro', version: '1.0', label: 'M' },
    ])
  })
})

describe('what does not fit', () => {
  test.each<[string, Record<string, unknown>, string]>([
    [
      'the last version',
      { docs: { lastVersion: '2' } },
      'docs.lastVersion: found "2", expected one of the versions: current, 2.0, 1.0',
    ],
    [
      'a version that is told about',
      { docs: { versions: { '2.O': {} } } },
      '- docs.versions: found "2.O", expected one of the versions: current, 2.0, 1.0. Did you mean "2.0"?',
    ],
    [
      'R2.51 a version of the menu',
      { navbar: { items: [{ type: 'docsVersionDropdown', versions: ['current', '3.0'] }] } },
      'found "3.0", expected one of the versions: current, 2.0, 1.0. Did you mean "1.0"?',
    ],
    [
      'R8.7 a doc of the bar',
      { navbar: { items: [{ type: 'doc', docId: 'nope' }] } },
      'Couldn\'t find any doc with id "nope" in versions "current", "2.0", "1.0"',
    ],
    [
      'R8.8 a sidebar of the bar',
      { navbar: { items: [{ type: 'docSidebar', sidebarId: 'nope', label: 'N' }] } },
      'Can\'t find any sidebar with id "nope" in versions current, 2.0, 1.0. Available sidebar ids are:\n- main\n- tutorialSidebar',
    ],
  ])('%s names what there is', async (_, config, message) => {
    await expect(build(config)).rejects.toThrow(message)
  })

  test.each([
    ['{', 'content/docs-1.0/version.json has 1 problem:\n- the configuration: found'],
    ['[]', 'found [], expected an object'],
    ['{"order": "1"}', 'order: found "1", expected a whole number'],
    ['{"order": 1, "sidebar": {}}', 'Did you mean "sidebars"?'],
    ['{"order": 1, "sidebars": {"a": ["gone"]}}', 'Invalid sidebar file at "content/docs-1.0/version.json"'],
  ])('the file of a version: %s', async (text, message) => {
    await expect(build({}, { ...docs, 'content/docs-1.0/version.json': text })).rejects.toThrow(message)
  })

  test.each(['next', 'a b', '1.', 'x.html', 'a..b'])('a folder that is called %j', async (name) => {
    await expect(build({}, { ...docs, [`content/docs-${name}/version.json`]: '{"order": 9}' })).rejects.toThrow(
      `the folder: found the version "${name}"`,
    )
  })

  test('a folder without the file is no version', async () => {
    const { 'content/docs-1.0/version.json': _, ...others } = docs
    expect(versionsOf(await build({}, others)).map(({ name }) => name)).toEqual(['current', '2.0'])
  })

  test.each([
    ['a doc where a version lives', { 'content/docs-2.0/en/next.md': '' }, {}, '/docs/next', 'the version "current"'],
    [
      'a doc of another version',
      { 'content/docs-2.0/en/NEXT/new.md': '' },
      {},
      '/docs/NEXT/new',
      'content/docs/en/new.md',
    ],
    ['a doc where the home page is', { 'content/docs-2.0/en/index.md': '' }, { path: '/' }, '/', 'the home page'],
    ['a doc where the API is', { 'content/docs-2.0/en/api/x.md': '' }, { path: '/' }, '/api/x', 'the API reference'],
    ['a doc where files are', { 'content/docs-2.0/en/404.md': '' }, { path: '/' }, '/404', 'the site itself'],
    ['a doc where the search is', { 'content/docs-2.0/en/search.md': '' }, { path: '/' }, '/search', 'the site itself'],
    [
      'a doc where lists are',
      { 'content/docs-2.0/en/sidebar/x.md': '' },
      { path: '/' },
      '/sidebar/x',
      'the site itself',
    ],
    ['a doc where a language is', { 'content/docs-2.0/en/ro.md': '' }, { path: '/' }, '/ro', 'the home page in Română'],
  ])('R5.7 %s is reported', async (_, files, config, url, other) => {
    const { diagnostics } = await build({ docs: config }, { ...docs, ...files })
    expect(diagnostics).toMatchObject([
      { code: 'duplicate-slug', url, other, found: `the address "${url}", which ${other} has` },
    ])
  })
})

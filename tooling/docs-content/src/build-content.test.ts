import { describe, expect, test } from 'vitest'
import { configJson, temporarySite } from '../test/temporary-site.ts'
import type { BuiltContent } from './build-content.ts'
import { buildContent } from './build-content.ts'
import type { SidebarItem } from './reader/model.ts'

/** Builds a site of these docs; paths are below the content folder. */
function build(docs: Record<string, string>, config: Record<string, unknown> = {}): Promise<BuiltContent> {
  const files = Object.fromEntries(Object.entries(docs).map(([path, text]) => [`content/docs/${path}`, text]))
  return buildContent({
    site: temporarySite({ 'site.config.json': configJson(config), 'package.json': '{}', ...files }),
  })
}

/** A locale with its current version, which is the only one of these sites. */
function local(content: BuiltContent, locale: string) {
  const found = content.locales.find((candidate) => candidate.locale === locale)!
  return { ...found, ...found.versions[0]! }
}

function page(content: BuiltContent, id: string, locale = 'en') {
  return local(content, locale).docs.find((doc) => doc.id === id)!
}

function codes({ diagnostics }: BuiltContent): string[] {
  return diagnostics.map(({ code, file, line }) => [code, file, line].filter((part) => part !== undefined).join(' '))
}

/** A sidebar on one line: `a, Guide>guide/index[b, c]`. */
function line(items: readonly SidebarItem[]): string {
  return items
    .map((item) => {
      if (item.type !== 'category') return item.type === 'doc' ? item.id : item.href
      return `${item.label}${item.id === undefined ? '' : `>${item.id}`}[${line(item.items)}]`
    })
    .join(', ')
}

describe('docs', () => {
  test('have an address, words and a place', async () => {
    const content = await build({
      'en/intro.md': '---\ntitle: Start\nsidebar_label: First\nsidebar_position: 1\n---\nHello *you*.\n\n## One\n',
      'en/guide/index.md': '# Guide\n\nAll of it.',
      'en/guide/deep/a.md': '# A\n\n## B',
    })
    expect(codes(content)).toEqual([])
    expect(local(content, 'en').mainDocId).toBe('intro')
    expect(page(content, 'intro')).toMatchObject({
      slug: 'intro',
      path: '/docs/intro',
      title: 'Start',
      heading: 'Start',
      label: 'First',
      description: 'Hello you.',
      sidebar: 'tutorialSidebar',
      lang: 'en',
      headings: [{ id: 'one', depth: 2, text: 'One' }],
      toc: { min: 2, max: 3 },
      breadcrumbs: [{ label: 'First', docId: 'intro' }],
      next: { id: 'guide/index', label: 'Guide' },
      file: 'en/intro.md',
    })
    expect(page(content, 'guide/deep/a')).toMatchObject({
      path: '/docs/guide/deep/a',
      description: 'A',
      breadcrumbs: [{ label: 'Guide', docId: 'guide/index' }, { label: 'Deep' }, { label: 'A' }],
      previous: { id: 'guide/index', label: 'Guide' },
    })
    expect(page(content, 'guide/index').slug).toBe('guide')
    expect(line(local(content, 'en').sidebars[0]!.items)).toBe('intro, Guide>guide/index[Deep[guide/deep/a]]')
  })

  test.each<[Record<string, string>, string | null]>([
    [{ 'en/b.md': '', 'en/a.md': '---\nslug: /\n---' }, 'a'],
    [{ 'en/b.md': '---\nsidebar_position: 1\n---', 'en/a.md': '' }, 'b'],
    [{ 'en/index.md': '', 'en/a.md': '---\nsidebar_position: 1\n---' }, 'index'],
    [{ 'en/a.md': '---\nunlisted: true\n---', 'en/b.md': '' }, 'b'],
    [{ 'en/a.md': '---\ndraft: true\n---' }, null],
    [{}, null],
  ])('the main doc of %j (R2.2)', async (docs, id) => {
    expect(local(await build(docs), 'en').mainDocId).toBe(id)
  })

  test.each([
    ['---\ntitle: T\n---\n# H', 'T', 'H', false],
    ['---\ntitle: T\n---\na', 'T', 'T', false],
    ['---\ntitle: T\nhide_title: true\n---\na', 'T', 'T', true],
    ['# H\n\n# I', 'H', 'H', false],
    ['a', 'a', 'a', false],
  ])('%j has one h1 (R2.91)', async (text, title, heading, hideTitle) => {
    const doc = page(await build({ 'en/a.md': text }), 'a')
    expect(doc).toMatchObject({ title, heading, hideTitle })
    expect(JSON.stringify(doc.content)).not.toContain('"h1"')
  })

  test('slugs come from front matter', async () => {
    const content = await build({
      'en/g/a.md': '---\nslug: x\n---',
      'en/g/b.md': '---\nslug: /y/z/\n---',
      'en/g/c d.md': '',
    })
    expect(local(content, 'en').docs.map(({ slug, path }) => `${slug} ${path}`)).toEqual([
      'g/x /docs/g/x',
      'y/z /docs/y/z',
      'g/c d /docs/g/c%20d',
    ])
  })

  test('an edit link is made, replaced or removed (R2.93)', async () => {
    const content = await build(
      {
        'en/a b.md': '',
        'en/b.md': '---\ncustom_edit_url: https://x.test/y\n---',
        'en/c.md': '---\ncustom_edit_url: null\n---',
      },
      { docs: { editUrl: 'https://e.test/docs/' } },
    )
    expect(local(content, 'en').docs.map(({ editUrl }) => editUrl)).toEqual([
      'https://e.test/docs/en/a%20b.md',
      'https://x.test/y',
      undefined,
    ])
  })

  test('two docs with one address are reported (R5.7)', async () => {
    const content = await build({ 'en/a.md': '---\nslug: X\n---', 'en/b.md': '---\nslug: x\n---' })
    expect(content.diagnostics).toMatchObject([
      {
        code: 'duplicate-slug',
        severity: 'warning',
        file: 'content/docs/en/b.md',
        other: 'content/docs/en/a.md',
        url: '/docs/x',
        found: expect.stringContaining('en/a.md'),
      },
    ])
  })

  test('hostile names are docs and tags like any other', async () => {
    const names = ['__proto__', 'constructor', 'then', 'toString', 'hasOwnProperty']
    const content = await build({
      ...Object.fromEntries(
        names.map((name) => [`en/${name}/${name}.md`, `---\ntags: [${name}]\n---\n# ${name}\n\n## ${name}`]),
      ),
      'en/intro.md': names.map((name) => `[a](./${name}/${name}.md#x)`).join('\n'),
    })
    expect(codes(content)).toEqual([])
    expect(local(content, 'en').docs.map(({ id }) => id)).toEqual(
      [...names.map((name) => `${name}/${name}`), 'intro'].sort(),
    )
    expect(local(content, 'en').tags.map(({ label, docIds }) => `${label} ${docIds.join()}`)).toEqual(
      [...names].sort().map((name) => `${name} ${name}/${name}`),
    )
    expect(JSON.stringify(page(content, 'intro').content).match(/"dataDoc"/g)).toHaveLength(names.length)
  })
})

describe('bad input takes nothing else down', () => {
  test.each<[string, string | Uint8Array, string[]]>([
    ['empty', '', []],
    ['front matter cut off', '---\ntitle: "A', ['invalid-front-matter content/docs/en/x.md 1']],
    ['garbage', Uint8Array.from({ length: 300 }, (_, index) => (index * 37) % 256), ['not-utf-8 content/docs/en/x.md']],
    ['UTF-16', Buffer.from('\uFEFF# A', 'utf16le'), ['not-utf-8 content/docs/en/x.md']],
    ['a fence without an end', '```ts\nlet a', []],
    ['script', '<script>alert(1)</script>\n\n<div><b>a', []],
    ['deep quotes', '>'.repeat(10_000), ['unreadable-markdown content/docs/en/x.md 1']],
    [
      'a list without end',
      `---\ntags: [a]\n---\n${'- a\n'.repeat(6_000)}`,
      ['unreadable-markdown content/docs/en/x.md 5004'],
    ],
  ])('%s', async (_, text, expected) => {
    const content = await build({ 'en/x.md': text as string, 'en/y.md': '# Y' })
    expect([...new Set(codes(content))]).toEqual(expected)
    expect(page(content, 'y').title).toBe('Y')
    expect(page(content, 'x').title).toBe('x')
  })

  test.each(['{', '[]', '7', '{"lable": "A"}', '{"position": "x"}', '{"link": {"type": "x"}}'])(
    '_category_.json %j',
    async (text) => {
      const content = await build({ 'en/g/_category_.json': text, 'en/g/a.md': '' })
      expect(new Set(content.diagnostics.map(({ code }) => code))).toEqual(new Set(['invalid-category']))
      expect(line(local(content, 'en').sidebars[0]!.items)).toBe('G[g/a]')
    },
  )
})

describe('locales', () => {
  test('an untranslated doc has the text and language of the default locale', async () => {
    const content = await build({ 'en/a.md': '# A', 'en/b.md': '# B', 'ro/a.md': '# Ă' })
    expect(local(content, 'ro').docs.map(({ title, lang }) => `${title} ${lang}`)).toEqual(['Ă ro', 'B en'])
    expect(codes(content)).toEqual([])
  })

  test('a translation without an original is shown everywhere and reported', async () => {
    const content = await build({ 'en/a.md': '# A', 'ro/b.md': '# B' })
    expect(local(content, 'en').docs.map(({ title, lang }) => `${title} ${lang}`)).toEqual(['A en', 'B ro'])
    expect(codes(content)).toEqual(['missing-original content/docs/ro/b.md'])
  })

  test.each([
    ['by order', '## One\n### Two\n## One', '## Unu\n### Doi\n## Unu', 'one two one-1', []],
    ['explicit', '## One {#x}\n## Two', '## Doi {#two}\n## Unu {#x}', 'two x', []],
    ['too few', '## One\n## Two', '## Unu {#one}', 'one', ['heading-ids-differ content/docs/ro/a.md']],
  ])('headings keep the ids of the original: %s (R2.101)', async (_, en, ro, ids, expected) => {
    const content = await build({ 'en/a.md': en, 'ro/a.md': ro })
    expect(
      page(content, 'a', 'ro')
        .headings.map(({ id }) => id)
        .join(' '),
    ).toBe(ids)
    expect(codes(content)).toEqual(expected)
  })

  test('labels are said in the locale', async () => {
    const content = await build(
      {
        'en/g/a.md': '# A',
        'en/g/_category_.json': '{"label": "Guide"}',
        'ro/g/_category_.json': '{"label": "Ghid"}',
      },
      {
        tagline: { en: 'hi', ro: 'salut' },
        navbar: {
          items: [
            { label: { en: 'API', ro: 'Referință' }, to: '/api' },
            { type: 'doc', docId: 'g/a', position: 'right' },
          ],
        },
        footer: { copyright: { text: { en: '© {year} A', ro: '© {year} B' }, year: 2025 } },
      },
    )
    const { config, sidebars } = local(content, 'ro')
    expect(config).toMatchObject({
      tagline: 'salut',
      description: 'salut',
      navbar: { left: [{ label: 'Referință', to: '/api' }], right: [{ type: 'doc', docId: 'g/a', label: 'A' }] },
      footer: { copyright: '© 2025 B' },
    })
    expect(line(sidebars[0]!.items)).toBe('Ghid[g/a]')
    expect(line(local(content, 'en').sidebars[0]!.items)).toBe('Guide[g/a]')
  })

  test('a content folder without locales is the default locale', async () => {
    const content = await build({ 'a.md': '# A', 'g/b.md': '' })
    expect(local(content, 'ro').docs.map(({ id, lang }) => `${id} ${lang}`)).toEqual(['a en', 'g/b en'])
  })
})

describe('Markdown links', () => {
  const docs = { 'en/g/b.md': '# B', 'en/c.mdx': '# C' }

  test.each([
    ['[x](./g/b.md#h)', { dataDoc: 'g/b', dataHash: 'h' }],
    ['[x](g/b.md)', { dataDoc: 'g/b' }],
    ['[x](/g/b.md)', { dataDoc: 'g/b' }],
    ['[x](./g/../c.mdx?a=1)', { dataDoc: 'c' }],
    ['[x](/api)', { href: '/api' }],
    ['[x](#h)', { href: '#h' }],
    ['[x](./data.csv)', { dataRepo: 'content/docs/en/data.csv' }],
    ['[x](../../../../../etc/passwd)', { href: '../../../../../etc/passwd' }],
    ['[x](https://a.test/b.md)', { href: 'https://a.test/b.md', rel: ['noopener', 'nofollow', 'ugc'] }],
  ])('%s', async (text, properties) => {
    const content = await build({ ...docs, 'en/a.md': text })
    expect(page(content, 'a').content).toEqual([['p', 0, ['a', properties, 'x']]])
    expect(codes(content)).toEqual([])
  })

  test('one that leads nowhere is left as it is and reported with its place (R5.6)', async () => {
    const content = await build({ ...docs, 'en/a.md': '---\ntitle: A\n---\n\nSee [x](./gone.md#y) and [x](../c.mdx).' })
    expect(content.diagnostics).toMatchObject([
      {
        code: 'broken-markdown-link',
        severity: 'warning',
        url: './gone.md#y',
        line: 5,
        column: 5,
        found: "a Markdown link with URL `./gone.md#y` that couldn't be resolved",
        expected: 'the path of a local Markdown file that exists within the current section',
      },
      { url: '../c.mdx', line: 5, column: 26 },
    ])
    expect(JSON.stringify(page(content, 'a').content)).toContain('"href":"./gone.md#y"')
  })

  test('one in a doc that is shown in several languages is reported once (R5.6)', async () => {
    const two = { locales: { list: ['en', 'ro'] } }
    const content = await build({ ...docs, 'en/a.md': '[x](./gone.md)' }, two)
    expect(codes(content)).toEqual(['broken-markdown-link content/docs/en/a.md 1'])
  })

  test.each([
    ['ignore', []],
    ['warn', ['warning missing-image content/docs/en/a.md:2:1']],
    ['throw', ['error missing-image content/docs/en/a.md:2:1']],
  ])('R5.1 an image whose file is missing is a broken link: %s', async (severity, expected) => {
    const docs = { 'en/a.md': '![there](a.png)\n![gone](./b.png) ![elsewhere](https://a.test/c.png)', 'en/a.png': '' }
    const { diagnostics } = await build(docs, { onBrokenLinks: severity })
    expect(
      diagnostics.map(({ severity, code, file, line, column }) => `${severity} ${code} ${file}:${line}:${column}`),
    ).toEqual(expected)
  })

  test.each([
    ['ignore', []],
    ['log', ['warning']],
    ['throw', ['error']],
  ])('onBrokenMarkdownLinks: %s', async (severity, expected) => {
    const content = await build({ 'en/a.md': '[x](gone.md)', 'ro/a.md': '' }, { onBrokenMarkdownLinks: severity })
    expect(content.diagnostics.map((diagnostic) => diagnostic.severity)).toEqual(expected)
  })
})

describe('sidebars', () => {
  test('from folders: by position, then by name', async () => {
    const content = await build({
      'en/b.md': '',
      'en/a.md': '---\nsidebar_position: 2\n---',
      'en/Z.md': '',
      'en/g/_category_.json':
        '{"position": 1, "label": "First", "collapsed": false, "link": {"type": "doc", "id": "b"}}',
      'en/g/x.md': '',
      'en/h/README.md': '',
    })
    expect(line(local(content, 'en').sidebars[0]!.items)).toBe('First>b[g/x], a, Z, b, h/README')
    expect(local(content, 'en').sidebars[0]!.items[0]).toMatchObject({ collapsed: false, collapsible: true })
  })

  test('from the configuration', async () => {
    const sidebars = {
      first: [
        'a',
        {
          type: 'category',
          label: { en: 'G', ro: 'Ğ' },
          link: 'g/b',
          items: [{ type: 'autogenerated', dirName: 'g' }],
        },
      ],
      second: [{ type: 'link', label: 'L', href: 'https://a.test' }, { type: 'doc', id: 'c', label: 'See' }, 'draft'],
    }
    const docs = {
      'en/a.md': '',
      'en/c.md': '',
      'en/g/b.md': '',
      'en/g/d.md': '',
      'en/draft.md': '---\ndraft: true\n---',
    }
    const content = await build(docs, { docs: { sidebars } })
    expect(local(content, 'en').sidebars.map(({ name, items }) => `${name}: ${line(items)}`)).toEqual([
      'first: a, G>g/b[g/b, g/d]',
      'second: https://a.test, c',
    ])
    expect(local(content, 'en').draftIds).toEqual(['draft'])
    expect(page(content, 'c').sidebar).toBe('second')
    expect(page(content, 'g/d').previous).toEqual({ id: 'g/b', label: 'b' })
    expect(page(content, 'c')).not.toHaveProperty('previous')
  })

  test.each<[Record<string, unknown>, string, string]>([
    [
      { docs: { sidebars: { s: ['a', 'gone', 'intr'] } } },
      '',
      'Invalid sidebar file at "site.config.json".\nThese sidebar document ids do not exist:\n- gone\n- intr\n\n' +
        'Available document ids are:\n- a\n- intro\nintr: Did you mean "intro"?',
    ],
    [
      { navbar: { items: [{ type: 'doc', docId: 'into' }] } },
      '',
      'Couldn\'t find any doc with id "into" in version "current". Available doc ids are:\n- a\n- intro\ninto: Did you mean "intro"?',
    ],
    [
      { navbar: { items: [{ type: 'docSidebar', sidebarId: 'x', label: 'X' }] } },
      '',
      'Can\'t find any sidebar with id "x" in version current. Available sidebar ids are:\n- tutorialSidebar',
    ],
    [
      { docs: { sidebars: { s: [] } }, navbar: { items: [{ type: 'docSidebar', sidebarId: 's', label: 'X' }] } },
      '',
      'Sidebar with id "s" doesn\'t have anything to be linked to.',
    ],
    [
      {},
      '---\ndisplayed_sidebar: nope\n---',
      'The doc "a" (content/docs/en/a.md) asks for a sidebar that does not exist.',
    ],
  ])('%j fails the build (R8.7, R8.8)', async (config, text, message) => {
    await expect(build({ 'en/a.md': text, 'en/intro.md': '' }, config)).rejects.toThrow(message)
  })

  test('unlisted docs are marked, and passed over by neighbours and tags (R2.61)', async () => {
    const content = await build({
      'en/a.md': '---\ntags: [t]\n---',
      'en/b.md': '---\nunlisted: true\ntags: [t]\n---',
      'en/c.md': '---\npagination_prev: null\n---',
    })
    expect(page(content, 'a').next).toEqual({ id: 'c', label: 'c' })
    expect(page(content, 'c')).not.toHaveProperty('previous')
    expect(page(content, 'b')).toMatchObject({ unlisted: true })
    expect(page(content, 'b')).not.toHaveProperty('next')
    expect(page(content, 'a')).not.toHaveProperty('unlisted')
    expect(local(content, 'en').sidebars[0]!.items[1]).toMatchObject({ id: 'b', unlisted: true })
    expect(local(content, 'en').tags).toMatchObject([{ slug: 't', docIds: ['a'] }])
  })
})

describe('drafts (R2.61)', () => {
  const files = {
    'site.config.json': configJson(),
    'package.json': '{}',
    'content/docs/en/a.md': '[x](./draft.md)',
    'content/docs/en/b.md': '# B',
    'content/docs/en/draft.md': '---\ndraft: true\ntags: [t]\n---\n# Draft',
    'content/docs/ro/b.md': '---\ndraft: true\n---\n# Ciornă',
  }

  test('R2.61 are in nothing that is published, a translation neither', async () => {
    const content = await buildContent({ site: temporarySite(files) })
    for (const { docs, sidebars, tags, draftIds } of ['en', 'ro'].map((locale) => local(content, locale))) {
      expect(draftIds).toEqual(['draft'])
      expect(docs.map(({ title, lang }) => `${title} ${lang}`)).toEqual(['a en', 'B en'])
      expect(line(sidebars[0]!.items)).toBe('a, b')
      expect(tags).toEqual([])
    }
    expect(codes(content)).toEqual(['broken-markdown-link content/docs/en/a.md 1'])
  })

  test('R2.61 are docs like any other where they are asked for, and marked', async () => {
    const content = await buildContent({ site: temporarySite(files), drafts: true })
    expect(local(content, 'en').draftIds).toEqual(['draft'])
    expect(codes(content)).toEqual([])
    expect(line(local(content, 'en').sidebars[0]!.items)).toBe('a, b, draft')
    const marked = (locale: string) =>
      local(content, locale).docs.map(({ title, draft }) => `${title}${draft ? ' (draft)' : ''}`)
    expect([marked('en'), marked('ro')]).toEqual([
      ['a', 'B', 'Draft (draft)'],
      ['a', 'Ciornă (draft)', 'Draft (draft)'],
    ])
  })
})

test('tags outside of the declared list are reported and kept (R2.95)', async () => {
  const docs = { tags: [{ slug: 'how-to', label: { en: 'How to', ro: 'Cum' }, description: 'Steps.' }] }
  const content = await build({ 'en/a.md': '---\ntags: [how-to, Other One]\n---' }, { docs })
  expect(codes(content)).toEqual(['unknown-tag content/docs/en/a.md'])
  expect(local(content, 'ro').tags).toEqual([
    { slug: 'how-to', label: 'Cum', description: 'Steps.', docIds: ['a'] },
    { slug: 'other-one', label: 'Other One', description: '', docIds: ['a'] },
  ])
})

describe('a repository without docs', () => {
  test('has its README as the introduction', async () => {
    const site = temporarySite({
      'package.json': '{"name": "lib"}',
      'README.md':
        '# My lib\n\nIt does. [a](./docs/a.md) [b](CONTRIBUTING) ![c](c.png) [d](https://d.test) [e](/lib/) [f](/not/there) [g](../../issues#new) [h](../beside)',
      'lib/a.ts': '',
    })
    const content = await buildContent({ site, introReadme: `${site}/README.md` })
    expect(local(content, 'en').mainDocId).toBe('intro')
    expect(codes(content)).toEqual([])
    expect(page(content, 'intro')).toMatchObject({
      title: 'My lib',
      heading: 'My lib',
      path: '/docs/intro',
      lang: 'en',
    })
    expect(page(content, 'intro')).not.toHaveProperty('file')
    expect(JSON.stringify(page(content, 'intro').content).match(/"dataRepo":"[^"]*"/g)).toEqual([
      '"dataRepo":"docs/a.md"',
      '"dataRepo":"CONTRIBUTING"',
      '"dataRepo":"c.png"',
      // As hosts of repositories do, from the root; other addresses are those of the site.
      '"dataRepo":"lib"',
      // A page of the host, unlike a path beside the repository.
      '"dataRepo":"../../issues"',
    ])
  })

  test('has the introduction of a folder elsewhere, with addresses of the site', async () => {
    const site = temporarySite({ 'package.json': '{}' })
    const cache = temporarySite({ 'introduction.md': '# Start\n\n[list](/api) [top](#start) [host](https://d.test)' })
    const content = await buildContent({ site, introReadme: `${cache}/introduction.md` })
    const text = JSON.stringify(page(content, 'intro').content)
    expect(text).toContain('"href":"/api"')
    expect(text).not.toContain('dataRepo')
  })

  test('does without a README', async () => {
    const site = temporarySite({ 'package.json': '{}' })
    const content = await buildContent({ site, introReadme: `${site}/README.md` })
    expect(content.locales.map(({ versions }) => versions[0]!.docs.length)).toEqual([0])
    expect(codes(content)).toEqual(['unreadable-file README.md'])
  })
})

describe('a site without a configuration', () => {
  const manifest = '{"name": "acme", "description": "Tools of Acme."}'
  const menuOf = ({ locales: [standard] }: BuiltContent) =>
    standard!.config.navbar.right.filter(({ type }) => type === 'docsVersionDropdown')

  test('has the words of its package.json, no facts, and no menu of one version', async () => {
    const content = await buildContent({
      site: temporarySite({ 'package.json': manifest, 'content/docs/en/intro.md': '# Start\n' }),
    })
    expect(content.locales[0]!.config).toMatchObject({
      title: 'acme',
      tagline: 'Tools of Acme.',
      home: { facts: [] },
    })
    expect(menuOf(content)).toEqual([])
    expect(content).not.toHaveProperty('packages')
  })

  test('has the menu once there are versions', async () => {
    const content = await buildContent({
      site: temporarySite({
        'package.json': manifest,
        'content/docs/en/intro.md': '# Start\n',
        'content/docs-1.0/en/intro.md': '# Start\n',
        'content/docs-1.0/version.json': '{"order": 1}',
      }),
    })
    expect(menuOf(content)).toHaveLength(1)
  })
})

test('facts of the home page are in the language of the page; selected packages are in the content', async () => {
  const content = await build(
    { 'en/intro.md': '# Start\n' },
    {
      locales: { list: ['en', 'ro'] },
      home: { facts: [{ title: { en: 'Fast', ro: 'Rapid' }, text: 'x' }] },
      packages: { exclude: ['web'], entryPoints: { '@acme/core': ['./*'] } },
    },
  )
  expect(content.locales.map(({ config }) => config.home.facts)).toEqual([
    [{ title: 'Fast', text: 'x' }],
    [{ title: 'Rapid', text: 'x' }],
  ])
  expect(content.packages).toEqual({
    include: null,
    exclude: ['web'],
    entryPoints: { '@acme/core': ['./*'] },
    file: 'site.config.json',
  })
})

test('modules of the configuration and of its transform are sources, and installed packages are not', async () => {
  const site = temporarySite({
    'site.config.ts': "import { title } from './lib/title.ts'\nexport default { title, transform: './lib/pages.ts' }",
    'lib/title.ts': "export { title } from 'named'",
    'lib/pages.ts': "import { words } from './words.ts'\nexport default () => words",
    'lib/words.ts': 'export const words = undefined',
    'node_modules/named/package.json': '{"name": "named", "exports": "./index.js"}',
    'node_modules/named/index.js': 'export const title = "T"',
    'content/docs/en/intro.md': '# Start\n',
  })
  const { sources, transform } = await buildContent({ site })
  expect(sources).toEqual(['lib/pages.ts', 'lib/title.ts', 'lib/words.ts'])
  expect(transform?.text).not.toContain(site)
})

test('a transform that cannot be bundled is a problem with file, line and text', async () => {
  const site = temporarySite({
    'site.config.json': '{"title": "T", "transform": "./pages.ts"}',
    'pages.ts': "import './lib/words.ts'",
    'lib/words.ts': 'export const = 1',
  })
  await expect(buildContent({ site })).rejects.toThrow(
    'transform: found lib/words.ts:1:14: Expected identifier but found "=" (export const = 1), expected',
  )
})

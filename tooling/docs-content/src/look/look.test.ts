import { execFileSync } from 'node:child_process'
import { readdirSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { temporarySite } from '../../test/temporary-site.ts'
import { buildContent, type BuiltContent } from '../build-content.ts'
import type { SiteConfig } from '../config/site-config.ts'
import { openContent } from '../reader/open-content.ts'
import { writeContent } from '../write-content.ts'

function site(config: Omit<SiteConfig, 'title'>, files: Readonly<Record<string, string>> = {}): string {
  return temporarySite({
    'site.config.json': JSON.stringify({ title: 'T', ...config }),
    'content/docs/a.md': '# A\n',
    ...files,
  })
}

const build = (folder: string) => buildContent({ site: folder, root: folder })
const configOf = ({ locales }: BuiltContent) => locales[0]!.config

describe('files of the repository', () => {
  test('are copied under names that change with their content, and removed when nothing names them', async () => {
    const folder = site(
      { favicon: './i.svg', navbar: { logo: { src: './brand/l.svg' } }, theme: { css: './s.css' } },
      {
        'i.svg': '<svg/>',
        'brand/l.svg': '<svg id="l"/>',
        's.css': 'a { background: url("brand/l.svg"), url(./brand/l.svg) }',
      },
    )
    const out = join(folder, '.content')
    const content = await build(folder)
    writeContent(content, out)
    const { favicon, navbar, theme } = configOf(content)
    expect(favicon).toMatch(/^\/assets\/site\/i\.[0-9a-f]{12}\.svg$/)
    expect(navbar.logo).toMatchObject({ srcDark: navbar.logo!.src })
    const open = openContent(out)
    expect(open.manifest.sources).toEqual(['brand/l.svg', 'i.svg', 's.css'])
    expect(open.file(favicon)).toEqual({ type: 'image/svg+xml; charset=utf-8', bytes: Buffer.from('<svg/>') })
    const served = navbar.logo!.src.slice('/assets/site/'.length)
    expect(open.file(theme.css!)?.bytes.toString()).toBe(`a { background: url("brand/l.svg"), url("${served}") }`)
    expect(open.file('/assets/site/other.svg')).toBeUndefined()
    expect(readdirSync(join(out, 'files'))).toHaveLength(3)

    writeContent({ ...content, files: [] }, out)
    expect(readdirSync(join(out, 'files'))).toEqual([])
  })

  test('images of docs and of the home page are served with their size; what is no image or not there is not', async () => {
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="60" height="30"/>'
    const folder = site(
      { home: { markdown: './home.md' } },
      {
        'content/docs/a.md':
          '# A\n\n![one](./one.svg) [![two](../../two.svg)](https://a.test/) <img src="one.svg" width="20" alt="three">\n\n![no](./secret.txt) ![gone](./gone.png)',
        'content/docs/one.svg': svg,
        'content/docs/secret.txt': 'x',
        'two.svg': `<!-- 2 -->${svg}`,
        'home.md': '# Home\n\n![one](content/docs/one.svg)',
      },
    )
    const content = await build(folder)
    expect(content.files.map(({ path }) => path.replace(/[0-9a-f]{12}/, 'hash'))).toEqual([
      '/assets/site/icon.hash.svg',
      '/assets/site/one.hash.svg',
      '/assets/site/two.hash.svg',
    ])
    expect(content.sources).toEqual(['content/docs/one.svg', 'home.md', 'two.svg'])
    expect(content.diagnostics.map(({ code, severity, url, found }) => [code, severity, url, found])).toEqual([
      ['missing-image', 'warning', './secret.txt', 'the image `./secret.txt`, which is not shown: a file .txt'],
      ['missing-image', 'error', './gone.png', 'the image `./gone.png`, whose file does not exist'],
    ])
    const written = JSON.stringify(content.locales[0])
    const images = [...written.matchAll(/\["img",(\{[^}]*\})/g)].map(
      ([, properties]) => JSON.parse(properties!) as object,
    )
    const [one, two] = content.files.slice(1).map(({ path }) => path)
    expect(images).toEqual(
      expect.arrayContaining([
        { src: one, alt: 'one', width: 60, height: 30 },
        { src: two, alt: 'two', width: 60, height: 30 },
        { src: one, alt: 'three', width: 20 },
        { alt: 'no', dataRepo: 'content/docs/secret.txt' },
        { alt: 'gone', dataRepo: 'content/docs/gone.png' },
      ]),
    )
  })

  test('R40 an image that is no file of the root, too large or an SVG of an untrusted one is a link, and said', async () => {
    const files = {
      'content/docs/a.md':
        '# A\n\n![s](./s.svg) ![p](./p.png) ![large](./large.png) ![folder](./folder.png) ![out](./out.png)',
      'content/docs/s.svg': '<svg xmlns="http://www.w3.org/2000/svg"><script>go()</script></svg>',
      'content/docs/p.png': 'p',
      'content/docs/large.png': new Uint8Array(17 * 2 ** 20),
      'content/docs/folder.png/a.txt': '',
    }
    const folder = temporarySite({
      'site.config.json': JSON.stringify({ title: 'T', imageHosts: ['a.test'] }),
      ...files,
    })
    symlinkSync(join(temporarySite({ 'secret.png': 'x' }), 'secret.png'), join(folder, 'content/docs/out.png'))
    const { files: served, diagnostics, locales } = await buildContent({ site: folder, root: folder, untrusted: true })
    expect(served.map(({ path }) => path.replace(/[0-9a-f]{12}/, 'hash'))).toEqual([
      '/assets/site/icon.hash.svg',
      '/assets/site/p.hash.png',
    ])
    expect(locales[0]!.config.imageHosts).toBeUndefined()
    expect(diagnostics.map(({ code, url, found }) => [code, url ?? found])).toEqual([
      ...['./s.svg', './large.png', './folder.png', './out.png'].map((url) => ['missing-image', url]),
      ['untrusted-root', 'imageHosts, which the browsers of readers would contact'],
    ])
  })

  test('sizes of logos are known where the files are images', async () => {
    const logo = async (src: string, srcDark: string) => {
      const files = {
        'view.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 -4 20 28"/>',
        'sized.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="60" height="30"/>',
        'damaged.png': 'no image',
        'unsized.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="a" height="0" viewBox="0 0 0 0"/>',
        // An icon file whose first entry has no length: a reader that skips entries by their length never ends.
        'endless.png': `icns\0\0\0\x14ICN ${'\0'.repeat(4096)}`,
      }
      return configOf(await build(site({ navbar: { logo: { src, srcDark } } }, files))).navbar.logo
    }
    expect(await logo('./view.svg', './sized.svg')).toMatchObject({
      size: { width: 20, height: 28 },
      sizeDark: { width: 60, height: 30 },
    })
    for (const [src, srcDark] of [
      ['./damaged.png', 'https://acme.example/logo.svg'],
      ['./unsized.svg', './endless.png'],
    ] as const) {
      const unknown = await logo(src, srcDark)
      expect(unknown).not.toHaveProperty('size')
      expect(unknown).not.toHaveProperty('sizeDark')
    }
  })

  test.each<[string, Omit<SiteConfig, 'title'>, string]>([
    ['missing', { favicon: './none.svg' }, 'favicon: found "./none.svg", nothing'],
    ['outside', { theme: { css: '../../outside.css' } }, 'theme.css: found "../../outside.css", '],
    [
      'of another kind',
      { favicon: './secret.env' },
      'favicon: found "./secret.env", expected the path of a file from this one, such as',
    ],
    ['missing in a style sheet', { theme: { css: './s.css' } }, 'theme.css, ./gone.png: found "./gone.png", nothing'],
    ['missing', { home: { markdown: './HOME.md' } }, 'home.markdown: found "./HOME.md", nothing'],
  ])('one that is %s is an error of the configuration', async (_, config, message) => {
    const folder = site(config, { 's.css': 'a { background: url(./gone.png) }' })
    await expect(build(folder)).rejects.toThrow(`- ${message}`)
  })
})

describe('the icon of a site without one', () => {
  const iconOf = async (config: Partial<SiteConfig>): Promise<{ address: string; svg: string }> => {
    const content = await build(site(config as Omit<SiteConfig, 'title'>, { 'tr.json': '{}' }))
    const address = configOf(content).favicon
    return { address, svg: String(content.files.find(({ path }) => path === address)?.bytes) }
  }

  test('is the first letter of the title, served as a picture of its own', async () => {
    const { address, svg } = await iconOf({ title: '@élan/tools' })
    expect(address).toMatch(/^\/assets\/site\/icon\.[0-9a-f]{12}\.svg$/)
    expect(svg).toContain('>É</text>')
    expect(svg).not.toContain('<path')
  })

  test.each([
    [{ title: { en: 'Boxes', ro: 'Cutii' }, locales: { default: 'ro', list: ['en', 'ro'] } }, '>C</text>'],
    [{ title: '1st & <last>' }, '>1</text>'],
    [{ title: '<&>' }, '></text>'],
    [{ title: 'istanbul', locales: { default: 'tr', list: [{ code: 'tr', strings: './tr.json' }] } }, '>İ</text>'],
    [{ title: 'A', theme: { accent: '#005f5f' } }, 'fill="#005f5f"'],
  ])('%j: %s', async (config, part) => {
    expect((await iconOf(config)).svg).toContain(part)
  })
})

test('a replaced accent is said with both ratios', async () => {
  const { diagnostics, ...content } = await build(site({ theme: { accent: '#ffcc00' } }))
  expect(diagnostics).toEqual([
    {
      code: 'accent-contrast',
      severity: 'info',
      file: 'site.config.json',
      found: 'theme.accent #ffcc00 with a contrast of 1.29 in light mode',
      expected: 'at least 4.5',
      nextStep:
        'The nearest shade that passes is used: #846800 with 4.53. To choose another one, set theme.accent.light.',
    },
  ])
  expect(configOf({ diagnostics, ...content }).theme.accent?.accent).toEqual({ light: '#846800', dark: '#ffcc00' })
})

describe('the repository on the web', () => {
  const repository = { url: 'https://gitlab.example/acme/box.git' }

  test('source links lead to the commit that is checked out, edit links to the branch', async () => {
    const folder = site({ repository })
    expect(configOf(await build(folder)).repository).toEqual({
      url: 'https://gitlab.example/acme/box',
      host: 'gitlab',
      branch: 'main',
    })
    const git = (...args: string[]) =>
      execFileSync('git', ['-C', folder, '-c', 'user.name=T', '-c', 'user.email=t@example.org', ...args], {
        encoding: 'utf8',
      })
    git('init', '-q')
    git('commit', '-q', '--allow-empty', '-m', 'First')
    const content = await build(folder)
    expect(configOf(content).repository?.commit).toBe(git('rev-parse', 'HEAD').trim())
    expect(content.locales[0]!.versions[0]!.docs[0]!.editUrl).toBe(
      'https://gitlab.example/acme/box/-/edit/main/content/docs/a.md',
    )
    const onBranch = await build(site({ repository: { ...repository, links: 'branch' } }))
    expect(configOf(onBranch).repository).not.toHaveProperty('commit')
  })

  test('no edit links where the configuration says so', async () => {
    const content = await build(site({ repository, docs: { editUrl: false } }))
    expect(content.locales[0]!.versions[0]!.docs[0]).not.toHaveProperty('editUrl')
  })
})

test('the home page is a Markdown file by language, without its title', async () => {
  const content = await build(
    site(
      { locales: { list: ['en', 'ro'] }, home: { markdown: { en: './README.md', ro: './docs/CITEȘTE.md' } } },
      {
        'README.md': '---\na: b\n---\r\n# T\n\nSee [more](docs/more.md).\n',
        'docs/CITEȘTE.md': '# T\n\nVezi [mai mult](more.md).\n',
      },
    ),
  )
  expect(content.locales.map(({ config }) => JSON.stringify(config.home.content))).toEqual([
    '[["p",0,"See ",["a",{"dataRepo":"docs/more.md"},"more"],"."]]',
    '[["p",0,"Vezi ",["a",{"dataRepo":"docs/more.md"},"mai mult"],"."]]',
  ])
})

test.each<[string, unknown, string]>([
  ['a colour', { theme: { accent: 'reddish' } }, 'theme.accent: found "reddish", expected a colour such as'],
  ['one mode only', { theme: { accent: { light: '#000' } } }, 'theme.accent.dark: found nothing'],
  ['CSS in a font', { theme: { fonts: { text: 'a; } b {' } } }, 'theme.fonts.text: found'],
  [
    'a remote font',
    { theme: { fonts: { files: [{ family: 'A', src: 'https://f.example/a.woff2' }] } } },
    'theme.fonts.files[0].src: found',
  ],
  ['a script by http', { analytics: { src: 'http://s.example/a.js' } }, 'analytics.src: found'],
  [
    'a script with a list of sources',
    { analytics: { src: "https://s.example; script-src 'unsafe-inline'" } },
    'analytics.src: found',
  ],
  [
    'an event handler',
    { analytics: { src: 'https://s.example/a.js', attributes: { onload: 'x' } } },
    'analytics.attributes: found',
  ],
  [
    'an origin with a path',
    { analytics: { src: 'https://s.example/a.js', origins: ['https://s.example/x'] } },
    'analytics.origins[0]: found',
  ],
  ['an unknown host', { repository: { url: 'https://x.example/r', host: 'githob' } }, 'Did you mean "github"?'],
])('%s is refused', async (_, config, message) => {
  await expect(build(site(config as object))).rejects.toThrow(message)
})

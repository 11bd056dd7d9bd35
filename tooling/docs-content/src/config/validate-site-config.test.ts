import { describe, expect, test } from 'vitest'
import type { SiteConfig } from './site-config.ts'
import { SiteConfigError } from './site-config-error.ts'
import { validateSiteConfig } from './validate-site-config.ts'

/** Everything that is wrong with a configuration, as `path: found | expected`. */
function problemsOf(value: unknown): string[] {
  try {
    validateSiteConfig(value, 'site.config.ts')
    return []
  } catch (error) {
    if (!(error instanceof SiteConfigError)) throw error
    return error.problems.map(
      ({ path, found, expected, hint = '' }) => `${path}: ${found} | ${expected}.${hint && ` ${hint}`}`,
    )
  }
}

describe('problems', () => {
  test.each<[unknown, string]>([
    [undefined, ': nothing | an object'],
    [[], ': [] | an object'],
    [{}, 'title: nothing | a string that is not empty'],
    [{ title: 7 }, 'title: 7 | a string that is not empty'],
    [{ title: 'T', tagine: 'x' }, 'onDuplicateRoutes. Did you mean "tagline"?'],
    [JSON.parse('{"title":"T","__proto__":{}}'), '__proto__: the unknown key "__proto__" | one of title'],
    [
      { title: 'T', navbar: { item: [] } },
      'navbar.item: the unknown key "item" | one of title, logo, hideOnScroll, items. Did you mean "items"?',
    ],
    [{ title: 'T', url: 'example.org' }, 'url: "example.org" | an address with a protocol'],
    [
      { title: 'T', url: 'https://a.test/docs' },
      'url: "https://a.test/docs" | an address without a path: use baseUrl for sub-paths',
    ],
    [{ title: 'T', url: 'ftp://a.test' }, 'url: "ftp://a.test" | an https or http address'],
    [{ title: 'T', baseUrl: 'https://a.test/' }, 'baseUrl: "https://a.test/" | a path'],
    ...['/../../x/', '..', '/a/./b/', '/%2e%2E/', '/%252e%252e/', '//evil.test/', '/a?b/', '/a#b/', '/a\\\\b/'].map(
      (baseUrl): [object, string] => [{ title: 'T', baseUrl }, `baseUrl: ${JSON.stringify(baseUrl)} | a path`],
    ),
    ...['/%5cevil/', '/%2f%2fevil/', '/a\n/', '/%0a/', '/\u0000/', '/%zz/', '/%ff/', '/ă/'].map(
      (baseUrl): [object, string] => [{ title: 'T', baseUrl }, `baseUrl: ${JSON.stringify(baseUrl)} | a path`],
    ),
    [{ title: 'T', locales: { list: ['en', 'x y'] } }, 'locales.list[1]: "x y" | a language tag'],
    [{ title: 'T', locales: { list: ['en', 'en'] } }, 'locales.list[1]: "en" | each locale once'],
    [{ title: 'T', locales: { list: ['en'], default: 'ro' } }, 'locales.default: "ro" | one of the listed locales: en'],
    [
      { title: 'T', locales: { list: [{ code: 'en', direction: 'up' }] } },
      'locales.list[0].direction: "up" | one of "ltr", "rtl"',
    ],
    [{ title: { ro: 'T' } }, 'title.en: nothing | a string that is not empty'],
    [{ title: { en: 'T', xx: 'T' } }, 'title.xx: the unknown key "xx" | one of en'],
    [
      { title: 'T', navbar: { items: [{ label: 'a' }] } },
      'navbar.items[0]: {"label":"a"} | exactly one of "to" and "href"',
    ],
    [
      { title: 'T', navbar: { items: [{ label: 'a', to: '/a', href: 'https://a.test' }] } },
      'exactly one of "to" and "href"',
    ],
    [{ title: 'T', navbar: { items: [{ label: 'a', to: 'a' }] } }, 'navbar.items[0].to: "a" | a path of this site'],
    [{ title: 'T', navbar: { items: [{ label: 'a', to: '//a' }] } }, 'navbar.items[0].to: "//a" | a path of this site'],
    [{ title: 'T', navbar: { items: [{ label: 'a', href: 'javascript:alert(1)' }] } }, 'navbar.items[0].href'],
    [
      { title: 'T', navbar: { items: [{ label: 'a', to: '/a', position: 'centre' }] } },
      'navbar.items[0].position: "centre"',
    ],
    [{ title: 'T', navbar: { items: [{ type: 'serch' }] } }, 'Bad navbar item type serch in {"type":"serch"}'],
    [{ title: 'T', navbar: { items: [{ type: 'serch' }] } }, 'Did you mean "search"?'],
    [{ title: 'T', navbar: { items: [{ type: 'constructor' }] } }, 'Bad navbar item type constructor'],
    [
      { title: 'T', navbar: { items: [{ label: 'a', items: [{ label: 'b', items: [] }] }] } },
      'Nested dropdowns are not allowed',
    ],
    [{ title: 'T', navbar: { items: [{ label: 'a', items: [{ type: 'search' }] }] } }, 'Bad navbar item type search'],
    [{ title: 'T', navbar: { items: [{ label: 'a', to: '/a', activeBaseRegex: '(' }] } }, 'a regular expression'],
    [{ title: 'T', footer: { columns: [{ title: 'a', links: [{ label: 'b' }] }] } }, 'footer.columns[0].links[0]'],
    [{ title: 'T', footer: { copyright: { text: 'a' } } }, 'footer.copyright.year: nothing | a year'],
    [
      { title: 'T', colorMode: { default: 'drak' } },
      'colorMode.default: "drak" | one of "light", "dark". Did you mean "dark"?',
    ],
    [{ title: 'T', announcementBar: {} }, 'announcementBar.content: nothing | a string that is not empty'],
    [{ title: 'T', docs: { path: 'docs' } }, 'docs.path: "docs" | a path'],
    [{ title: 'T', docs: { path: '/a/../b' } }, 'docs.path: "/a/../b" | a path'],
    [{ title: 'T', docs: { path: '/docs.html' } }, 'docs.path: "/docs.html" | a path'],
    [{ title: 'T', docs: { path: '/api/guide' } }, 'docs.path: "/api/guide" | a path that does not begin with 404,'],
    [{ title: 'T', docs: { path: '/sidebar' } }, 'docs.path: "/sidebar" | a path that does not begin with 404,'],
    [{ title: 'T', docs: { path: '/search' } }, 'docs.path: "/search" | a path that does not begin with 404,'],
    [
      { title: 'T', locales: { list: ['en', 'ro'] }, docs: { path: '/ro' } },
      'docs.path: "/ro" | a path that does not begin with 404,',
    ],
    [{ title: 'T', docs: { versions: [] } }, 'docs.versions: [] | an object'],
    [{ title: 'T', docs: { versions: { a: { lable: 'A' } } } }, 'docs.versions.a.lable: the unknown key "lable"'],
    [{ title: 'T', docs: { versions: { a: { banner: 'old' } } } }, 'docs.versions.a.banner: "old" | one of "none",'],
    [
      { title: 'T', docs: { versionPersistence: 'cookie' } },
      'docs.versionPersistence: "cookie" | one of "localStorage"',
    ],
    [
      { title: 'T', navbar: { items: [{ type: 'docsVersionDropdown', versions: [1] }] } },
      'navbar.items[0].versions[0]: 1 | a string',
    ],
    [
      { title: 'T', workbench: { url: 'workbench', packages: [] } },
      'workbench.url: "workbench" | a path or an address that ends with a slash, such as "/workbench/"',
    ],
    [{ title: 'T', workbench: {} }, 'workbench.packages: nothing | a list of package slugs'],
    [{ title: 'T', security: {} }, 'security.contact: nothing | a string that is not empty'],
    [{ title: 'T', security: { contact: [], expires: '2030-01-31' } }, 'security.contact: [] | at least one address'],
    [
      { title: 'T', security: { contact: 'me@a.test' } },
      'security.contact: "me@a.test" | an address such as "mailto:security@example.org"',
    ],
    [
      { title: 'T', security: { contact: ['mailto:a@b.test\nExpires: x'] } },
      'security.contact[0]: "mailto:a@b.test\\nExpires: x" | an address',
    ],
    [
      { title: 'T', security: { contact: 'tel:1', expires: '2030-02-30' } },
      'security.expires: "2030-02-30" | a day such as "2030-01-31"',
    ],
    [{ title: 'T', security: { contact: 'tel:1', expires: 'soon' } }, 'security.expires: "soon" | a day'],
    [
      { title: 'T', security: { contact: 'tel:1', expires: '2030-01-31', policy: 'http://a.test' } },
      'security.policy: "http://a.test" | an https address',
    ],
    [
      { title: 'T', diagnostics: { off: [{ code: 'SG-UNEXPORTD', reason: 'a' }] } },
      'diagnostics.off[0].code: "SG-UNEXPORTD" | a diagnostic code, such as SG-UNEXPORTED; the documentation lists them. Did you mean "SG-UNEXPORTED"?',
    ],
    [
      { title: 'T', diagnostics: { off: [{ code: 'AX-SYNTAX', reason: 'a' }] } },
      'diagnostics.off[0].code: "AX-SYNTAX" | the code of a warning that may be accepted. This one is always reported, because it is never a warning: Build the package again',
    ],
    [
      { title: 'T', diagnostics: { off: [{ code: 'broken-link', reason: 'a' }] } },
      'diagnostics.off[0].code: "broken-link" | the key onBrokenLinks',
    ],
    [
      { title: 'T', diagnostics: { off: [{ code: 'SG-UNEXPORTED' }] } },
      'diagnostics.off[0].reason: nothing | a string that is not empty',
    ],
    [
      {
        title: 'T',
        diagnostics: {
          off: [
            { code: 'not-utf-8', reason: 'a' },
            { code: 'not-utf-8', reason: 'b' },
          ],
        },
      },
      'diagnostics.off[1].code: "not-utf-8" | each code once',
    ],
    [
      { title: 'T', diagnostics: { off: [{ code: 'SG-UNEXPORTED', reason: 'a', symbols: [] }] } },
      'diagnostics.off[0].symbols: [] | a list that is not empty',
    ],
    [
      { title: 'T', diagnostics: { off: [{ code: 'not-utf-8', reason: 'a', symbols: ['core!a'] }] } },
      'no symbols: this code is about none',
    ],
    [{ title: 'T', repository: { url: 'git@a.test:b' } }, 'repository.url: "git@a.test:b" | an https or http address'],
    [
      { title: 'T', onBrokenLinks: 'wanr' },
      'onBrokenLinks: "wanr" | one of "ignore", "log", "warn", "throw". Did you mean "warn"?',
    ],
  ])('R1.4 R3.2 R8.6 %j', (config, problem) => {
    expect(problemsOf(config).join('\n')).toContain(problem)
  })

  test.each([
    [{ title: 'T', docs: { toc: { min: 4, max: 3 } } }, 'docs.toc: {"min":4,"max":3} | "min" not greater than "max"'],
    [{ title: 'T', docs: { toc: { min: 1 } } }, 'docs.toc.min: 1 | a whole number from 2 to 6'],
  ])('R3.5 levels of the contents: %j', (config, problem) => {
    expect(problemsOf(config)).toContainEqual(expect.stringContaining(problem))
  })

  test.each([
    [
      { title: 'T', docs: { sidebars: { a: [{ type: 'html' }] } } },
      'docs.sidebars.a[0].type: "html" | one of "doc", "link"',
    ],
    [
      { title: 'T', docs: { sidebars: { a: [7] } } },
      'docs.sidebars.a[0]: 7 | the id of a doc or an object with a type',
    ],
    [{ title: 'T', docs: { sidebars: { a: 'b' } } }, 'docs.sidebars.a: "b" | a list'],
  ])('R3.4 a line of a sidebar names itself: %j', (config, problem) => {
    expect(problemsOf(config)).toContainEqual(expect.stringContaining(problem))
  })

  test('R1.4 are all found at once, and the message names the file and what to do', () => {
    expect(() => validateSiteConfig({ url: 'x', baseURL: '/' }, 'site.config.ts')).toThrow(
      /^site\.config\.ts has 3 problems:\n- baseURL: .*\n- title: .*\n- url: .*\nCorrect the file and build again\. \(invalid-configuration\)$/,
    )
  })
})

describe('defaults', () => {
  const config = validateSiteConfig({ title: 'T' }, 'f')

  test('the only locale is en', () => {
    expect(config.locales).toEqual({
      default: 'en',
      list: [
        {
          code: 'en',
          label: 'English',
          htmlLang: 'en',
          direction: 'ltr',
          calendar: 'gregory',
          path: 'en',
          baseUrl: '/',
        },
      ],
    })
  })

  test('a locale has its own name and a path (R2.40)', () => {
    const { locales } = validateSiteConfig({ title: 'T', locales: { list: ['en', 'ro'] } }, 'test')
    expect(locales.list[1]).toEqual({
      code: 'ro',
      label: 'Română',
      htmlLang: 'ro',
      direction: 'ltr',
      calendar: 'gregory',
      path: 'ro',
      baseUrl: '/ro/',
    })
  })

  test('checks are those of R5.1', () => {
    expect(config.checks).toEqual({
      brokenLinks: 'throw',
      brokenAnchors: 'warn',
      brokenMarkdownLinks: 'warn',
      duplicateRoutes: 'warn',
    })
  })

  test('the rest', () => {
    expect(config).toMatchObject({
      tagline: '',
      baseUrl: '/',
      colorMode: { default: 'light', respectPrefersColorScheme: false, disableSwitch: false },
      announcementBar: null,
      docs: {
        path: '/docs',
        toc: { min: 2, max: 3 },
        sidebars: null,
        versions: [],
        lastVersion: null,
        versionPersistence: 'localStorage',
      },
    })
  })

  test.each<[Partial<SiteConfig>, unknown]>([
    [{ baseUrl: 'site' }, { baseUrl: '/site/' }],
    [{ baseUrl: '/a/b' }, { baseUrl: '/a/b/' }],
    [{ url: 'https://a.test/' }, { url: 'https://a.test' }],
    [{ tagline: 'x' }, { description: 'x' }],
    [{ navbar: { items: [{ label: 'a', to: '/a' }] } }, { navbar: { items: [{ type: 'default', position: 'left' }] } }],
    [{ navbar: { items: [{ label: 'a', items: [] }] } }, { navbar: { items: [{ type: 'dropdown' }] } }],
    [{ announcementBar: { content: 'a' } }, { announcementBar: { id: 'announcement-bar', isCloseable: true } }],
    [
      { baseUrl: '/s/', locales: { default: 'ro', list: ['en', 'ro', 'ar'] } },
      {
        locales: {
          list: [
            { code: 'ro', baseUrl: '/s/' },
            { code: 'en', baseUrl: '/s/en/' },
            { code: 'ar', direction: 'rtl', baseUrl: '/s/ar/' },
          ],
        },
      },
    ],
  ])('R1.4 %j', (config, expected) => {
    expect(validateSiteConfig({ title: 'T', ...config }, 'f')).toMatchObject(expected as object)
  })
})

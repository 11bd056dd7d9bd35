import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { checkSite } from './check-site.ts'
import { readConfiguration } from './configuration.ts'
import type { Check, ContentFacts } from './findings.ts'
import { report } from './report.ts'

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'check-site-'))
})

afterEach(() => {
  rmSync(folder, { recursive: true })
})

/** A page without faults around this body. */
const page = (body = ''): string =>
  `<!DOCTYPE html><html lang="en"><title>Page</title><main><h1>Page</h1>${body}</main>`

/** Writes files and returns what a check has to say about them. */
function check(name: Check, files: Record<string, string>, content: Partial<ContentFacts> = {}): string {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), text)
  }
  return report(name, checkSite(folder, content).findings)
}

const links = (...hrefs: string[]): string => page(hrefs.map((href) => `<a href="${href}">x</a>`).join(''))

describe('errors of Signpost', () => {
  const made = (body: string): string => page(`<div id=":content">${body}</div>`)

  test('are dead links and repeated ids that no author wrote', () => {
    const files = {
      'a.html': made(
        '<a href="#b">x</a><a data-written href="#c">x</a><a href="/d">x</a><a data-written href="/e">x</a>',
      ),
      'f.html': made('<p id="g"></p><p id="g"></p>'),
      'h.html': links('#i'),
    }
    expect(check('faults', files)).toMatch(
      /- Errors of Signpost on page path = \/a:\n {3}-> a dead link to \/d\n {3}-> a dead link to #b \(\/a#b\)\n- .* \/f:\n {3}-> the id "g" 2 times$/,
    )
    expect(check('brokenAnchors', {})).toMatch(/-> linking to #c .*\n- .*\n {3}-> linking to #i/)
    expect(check('brokenAnchors', {})).not.toContain('#b')
    expect(check('brokenLinks', {})).not.toContain('/d')
    expect(check('markup', {})).toBe('')
  })

  test('have no setting', () => {
    writeFileSync(join(folder, 'manifest.json'), '{"checks":{"faults":"ignore"}}')
    expect(() => readConfiguration(join(folder, 'manifest.json'))).toThrow('sets the check "faults"')
  })
})

describe('broken links', () => {
  test('R5.5 are grouped by page, each distinct link once, with what they stand for', () => {
    const text = check('brokenLinks', {
      'docs/b.html': links('/nope'),
      'docs/a.html': links('./missing', '/nope', '/nope', '/docs/b'),
      '404.html': page(),
    })
    expect(text).toBe(`Broken links were found!

Check the pages below, and do not link to paths that do not exist.
Note: onBrokenLinks of the site's configuration sets how strict this is.

Exhaustive list of all broken links found:
- Broken link on source page path = /docs/a:
   -> linking to ./missing (resolved as: /docs/missing)
   -> linking to /nope
- Broken link on source page path = /docs/b:
   -> linking to /nope`)
  })

  test('R5.5 a link broken on five pages is listed once before', () => {
    const four = Object.fromEntries(['a', 'b', 'c', 'd'].map((name) => [`${name}.html`, links('/nope')]))
    expect(check('brokenLinks', four)).not.toContain('many pages')
    expect(check('brokenLinks', { 'e.html': links('/nope', '/other') })).toContain(`is.

Some of the broken links appear on many pages of the site, maybe in its layout (navbar, footer):
- /nope

Exhaustive`)
  })

  test('R5.5 name the file and the line in which they were written, below a base and in every locale', () => {
    const links = [
      { url: '#here', line: 1, column: 1 },
      { url: '/nope', line: 3, column: 7 },
    ]
    const sources = [
      { path: '/docs/a%20b', file: 'content/docs/en/a b.md', links },
      { path: '/ro/docs/a%20b', file: 'content/docs/en/a b.md', links },
    ]
    const body = page('<a href="/site/nope">x</a><a href="/site/other">x</a>')
    const files = {
      '_site.json': JSON.stringify({ base: '/site/' }),
      'docs/a b.html': body,
      'ro/docs/a b.html': body,
      'index.html': body,
    }
    expect(check('brokenLinks', files, { sources }).split('\n').slice(6)).toEqual([
      '- Broken link on source page path = /:',
      '   -> linking to /site/nope',
      '   -> linking to /site/other',
      '- Broken link on source page path = /docs/a b:',
      '   -> linking to /site/nope, written at content/docs/en/a b.md:3:7',
      '   -> linking to /site/other',
      '- Broken link on source page path = /ro/docs/a b:',
      '   -> linking to /site/nope, written at content/docs/en/a b.md:3:7',
      '   -> linking to /site/other',
    ])
  })

  test('R5.8 are grouped by locale, and say what was meant', () => {
    const files = {
      'index.html': links('/docs/Intro'),
      'ro/index.html': links('/ro/docs/intro/'),
      '404.html': page(),
      'ro/404.html': page(),
    }
    const text = check('brokenLinks', { ...files, 'docs/intro.html': page(), 'ro/docs/intro.html': page() })
    expect(text.split('\n').slice(6)).toEqual([
      '[locale default]',
      '- Broken link on source page path = /:',
      '   -> linking to /docs/Intro, did you mean /docs/intro?',
      '[locale ro]',
      '- Broken link on source page path = /ro:',
      '   -> linking to /ro/docs/intro/, did you mean /ro/docs/intro?',
    ])
  })

  test('R5.2 images, scripts, styles and files count, and so do raw anchors', () => {
    const body =
      '<img src="/a.png" srcset="/b.png 2x"><script src="/a.js"></script><link rel="stylesheet" href="/a.css">'
    const text = check('brokenLinks', { 'index.html': page(body), 'a.png': '', 'a.js': '' })
    expect(text.match(/linking to [^\s,]+/g)).toEqual(['linking to /a.css', 'linking to /b.png'])
  })

  test('R5.8 full addresses of the site itself are followed', () => {
    const heads =
      '<link rel="canonical" href="https://x.example/"><link rel="alternate" hreflang="ro" href="https://x.example/ro">'
    expect(check('brokenLinks', { 'index.html': page(heads) })).toContain(
      '-> linking to https://x.example/ro (resolved as: /ro)',
    )
  })

  test.each([
    'https://other.example/nope',
    '//other.example/nope',
    'mailto:a@b.c',
    'tel:1',
    'data:,x',
    '',
    '#',
    '?q=1',
    '/',
    '/docs',
    '/a%20b',
  ])('%j is no broken link', (href) => {
    const redirects = [{ from: '/docs', to: '/', status: 302 }]
    const files = { '_site.json': JSON.stringify({ base: '/', redirects }), 'docs.html': page(), 'a b.html': page() }
    expect(check('brokenLinks', { ...files, 'index.html': links(href) })).toBe('')
  })

  test.each(['/404', '/index', '/docs.html', '/%E0%A4%A', '/_site.json', 'http://%'])('R5.3 %j is broken', (href) => {
    expect(
      check('brokenLinks', { '_site.json': '{}', '404.html': page(), 'docs.html': page(), 'index.html': links(href) }),
    ).toContain(href)
  })

  test('404 pages may lead to themselves and to each other, and nothing else to them', () => {
    const files = {
      '404.html': links('#here', '/404', '/ro/404'),
      'ro/404.html': page(),
      'index.html': links('/ro/404'),
    }
    expect(check('brokenLinks', files).match(/path = .*|-> .*/g)).toEqual(['path = /:', '-> linking to /ro/404'])
    expect(check('brokenAnchors', files)).toContain('#here (resolved as: /404#here)')
  })

  test('under a base, links outside it are broken', () => {
    const files = { '_site.json': JSON.stringify({ base: '/site/' }), 'docs.html': page() }
    const text = check('brokenLinks', {
      ...files,
      'index.html': links('/site/docs', '/site/', '/site', '/docs', 'docs', 'dosc'),
    })
    expect(text.split('\n').slice(-2)).toEqual([
      '   -> linking to /docs, did you mean /site/docs?',
      '   -> linking to dosc (resolved as: /site/dosc), did you mean /site/docs?',
    ])
  })

  test('a page whose file has another name is found by its path', () => {
    const files = { '_site.json': JSON.stringify({ renamed: [['/a:b', 'a~3ab.html']] }), 'a~3ab.html': page() }
    expect(check('brokenLinks', { ...files, 'index.html': links('/a%3Ab') })).toBe('')
  })
})

describe('broken anchors', () => {
  const target = page('<h2 id="set-up">a</h2><p id="caf&eacute;"><a name="old"></a>')

  test('R5.4 are listed apart from broken links', () => {
    const files = { 'docs/intro.html': target, 'index.html': links('/docs/intro#setup', '/docs/nope#a', '#here') }
    expect(check('brokenAnchors', files)).toBe(`Broken anchors were found!

Check the pages below, and do not link to anchors that do not exist.
Note: onBrokenAnchors of the site's configuration sets how strict this is.

Exhaustive list of all broken anchors found:
- Broken anchor on source page path = /:
   -> linking to #here (resolved as: /#here)
   -> linking to /docs/intro#setup, did you mean /docs/intro#set-up?`)
  })

  test.each([
    '/docs/intro#',
    '/docs/intro#set-up',
    '/docs/intro#caf%C3%A9',
    '/docs/intro#old',
    '/docs/intro#top',
    '/docs#set-up',
    '/docs/intro#:~:text=a',
  ])('%j is none', (href) => {
    const redirects = [{ from: '/docs', to: '/docs/intro', status: 302 }]
    const files = { '_site.json': JSON.stringify({ redirects }), 'docs/intro.html': target, 'index.html': links(href) }
    expect([check('brokenAnchors', files), check('brokenLinks', files)]).toEqual(['', ''])
  })
})

test('R5.4 R5.5 a broken anchor names where the link to the Markdown file was written', () => {
  const sources = [
    {
      path: '/docs/a',
      file: 'content/docs/en/a.md',
      links: [
        { url: './b.md', line: 1, column: 1 },
        { url: './b.md#gone', line: 2, column: 5 },
      ],
    },
  ]
  const files = { 'docs/a.html': links('/docs/b', '/docs/b#gone'), 'docs/b.html': page() }
  expect(check('brokenAnchors', files, { sources })).toContain(
    '   -> linking to /docs/b#gone, written at content/docs/en/a.md:2:5',
  )
})

test('R5.6 a broken Markdown link names its source', () => {
  const link = { url: './gone.md', file: 'content/docs/en/intro.md', line: 3, column: 7 }
  expect(check('brokenMarkdownLinks', { 'index.html': page() }, { brokenMarkdownLinks: [link] })).toBe(
    'Markdown link with URL `./gone.md` in source file "content/docs/en/intro.md" (3:7) couldn\'t be resolved, ' +
      'make sure it references a local Markdown file that exists within the current section.',
  )
})

test('R5.6 a broken Markdown link is not a broken link too', () => {
  const written = ['./gone.md', '/g/gone.md#a', '../größe.mdx?x=1', '/nope', 'https://a.test/b.md']
  const sources = [
    { path: '/docs/a', file: 'a.md', links: written.map((url) => ({ url, line: 1, column: 1 })) },
    { path: '/docs/b', file: 'b.md', links: [] },
  ]
  const files = {
    'docs/a.html': links('./gone.md', '/g/gone.md#a', '../gr%C3%B6%C3%9Fe.mdx?x=1', '/nope', './elsewhere.md'),
    'docs/b.html': links('./gone.md'),
  }
  // What the content step did not report stays a broken link: of the site's code, or of another page.
  const text = check('brokenLinks', files, { sources })
  expect(text.match(/linking to [^\s,]+/g)).toEqual([
    'linking to ./elsewhere.md',
    'linking to /nope',
    'linking to ./gone.md',
  ])
})

test('R5.7 each address is reported once, however many docs, languages and letter cases it has', () => {
  const duplicateRoutes = [
    { path: '/docs/x', files: ['a.md', 'b.md'] },
    { path: '/docs/X', files: ['a.md', 'c.md'] },
  ]
  const files = Object.fromEntries(
    ['docs/x', 'docs/X', 'ro/docs/x', 'ro/docs/X', '404', 'ro/404'].map((path) => [`${path}.html`, page()]),
  )
  const text = check('duplicateRoutes', files, { duplicateRoutes })
  expect(text.match(/^- .*/gm)).toEqual([
    '- Attempting to create page at /docs/x, but a page already exists at this route. (a.md, b.md, c.md)',
  ])
})

test('R5.7 duplicate routes name both files', () => {
  const files = {
    'docs/intro.html': page(),
    'docs/intro/index.html': page(),
    'Docs/Other.html': page(),
    'docs/other.html': page(),
    'index.html': page(),
  }
  expect(check('duplicateRoutes', files)).toBe(`Duplicate routes found!
- Attempting to create page at /Docs/Other, but a page already exists at this route. (Docs/Other.html, docs/other.html)
- Attempting to create page at /docs/intro, but a page already exists at this route. (docs/intro.html, docs/intro/index.html)
This could lead to non-deterministic routing behavior.`)
})

test('R5.7 docs with one address are reported, of which only one became a page', () => {
  const duplicateRoutes = [{ path: '/docs/x', files: ['content/docs/en/a.md', 'content/docs/en/b.md'] }]
  expect(check('duplicateRoutes', { 'docs/x.html': page() }, { duplicateRoutes })).toContain(
    '- Attempting to create page at /docs/x, but a page already exists at this route. (content/docs/en/a.md, content/docs/en/b.md)',
  )
})

test('R65 markup errors are grouped by page', () => {
  const files = { 'a.html': '<h1>a</h1><h1>b</h1><p id="x"><p id="x">', 'b.html': page() }
  expect(check('markup', files)).toBe(`Markup errors were found!

Exhaustive list of all markup errors found:
- Markup errors on page path = /a:
   -> the html element has no lang
   -> there is no title
   -> there are 2 h1 elements, one was expected
   -> there are 0 main elements, one was expected
   -> the id "x" is used 2 times`)
})

test('a site without faults has nothing to report', () => {
  const files = { 'index.html': links('/docs/intro#a', '/a.css'), 'docs/intro.html': page('<p id="a">'), 'a.css': '' }
  for (const name of ['brokenLinks', 'brokenAnchors', 'brokenMarkdownLinks', 'duplicateRoutes', 'markup'] as const) {
    expect(check(name, files)).toBe('')
  }
})

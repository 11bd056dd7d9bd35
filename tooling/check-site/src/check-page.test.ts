import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { checkPage } from './check-page.ts'
import type { ContentFacts } from './findings.ts'

// A server as the dev server is one: pages below a base, files known by GET only, and everything else missing.
const page = (body: string): string =>
  `<html lang="en"><title>P</title><meta http-equiv="Content-Security-Policy" content=""><script>run()</script><main><h1>P</h1>${body}</main>`
const pages: Record<string, string> = {
  '/site/docs/a b': page(
    '<a href="/site/docs/b#here"><a href="/site/docs/b#gone"><a href="/site/docs/old"><a href="/site/file.pdf"><a href="/site/nope"><a href="/site/docs/A b"><a href="#x">',
  ),
  '/site/ro': page(
    '<a href="/site/docs/b.html"><a href="/site/docs/c/index.html"><a href="/site/ro/docs/c/"><a href="/site/something/else">',
  ),
  '/site/ro/docs/b': page(''),
  '/site/docs/b': page('<p id="here"><a href="/site/elsewhere">'),
}
const nothing: ContentFacts = { brokenMarkdownLinks: [], duplicateRoutes: [], sources: [] }
let server: Server
let origin: string

beforeAll(async () => {
  server = createServer(({ url = '', method }, response) => {
    const path = decodeURI(url.replace(/\?.*/, ''))
    if (path === '/site/_signpost/sitemap.json') {
      const documents = ['/docs/a%20b', '/docs/b', '/docs/c', '/ro', '/ro/docs/b']
      response.end(
        JSON.stringify({
          documents,
          redirects: [{ from: '/docs/old', to: '/docs/b', status: 308 }],
          files: [],
          notFound: ['/404'],
        }),
      )
      return
    }
    const body = path === '/site/file.pdf' && method === 'GET' ? 'a file' : pages[path]
    response.writeHead(body === undefined ? 404 : 200).end(body ?? page('<a href="/site/docs/b">'))
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => server.close())

test('R5.9 the links of one page that is served are followed, and no others', async () => {
  const { brokenLinks, brokenAnchors, markup } = await checkPage(`${origin}/site/docs/a%20b?x=1#y`, '/site/', nothing)
  expect(brokenLinks.map(({ link, suggestion }) => [link, suggestion])).toEqual([
    ['/site/docs/A b', '/site/docs/a b'],
    ['/site/nope', undefined],
  ])
  expect(brokenAnchors.map(({ link, suggestion }) => [link, suggestion])).toEqual([
    ['#x', undefined],
    ['/site/docs/b#gone', undefined],
  ])
  expect(markup).toEqual([])
})

test('a broken link suggests the page without .html, index.html and final slash', async () => {
  const { brokenLinks } = await checkPage(`${origin}/site/ro`, '/site/', nothing)
  expect(brokenLinks.map(({ link, suggestion }) => [link, suggestion])).toEqual([
    ['/site/docs/b.html', '/site/docs/b'],
    ['/site/docs/c/index.html', '/site/docs/c'],
    ['/site/ro/docs/c/', '/site/ro/docs/b'],
    ['/site/something/else', undefined],
  ])
})

test('R5.9 what was found in the content is told on the page that it is about', async () => {
  const content: ContentFacts = {
    brokenMarkdownLinks: [
      { url: './gone.md', file: 'b.md', line: 1, column: 1 },
      { url: './gone.md', file: 'c.md', line: 1, column: 1 },
    ],
    duplicateRoutes: ['/docs/b', '/b', '/docs/c'].map((path) => ({ path, files: ['b.md', 'd.md'] })),
    sources: [{ path: '/docs/b', file: 'b.md', links: [{ url: '/elsewhere', line: 7, column: 3 }] }],
  }
  const { brokenLinks, brokenMarkdownLinks, duplicateRoutes } = await checkPage(
    `${origin}/site/docs/b`,
    '/site/',
    content,
  )
  expect(brokenLinks).toMatchObject([{ link: '/site/elsewhere', written: 'b.md:7:3' }])
  expect(brokenMarkdownLinks.map(({ file }) => file)).toEqual(['b.md'])
  expect(duplicateRoutes.map(({ path }) => path)).toEqual(['/docs/b'])
  const translated = await checkPage(`${origin}/site/ro/docs/b`, '/site/', content)
  expect(translated.duplicateRoutes.map(({ path }) => path)).toEqual(['/docs/b'])
})

test('R5.9 a page that is missing may have links too', async () => {
  const { brokenLinks } = await checkPage(`${origin}/site/gone`, '/site/', nothing)
  expect(brokenLinks).toEqual([])
})

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { APIResponse } from '@playwright/test'
import { get } from '../server/test/get.ts'
import { sitemapPaths } from './sitemap.ts'
import { expect, test } from './site.ts'

test('R10.6 the sitemap lists the pages of both languages, and no missing one', async ({ request }) => {
  const paths = await sitemapPaths(request)
  expect(new Set(paths).size).toBe(paths.length)
  const english = paths.filter((path) => !/^\/ro(?:\/|$)/.test(path))
  expect(paths.filter((path) => /^\/ro(?:\/|$)/.test(path)).sort()).toEqual(
    english.map((path) => (path === '/' ? '/ro' : `/ro${path}`)).sort(),
  )
  expect(paths.filter((path) => /404|nope|\.data|\.html/.test(path))).toEqual([])
  expect(await (await request.get('/robots.txt')).text()).toMatch(/^Sitemap: https:\/\/\S+\/sitemap\.xml$/m)
})

test('HEAD answers as GET without a body, other methods are refused', async ({ request, site }) => {
  for (const path of ['/', '/docs/intro', '/api/observable/class/Observable', '/sitemap.xml', '/nope']) {
    const [head, got] = [await get(site.port, path, {}, 'HEAD'), await get(site.port, path)]
    expect(head.status, path).toBe(got.status)
    expect(head.headers['content-type'], path).toBe(got.headers['content-type'])
    expect(head.headers['content-length'], path).toBe(got.headers['content-length'])
    expect(head.body.length, path).toBe(0)
    for (const method of ['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS']) {
      const refused = await request.fetch(path, { method })
      expect([method, path, refused.status(), refused.headers().allow]).toEqual([method, path, 405, 'GET, HEAD'])
    }
  }
})

test('R15 security.txt says how to report', async ({ site }) => {
  const { status, headers, body } = await get(site.port, '/.well-known/security.txt')
  expect([status, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8'])
  expect(body.toString()).toMatch(/^Contact: (?:https:\/\/|mailto:)\S+$/m)
  expect(body.toString()).toMatch(/^Expires: \d{4}-\d{2}-\d{2}T\S+Z$/m)
})

test('R73 what can be kept is not sent twice', async ({ request, mode }) => {
  const html = await (await request.get('/')).text()
  const asset = /src(?:=|:)?"?(\/assets\/[^"]+\.js)|href="(\/assets\/[^"]+\.js)"/.exec(html)!.slice(1).find(Boolean)!
  const paths = mode === 'static' ? [asset, '/', '/docs/intro', '/docs/intro.data', '/sitemap.xml'] : [asset]
  for (const path of paths) {
    const first = await request.get(path)
    const { etag, 'cache-control': caching } = first.headers()
    expect(etag, path).toMatch(/^"[^"]+"$/)
    expect(caching, path).toMatch(path === asset ? /^public, max-age=31536000, immutable$/ : /^public, max-age=0\b/)
    const again = await request.get(path, { headers: { 'if-none-match': etag! } })
    expect([path, again.status(), (await again.body()).length]).toEqual([path, 304, 0])
  }
})

test('identical assets are stored once', () => {
  const assets = fileURLToPath(new URL('../build/template/client/assets/', import.meta.url))
  const names = new Map<string, string[]>()
  for (const name of readdirSync(assets)) {
    const bytes = readFileSync(join(assets, name))
    // Remix has a chunk for every route; those that only refer to another chunk, or have no code at all, are alike.
    if (bytes.length < 200) continue
    const content = bytes.toString('latin1')
    names.set(content, [...(names.get(content) ?? []), name])
  }
  expect(names.size).toBeGreaterThan(20)
  expect([...names.values()].filter((alike) => alike.length > 1)).toEqual([])
})

test('R54 the data in a document repeats nothing that the page shows', async ({ request }) => {
  const html = await (await request.get('/api/observable/class/Observable')).text()
  const data = html.slice(html.indexOf('streamController.enqueue('))
  // Its description, breadcrumbs, contents, members and neighbours.
  for (const text of ['A lazy source of values over time.', '@signpost/observable', 'subscribe', 'ObservableMap']) {
    expect(html.slice(0, html.length - data.length)).toContain(text)
    expect(data).not.toContain(text)
  }
})

for (const locale of ['', '/ro']) {
  test(`R54 the data of other documents repeats nothing either, ${locale || 'en'}`, async ({ request }) => {
    for (const path of [`${locale}/docs/intro`, locale || '/', `${locale}/search`]) {
      const html = await (await request.get(path)).text()
      const at = html.indexOf('streamController.enqueue(')
      const [shown, data] = [html.slice(0, at), html.slice(at)]
      // Head, breadcrumbs and table of contents have a mark in their place.
      expect(data, path).toContain('"frame')
      for (const name of ['crumbs', 'toc', 'noindex\\\\']) expect(data, path).not.toContain(name)
      if (!path.endsWith('/docs/intro')) continue
      // Items of the sidebar, without the one that the bar has too.
      const items = Array.from(/<nav class="sidebar".*?<\/nav>/s.exec(shown)![0].matchAll(/ href="([^"]+)"/g))
      const hrefs = items.map(([, href]) => href!).filter((href) => href !== path)
      expect(hrefs.length, path).toBeGreaterThan(10)
      expect(hrefs.filter((href) => data.includes(`${href}\\"`))).toEqual([])
    }
  })
}

test('the data of a page for the router has what the page adds to the site, and nothing of the root', async ({
  request,
}) => {
  const text = await (await request.get('/api/observable/class/Observable.data')).text()
  // A list of values that refer to each other by their positions; names of properties are positions with an underscore.
  const values = JSON.parse(text.split('\n', 1)[0]!) as unknown[]
  const decode = (at: number): unknown => {
    const value = values[at]
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
    return Object.fromEntries(
      Object.entries(value).map(([name, of]) => [values[Number(name.slice(1))], decode(Number(of))]),
    )
  }
  const string: unknown = expect.any(String)
  expect(decode(0)).toEqual({
    'en/api': {
      data: { sidebar: 'api', packages: string, current: { slug: 'observable', symbols: string }, html: string },
    },
    'en/symbol': { data: { frame: expect.stringMatching(/^\{"head":/), html: expect.stringMatching(/^<article/) } },
  })
})

test('R50 pages and assets are sent compressed to those who take it', async ({ site, mode }) => {
  const page = '/api/observable/class/Observable'
  const asset = /href="(\/assets\/[^"]+\.css)"/.exec((await get(site.port, page)).body.toString())![1]!
  for (const [path, accepted, encoding] of [
    [asset, 'gzip, br', 'br'],
    [asset, 'gzip', 'gzip'],
    [page, 'gzip', 'gzip'],
    // Every browser reads gzip, so a prerendered page has no second form.
    [page, 'gzip, br', mode === 'static' ? 'gzip' : 'br'],
  ] as const) {
    const { status, headers } = await get(site.port, path, { 'accept-encoding': accepted })
    expect([path, status, headers['content-encoding']]).toEqual([path, 200, encoding])
    expect(headers.vary).toContain('Accept-Encoding')
  }
  for (const none of ['identity', 'br;q=0, gzip;q=0', '*;q=0']) {
    const { headers, body } = await get(site.port, '/api/observable/class/Observable', { 'accept-encoding': none })
    expect(headers['content-encoding'], none).toBeUndefined()
    expect(headers.vary, none).toContain('Accept-Encoding')
    expect(body.toString(), none).toContain('</html>')
  }
  const weighed = await get(site.port, '/api/observable/class/Observable', {
    'accept-encoding': 'br;q=0.5, gzip;q=0.8',
  })
  expect(weighed.headers['content-encoding']).toBe('gzip')
})

test('R10 every answer carries the security headers', async ({ request }) => {
  const answers: [string, APIResponse][] = []
  const asset = /href="(\/assets\/[^"]+\.css)"/.exec(await (await request.get('/')).text())![1]!
  for (const path of [
    '/',
    '/docs',
    '/docs/intro.data',
    '/nope',
    '/ro/nope',
    '/nope.data',
    '/%E0%A4%A',
    '/robots.txt',
    '/sitemap.xml',
    '/healthz',
    asset,
    '/assets/nope.js',
  ]) {
    answers.push([path, await request.get(path, { maxRedirects: 0 })])
  }
  const kept = answers.find(([path]) => path === asset)![1]
  answers.push(['not modified', await request.get(asset, { headers: { 'if-none-match': kept.headers().etag! } })])
  answers.push(['POST', await request.post('/')])
  const statuses = new Set(answers.map(([, answer]) => answer.status()))
  expect([...statuses].sort()).toEqual([200, 302, 304, 404, 405])
  for (const [name, answer] of answers) {
    const headers = answer.headers()
    expect(headers['content-security-policy'], name).toContain("default-src 'none'")
    expect(headers['content-security-policy'], name).toContain("frame-ancestors 'none'")
    expect(headers['content-security-policy'], name).not.toMatch(/unsafe-(?:inline|eval)/)
    expect(headers['x-content-type-options'], name).toBe('nosniff')
    expect(headers['referrer-policy'], name).toBe('strict-origin-when-cross-origin')
    expect(headers['permissions-policy'], name).toMatch(/^(?:[a-z-]+=\(\)(?:, |$)){20}/)
    expect(headers['strict-transport-security'], `${name} over http`).toBeUndefined()
    expect(headers['cross-origin-opener-policy'], name).toBe('same-origin')
    expect(headers['cross-origin-resource-policy'], name).toBe('same-origin')
    expect(headers['x-powered-by'], name).toBeUndefined()
    expect(headers['set-cookie'], name).toBeUndefined()
  }
})

test('R10 who came over https is told to stay there', async ({ request }) => {
  for (const path of ['/', '/nope', '/docs/intro.data']) {
    const { 'strict-transport-security': stay } = (
      await request.get(path, { headers: { 'x-forwarded-proto': 'https' } })
    ).headers()
    expect(stay, path).toMatch(/^max-age=\d{8}/)
  }
})

test('R6.1 everybody gets the same bytes', async ({ request }) => {
  const bare = (html: string): string => html.replace(/ nonce="[^"]*"/g, '')
  for (const path of ['/', '/docs/intro', '/ro/api/observable']) {
    const plain = await (await request.get(path)).text()
    const headers = {
      cookie: 'session=1; theme=dark; lang=ro',
      'accept-language': 'ro',
      'user-agent': 'Googlebot',
      'x-forwarded-host': 'evil.example',
    }
    expect(bare(await (await request.get(path, { headers })).text()), path).toBe(bare(plain))
  }
})

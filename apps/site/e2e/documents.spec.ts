import { createHash } from 'node:crypto'
import type { APIResponse } from '@playwright/test'
import { get } from '../server/test/get.ts'
import { sitemapPaths } from './sitemap.ts'
import { expect, test } from './site.ts'

const count = (html: string, pattern: RegExp): number => html.match(pattern)?.length ?? 0

/** What is wrong with the HTML of a page, as a search engine or a reader without scripts gets it. */
function faults(path: string, html: string): string[] {
  const found: string[] = []
  const need = (isGood: boolean, fault: string): void => {
    if (!isGood) found.push(`${path}: ${fault}`)
  }
  const locale = /^\/ro(?:\/|$)/.test(path) ? 'ro' : 'en'
  const english = path.replace(/^\/ro(?=\/|$)/, '') || '/'
  const romanian = english === '/' ? '/ro' : `/ro${english}`
  const pathOf = (pattern: RegExp): string | undefined => {
    const href = pattern.exec(html)?.[1]
    return href && new URL(href).pathname
  }
  need(/^<!DOCTYPE html>/i.test(html), 'no doctype')
  need(new RegExp(`<html[^>]* lang="${locale}"[^>]* dir="ltr"`).test(html), `no lang="${locale}" dir="ltr"`)
  need(count(html, /<h1[\s>]/g) === 1, `${count(html, /<h1[\s>]/g)} h1`)
  need(count(html, /<main[\s>]/g) === 1, `${count(html, /<main[\s>]/g)} main`)
  need(count(html, /<title>[^<]+<\/title>/g) === 1, 'not one title')
  need(count(html, /<meta name="description" content="[^"]+"/g) === 1, 'not one description')
  need(count(html, /<link rel="canonical"/g) === 1, 'not one canonical address')
  need(pathOf(/<link rel="canonical" href="([^"]+)"/) === path, `canonical ${pathOf(/<link rel="canonical" href="([^"]+)"/)}`)
  for (const [lang, target] of [
    ['en', english],
    ['ro', romanian],
    ['x-default', english],
  ]) {
    const alternate = pathOf(new RegExp(`<link rel="alternate" href[Ll]ang="${lang}" href="([^"]+)"`))
    need(alternate === target, `alternate ${lang} is ${alternate}`)
  }
  need(html.includes(`<meta property="og:locale" content="${locale}"`), 'og:locale')
  const ids = Array.from(html.matchAll(/<[a-z][^<>]* id="([^"]*)"/g), ([, id]) => id!)
  need(new Set(ids).size === ids.length, `repeated id ${ids.find((id, index) => ids.indexOf(id) !== index)}`)
  for (const [, href] of html.matchAll(/<a\b[^>]* href="([^"]*)"/g)) {
    need(/^(?:\/(?!\/)|#|https?:\/\/|mailto:)/.test(href!), `relative link ${href}`)
  }
  need(!/ style=/.test(html.replace(/<script\b[^>]*>.*?<\/script>|>[^<]*</gs, '><')), 'a style attribute')
  need(!/<[^<>]*=["']?\s*javascript:/i.test(html), 'an address that runs a script')
  for (const fault of breadcrumbFaults(path, html)) need(false, fault)
  // Neither is ever written on purpose: they are what is left of a letter that was cut in two.
  need(!/[\0\ufffd]/.test(html), `a broken letter in "${/[^<>]{0,20}[\0\ufffd].{0,10}/.exec(html)?.[0]}"`)
  return found
}

/** What is wrong with the way to the page that search engines are told; the home page and its like have none. */
function breadcrumbFaults(path: string, html: string): string[] {
  const blocks = Array.from(html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs), ([, text]) => text!)
  if (!html.includes('class="breadcrumbs"')) return blocks.map(() => 'data of breadcrumbs that it does not show')
  if (blocks.length !== 1) return [`${blocks.length} blocks of data`]
  if (/[<>&\u2028\u2029]/.test(blocks[0]!)) return ['data that is not escaped']
  const { '@type': type, itemListElement: items } = JSON.parse(blocks[0]!) as { '@type': string; itemListElement: { position: number; name: string; item: string }[] }
  const last = /<nav class="breadcrumbs".*?aria-current="page"[^>]*>(.*?)<\/(?:span|li)>/s.exec(html)?.[1]
  const found = type === 'BreadcrumbList' ? [] : [`data of a ${type}`]
  if (items.some(({ position, item }, index) => position !== index + 1 || !/^https:\/\/[^/]+\/./.test(item))) found.push('steps without a place or an address')
  if (items.some(({ item }) => /^\/ro(?:\/|$)/.test(new URL(item).pathname) !== /^\/ro(?:\/|$)/.test(path))) found.push('a step in another language')
  if (new URL(items.at(-1)!.item).pathname !== path) found.push(`${items.at(-1)!.item} as its own address`)
  if (last === undefined || plain(last) !== items.at(-1)!.name) found.push(`"${items.at(-1)!.name}" as its name, which it calls "${last}"`)
  return found
}

/** The text of a piece of HTML. */
function plain(html: string): string {
  return html.replace(/<[^>]*>/g, '').replace(/&lt;/g, '<').replace(/&gt;/g, '>').replace(/&quot;/g, '"').replace(/&#x27;/g, "'").replace(/&amp;/g, '&')
}

/** Inline scripts of a page that its policy, in its header and its head, does not allow by their hashes. */
function refusedScripts(html: string, header: string): string[] {
  const element = /<meta http-equiv="Content-Security-Policy" content="([^"]+)"/.exec(html)?.[1] ?? ''
  const scripts = Array.from(html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)).filter(([, attributes]) => !/ src=|application\/ld\+json/.test(attributes!))
  return scripts.map(([, , text]) => text!).filter((text) => {
    const hash = `'sha256-${createHash('sha256').update(text).digest('base64')}'`
    return !element.includes(hash) || !header.includes(hash)
  })
}

test('R12 R13 R07 the policy of every page allows its scripts by their hashes, and nothing that is inline besides', async ({ request, running }) => {
  test.setTimeout(600_000)
  const { origin } = await running('static')
  const wrong: string[] = []
  for (const path of [...(await sitemapPaths(request)), '/nope', '/ro/nope']) {
    const response = await request.get(origin + path)
    const [html, header] = [await response.text(), response.headers()['content-security-policy']!]
    wrong.push(...refusedScripts(html, header).map((script) => `${path}: ${script.slice(0, 80)}`))
    if (/unsafe-|'nonce-/.test(header)) wrong.push(`${path}: ${header}`)
  }
  expect(wrong).toEqual([])
})

test('R1.2 R2.11 R2.44 R10.2 R10.3 every page of the sitemap is a complete document in its language', async ({ request }) => {
  test.setTimeout(600_000)
  const found: string[] = []
  for (const path of await sitemapPaths(request)) {
    const response = await request.get(path, { maxRedirects: 0 })
    if (response.status() !== 200) found.push(`${path}: status ${response.status()}`)
    else found.push(...faults(path, await response.text()))
  }
  expect(found).toEqual([])
})

test('R10.6 the sitemap lists the pages of both languages, and no missing one', async ({ request }) => {
  const paths = await sitemapPaths(request)
  expect(new Set(paths).size).toBe(paths.length)
  const english = paths.filter((path) => !/^\/ro(?:\/|$)/.test(path))
  expect(paths.filter((path) => /^\/ro(?:\/|$)/.test(path)).sort()).toEqual(english.map((path) => (path === '/' ? '/ro' : `/ro${path}`)).sort())
  expect(paths.filter((path) => /404|nope|\.data|\.html/.test(path))).toEqual([])
  expect(await (await request.get('/robots.txt')).text()).toMatch(/^Sitemap: https:\/\/\S+\/sitemap\.xml$/m)
})

test('every page of the sitemap has its data', async ({ request }) => {
  test.setTimeout(600_000)
  const wrong: string[] = []
  for (const path of await sitemapPaths(request)) {
    const data = path === '/' ? '/_root.data' : `${path}.data`
    const response = await request.get(data)
    const { 'content-type': type, 'x-remix-response': marker } = response.headers()
    if (response.status() !== 200 || !type?.startsWith('text/x-script') || marker !== 'yes') wrong.push(`${response.status()} ${data}`)
  }
  expect(wrong).toEqual([])
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

test('R50 pages and assets are sent compressed to those who take it', async ({ site }) => {
  for (const encoding of ['br', 'gzip']) {
    const { status, headers } = await get(site.port, '/api/observable/class/Observable', { 'accept-encoding': encoding })
    expect([status, headers['content-encoding']]).toEqual([200, encoding])
    expect(headers.vary).toContain('Accept-Encoding')
  }
  for (const none of ['identity', 'br;q=0, gzip;q=0', '*;q=0']) {
    const { headers, body } = await get(site.port, '/api/observable/class/Observable', { 'accept-encoding': none })
    expect(headers['content-encoding'], none).toBeUndefined()
    expect(headers.vary, none).toContain('Accept-Encoding')
    expect(body.toString(), none).toContain('</html>')
  }
  const weighed = await get(site.port, '/api/observable/class/Observable', { 'accept-encoding': 'br;q=0.5, gzip;q=0.8' })
  expect(weighed.headers['content-encoding']).toBe('gzip')
})

test('R10 every answer carries the security headers', async ({ request }) => {
  const answers: [string, APIResponse][] = []
  const asset = /href="(\/assets\/[^"]+\.css)"/.exec(await (await request.get('/')).text())![1]!
  for (const path of ['/', '/docs', '/docs/intro.data', '/nope', '/ro/nope', '/nope.data', '/%E0%A4%A', '/favicon.svg', '/sitemap.xml', '/healthz', asset, '/assets/nope.js']) {
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
    const { 'strict-transport-security': stay } = (await request.get(path, { headers: { 'x-forwarded-proto': 'https' } })).headers()
    expect(stay, path).toMatch(/^max-age=\d{8}/)
  }
})

test('R6.1 everybody gets the same bytes', async ({ request }) => {
  const bare = (html: string): string => html.replace(/ nonce="[^"]*"/g, '')
  for (const path of ['/', '/docs/intro', '/ro/api/observable']) {
    const plain = await (await request.get(path)).text()
    const headers = { cookie: 'session=1; theme=dark; lang=ro', 'accept-language': 'ro', 'user-agent': 'Googlebot', 'x-forwarded-host': 'evil.example' }
    expect(bare(await (await request.get(path, { headers })).text()), path).toBe(bare(plain))
  }
})

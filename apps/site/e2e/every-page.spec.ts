import { createHash } from 'node:crypto'
import { ask } from './ask.ts'
import { isLong } from './long.ts'
import { sitemapPaths } from './sitemap.ts'
import { expect, test } from './site.ts'
import { inLocale, locales, templates } from './templates.ts'

// Only for prerendered files: both-modes.spec.ts shows that pages and their data are the same when rendered on request.

const count = (html: string, pattern: RegExp): number => html.match(pattern)?.length ?? 0

/** Problems in the HTML of a page, as search engines and readers without scripts get it. */
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
  need(
    pathOf(/<link rel="canonical" href="([^"]+)"/) === path,
    `canonical ${pathOf(/<link rel="canonical" href="([^"]+)"/)}`,
  )
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
  // Both are remains of a character that was cut in two, and never written on purpose.
  need(!/[\0\ufffd]/.test(html), `a broken letter in "${/[^<>]{0,20}[\0\ufffd].{0,10}/.exec(html)?.[0]}"`)
  return found
}

/** Problems in the breadcrumbs for search engines; the home page and similar ones have none. */
function breadcrumbFaults(path: string, html: string): string[] {
  const blocks = Array.from(
    html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs),
    ([, text]) => text!,
  )
  if (!html.includes('class="breadcrumbs"')) return blocks.map(() => 'data of breadcrumbs that it does not show')
  if (blocks.length !== 1) return [`${blocks.length} blocks of data`]
  if (/[<>&\u2028\u2029]/.test(blocks[0]!)) return ['data that is not escaped']
  const { '@type': type, itemListElement: items } = JSON.parse(blocks[0]!) as {
    '@type': string
    itemListElement: { position: number; name: string; item: string }[]
  }
  const last = /<nav class="breadcrumbs".*?aria-current="page"[^>]*>(.*?)<\/(?:span|li)>/s.exec(html)?.[1]
  const found = type === 'BreadcrumbList' ? [] : [`data of a ${type}`]
  if (items.some(({ position, item }, index) => position !== index + 1 || !/^https:\/\/[^/]+\/./.test(item)))
    found.push('steps without a place or an address')
  if (items.some(({ item }) => /^\/ro(?:\/|$)/.test(new URL(item).pathname) !== /^\/ro(?:\/|$)/.test(path)))
    found.push('a step in another language')
  if (new URL(items.at(-1)!.item).pathname !== path) found.push(`${items.at(-1)!.item} as its own address`)
  if (last === undefined || plain(last) !== items.at(-1)!.name)
    found.push(`"${items.at(-1)!.name}" as its name, which it calls "${last}"`)
  return found
}

/** Text of a piece of HTML. */
function plain(html: string): string {
  return html
    .replace(/<[^>]*>/g, '')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&#x27;/g, "'")
    .replace(/&amp;/g, '&')
}

/** Inline scripts of a page that its content security policy, in header and head, does not allow by hash. */
function refusedScripts(html: string, header: string): string[] {
  const element = /<meta http-equiv="Content-Security-Policy" content="([^"]+)"/.exec(html)?.[1] ?? ''
  const scripts = Array.from(html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)).filter(
    ([, attributes]) => !/ src=|application\/ld\+json/.test(attributes!),
  )
  return scripts
    .map(([, , text]) => text!)
    .filter((text) => {
      const hash = `'sha256-${createHash('sha256').update(text).digest('base64')}'`
      return !element.includes(hash) || !header.includes(hash)
    })
}

/** Paths of this site that a page links to. */
function linksOf(html: string): string[] {
  return Array.from(html.matchAll(/<a\b[^>]* href="(\/[^"#?]*)/g), ([, href]) => href!.replace(/&amp;/g, '&'))
}

/** Where an address leads that is not in the sitemap: a redirect, the search, a file. */
async function linksAt(address: string): Promise<string[]> {
  const { status, headers, text } = await ask(address)
  if (status >= 300 && status < 400) return [new URL(headers.get('location')!, address).pathname]
  if (!headers.get('content-type')?.startsWith('text/html')) return []
  expect(status, address).toBe(200)
  return linksOf(text)
}

test('R1.2 R2.11 R2.44 R10.2 R10.3 R10.8 R12 R13 R07 every page of the sitemap is a complete document in its language, has its data and a policy of hashes, and is reached by links', async ({
  request,
  site,
}) => {
  test.setTimeout(600_000)
  const found: string[] = []
  const links = new Map<string, string[]>()
  const pages = await sitemapPaths(request)
  const kinds = templates.flatMap(({ path }) => locales.map((locale) => inLocale(path, locale)))
  // A missing page has no address of its own and no data.
  for (const [at, path] of ['/nope', '/ro/nope', ...pages].entries()) {
    const { status, text: html, headers } = await ask(site.origin + path)
    links.set(path, linksOf(html))
    // Each page is reached; every tenth one and one of each kind is read, and all of them in a long run.
    if (!isLong && at % 10 !== 0 && !kinds.includes(path) && !path.endsWith('/nope')) continue
    const policy = headers.get('content-security-policy')!
    found.push(...refusedScripts(html, policy).map((script) => `${path}: refuses ${script.slice(0, 80)}`))
    if (/unsafe-|'nonce-/.test(policy)) found.push(`${path}: ${policy}`)
    if (path.endsWith('/nope')) continue
    if (status === 200) found.push(...faults(path, html))
    else found.push(`${path}: status ${status}`)

    const address = path === '/' ? '/_root.data' : `${path}.data`
    const data = await ask(site.origin + address)
    const [type, kind] = ['content-type', 'x-remix-response'].map((name) => data.headers.get(name))
    if (data.status !== 200 || !type?.startsWith('text/x-script') || kind !== 'yes')
      found.push(`${address}: status ${data.status}, ${type}, ${kind}`)
  }
  expect(found).toEqual([])

  const reached = new Set(['/'])
  for (const path of reached)
    for (const next of links.get(path) ?? (await linksAt(site.origin + path))) reached.add(next)
  expect(pages.filter((path) => !reached.has(path))).toEqual([])
})

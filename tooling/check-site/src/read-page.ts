import { createHash } from 'node:crypto'
import { Parser } from 'htmlparser2'

/** Facts of a page that checks need. */
export interface PageFacts {
  lang: string
  title: string
  /** Ids and `a[name]`s, with the number of elements that have the id. */
  ids: ReadonlyMap<string, number>
  /** Distinct addresses in attributes of any element, as written. */
  links: ReadonlySet<string>
  /** URL of the page, from its canonical link. */
  canonical?: string
  /** Number of elements by name. */
  counts: { h1: number; main: number }
  /** Number of inline scripts that the page's policy forbids. */
  forbiddenScripts: number
}

const addresses = new Set(['href', 'src', 'poster', 'action', 'formaction', 'xlink:href'])
const sources = new Set(['srcset', 'imagesrcset'])

/** Reads facts from the tags of a page's HTML; no tree is built. */
export function readPage(html: string): PageFacts {
  const facts = {
    lang: '',
    title: '',
    ids: new Map<string, number>(),
    links: new Set<string>(),
    counts: { h1: 0, main: 0 },
  }
  const scripts: string[] = []
  let canonical: string | undefined
  let policy: string | undefined
  let text: 'title' | 'script' | undefined

  const onopentag = (name: string, attributes: Record<string, string>): void => {
    // `rel=external` marks another program at an address of the same site, such as the workbench.
    const isExternal = /(?:^|\s)external(?:\s|$)/i.test(attributes['rel'] ?? '')
    for (const [attribute, value] of Object.entries(attributes)) {
      if (attribute === 'href' && isExternal) continue
      if (attribute === 'id') facts.ids.set(value, (facts.ids.get(value) ?? 0) + 1)
      else if (addresses.has(attribute)) facts.links.add(value)
      else if (sources.has(attribute)) for (const url of urlsOfSrcset(value)) facts.links.add(url)
      else if (attribute === 'data' && name === 'object') facts.links.add(value)
      else if (attribute === 'name' && name === 'a' && !facts.ids.has(value)) facts.ids.set(value, 0)
    }
    if (name === 'html') facts.lang = attributes['lang'] ?? facts.lang
    if (name === 'h1' || name === 'main') facts.counts[name]++
    if (name === 'link' && attributes['rel'] === 'canonical') canonical = attributes['href']
    if (name === 'meta') {
      const equivalent = attributes['http-equiv']?.toLowerCase()
      if (equivalent === 'content-security-policy') policy = attributes['content']
      if (equivalent === 'refresh') facts.links.add(/url=(.*)$/i.exec(attributes['content'] ?? '')?.[1] ?? '')
    }
    if (name === 'script')
      text = attributes['src'] !== undefined || !isScript(attributes['type']) ? undefined : 'script'
    if (text === 'script') scripts.push('')
    // Only the first title: SVG has titles too.
    if (name === 'title' && facts.title === '') text = 'title'
  }
  const ontext = (chunk: string): void => {
    if (text === 'title') facts.title += chunk
    else if (text === 'script') scripts.push((scripts.pop() ?? '') + chunk)
  }
  new Parser({ onopentag, ontext, onclosetag: () => (text = undefined) }).end(html)

  const forbiddenScripts = scripts.filter((script) => policy && !policy.includes(hashOf(script))).length
  return { ...facts, forbiddenScripts, ...(canonical === undefined ? {} : { canonical }) }
}

const hashOf = (script: string): string => `'sha256-${createHash('sha256').update(script).digest('base64')}'`

function isScript(type = ''): boolean {
  return /^(?:|module|importmap|speculationrules|(?:text|application)\/(?:java|ecma)script)$/i.test(type)
}

/** Addresses of a `srcset` such as `a.png 1x, b.png 2x`. An address may contain commas but not end with one. */
function urlsOfSrcset(value: string): string[] {
  return [...value.matchAll(/\s*([^\s,]\S*[^\s,]|[^\s,])(?:\s+[^,]+)?(?:,|$)/g)].map(([, url]) => url!)
}

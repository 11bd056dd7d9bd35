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
  /** Those of them that only authors wrote: on or in an element with the attribute `data-written`. */
  written: ReadonlySet<string>
  /** Whether Signpost made the page: all other links, and the ids, are its own. */
  isGenerated: boolean
  /** URL of the page, from its canonical link. */
  canonical?: string
  /** Number of elements by name. */
  counts: { h1: number; main: number }
  /** Number of inline scripts that the page's policy forbids. */
  forbiddenScripts: number
}

const addresses = new Set(['href', 'src', 'poster', 'action', 'formaction', 'xlink:href'])
/** Id of the main content in the frame of every page of a site. */
const contentId = ':content'

const sources = new Set(['srcset', 'imagesrcset'])

/** Reads facts from the tags of a page's HTML; no tree is built. */
export function readPage(html: string): PageFacts {
  const facts = {
    lang: '',
    title: '',
    ids: new Map<string, number>(),
    links: new Set<string>(),
    written: new Set<string>(),
    counts: { h1: 0, main: 0 },
  }
  const scripts: string[] = []
  let canonical: string | undefined
  let policy: string | undefined
  let text: 'title' | 'script' | undefined

  const generated = new Set<string>()
  /** Number of open elements that authors wrote. */
  let written = 0
  const onopentag = (name: string, attributes: Record<string, string>): void => {
    if (written > 0 || attributes['data-written'] !== undefined) written += 1
    const kind = written > 0 ? facts.written : generated
    const addLink = (link: string): void => {
      facts.links.add(link)
      kind.add(link)
    }
    // `rel=external`, or for a frame `data-external`, marks another program at an address of the same site, such as the workbench.
    const isExternal = /(?:^|\s)external(?:\s|$)/i.test(attributes['rel'] ?? '')
    if (name === 'iframe' && attributes['data-external'] !== undefined) delete attributes['src']
    for (const [attribute, value] of Object.entries(attributes)) {
      if (attribute === 'href' && isExternal) continue
      if (attribute === 'id') facts.ids.set(value, (facts.ids.get(value) ?? 0) + 1)
      else if (addresses.has(attribute)) addLink(value)
      else if (sources.has(attribute)) for (const url of urlsOfSrcset(value)) addLink(url)
      else if (attribute === 'data' && name === 'object') addLink(value)
      else if (attribute === 'name' && name === 'a' && !facts.ids.has(value)) facts.ids.set(value, 0)
    }
    if (name === 'html') facts.lang = attributes['lang'] ?? facts.lang
    if (name === 'h1' || name === 'main') facts.counts[name]++
    if (name === 'link' && attributes['rel'] === 'canonical') canonical = attributes['href']
    if (name === 'meta') {
      const equivalent = attributes['http-equiv']?.toLowerCase()
      if (equivalent === 'content-security-policy') policy = attributes['content']
      if (equivalent === 'refresh') addLink(/url=(.*)$/i.exec(attributes['content'] ?? '')?.[1] ?? '')
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
  const onclosetag = (): void => {
    text = undefined
    if (written > 0) written -= 1
  }
  new Parser({ onopentag, ontext, onclosetag }).end(html)

  const forbiddenScripts = scripts.filter((script) => policy && !policy.includes(hashOf(script))).length
  for (const link of generated) facts.written.delete(link)
  return {
    ...facts,
    isGenerated: facts.ids.has(contentId),
    forbiddenScripts,
    ...(canonical === undefined ? {} : { canonical }),
  }
}

const hashOf = (script: string): string => `'sha256-${createHash('sha256').update(script).digest('base64')}'`

function isScript(type = ''): boolean {
  return /^(?:|module|importmap|speculationrules|(?:text|application)\/(?:java|ecma)script)$/i.test(type)
}

/** Addresses of a `srcset` such as `a.png 1x, b.png 2x`. An address may contain commas but not end with one. */
function urlsOfSrcset(value: string): string[] {
  return [...value.matchAll(/\s*([^\s,]\S*[^\s,]|[^\s,])(?:\s+[^,]+)?(?:,|$)/g)].map(([, url]) => url!)
}

import { createHash } from 'node:crypto'
import { Tokenizer, TokenizerMode, type Token, type TokenHandler } from 'parse5'

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
const rawText = new Set(['style', 'xmp', 'iframe', 'noembed', 'noframes'])

/** Reads facts from the tokens of a page's HTML: building the tree would take most of the time. */
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

  const onStartTag = (token: Token.TagToken): void => {
    const { tagName: name, attrs } = token
    const valueOf = (attribute: string): string | undefined =>
      attrs.find((candidate) => candidate.name === attribute)?.value
    // `rel=external` marks another program at an address of the same site, such as the workbench.
    const isExternal = /(?:^|\s)external(?:\s|$)/i.test(valueOf('rel') ?? '')
    for (const { name: attribute, value } of attrs) {
      if (attribute === 'href' && isExternal) continue
      if (attribute === 'id') facts.ids.set(value, (facts.ids.get(value) ?? 0) + 1)
      else if (addresses.has(attribute)) facts.links.add(value)
      else if (sources.has(attribute)) for (const url of urlsOfSrcset(value)) facts.links.add(url)
      else if (attribute === 'data' && name === 'object') facts.links.add(value)
      else if (attribute === 'name' && name === 'a' && !facts.ids.has(value)) facts.ids.set(value, 0)
    }
    if (name === 'html') facts.lang = valueOf('lang') ?? facts.lang
    if (name === 'h1' || name === 'main') facts.counts[name]++
    if (name === 'link' && valueOf('rel') === 'canonical') canonical = valueOf('href')
    if (name === 'meta') {
      const equivalent = valueOf('http-equiv')?.toLowerCase()
      if (equivalent === 'content-security-policy') policy = valueOf('content')
      if (equivalent === 'refresh') facts.links.add(/url=(.*)$/i.exec(valueOf('content') ?? '')?.[1] ?? '')
    }
    if (name === 'script') text = valueOf('src') !== undefined || !isScript(valueOf('type')) ? undefined : 'script'
    if (text === 'script') scripts.push('')
    // Only the first title: SVG has titles too.
    if (name === 'title' && facts.title === '') text = 'title'
    if (!token.selfClosing) enter(name)
  }
  const enter = (name: string): void => {
    if (name === 'script') tokenizer.state = TokenizerMode.SCRIPT_DATA
    else if (name === 'title' || name === 'textarea') tokenizer.state = TokenizerMode.RCDATA
    else if (rawText.has(name)) tokenizer.state = TokenizerMode.RAWTEXT
  }
  const onText = (token: Token.CharacterToken): void => {
    if (text === 'title') facts.title += token.chars
    else if (text === 'script') scripts.push((scripts.pop() ?? '') + token.chars)
  }
  const handler: TokenHandler = {
    onStartTag,
    onEndTag: () => (text = undefined),
    onCharacter: onText,
    onWhitespaceCharacter: onText,
    onNullCharacter: () => undefined,
    onComment: () => undefined,
    onDoctype: () => undefined,
    onEof: () => undefined,
  }
  const tokenizer = new Tokenizer({ sourceCodeLocationInfo: false }, handler)
  tokenizer.write(html, true)

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

import { createHash } from 'node:crypto'
import { Tokenizer, TokenizerMode, type Token, type TokenHandler } from 'parse5'

/** What is checked about a page. */
export interface PageFacts {
  lang: string
  title: string
  /** Every id and every `a[name]`, with how often it occurs as an id. */
  ids: ReadonlyMap<string, number>
  /** Every distinct address that any element names, as written. */
  links: ReadonlySet<string>
  /** The page's own full address, when it gives one. */
  canonical?: string
  /** How many of each there are. */
  counts: { h1: number; main: number }
  /** Inline scripts that the page's own policy forbids. */
  forbiddenScripts: number
}

const addresses = new Set(['href', 'src', 'poster', 'action', 'formaction', 'xlink:href'])
const sources = new Set(['srcset', 'imagesrcset'])
const rawText = new Set(['style', 'xmp', 'iframe', 'noembed', 'noframes'])

/**
 * Reads what is checked from a page's HTML.
 *
 * The tokens of the HTML standard say all that is needed; building the tree as well would take most of the time.
 */
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
    // What a link calls external is another program's, even at an address of the same site.
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
    // Only the title of the document: a drawing has titles too.
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

/** The addresses of a list such as `a.png 1x, b.png 2x`; an address may hold commas, but does not end with one. */
function urlsOfSrcset(value: string): string[] {
  return [...value.matchAll(/\s*([^\s,]\S*[^\s,]|[^\s,])(?:\s+[^,]+)?(?:,|$)/g)].map(([, url]) => url!)
}

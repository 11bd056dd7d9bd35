import { blockKey, plainCode, type Use } from '@signpost/examples/reader'
import type { Docs, Facet, HastNode, PageKey, SymbolPage } from '@signpost/graph-model'
import { content, docHref, exampleAnswers, graph, targetPlace } from '#app/data/index.server.ts'
import { hastText } from '#app/prose/index.server.ts'
import { hrefOf, type Locale } from '#app/urls/index.ts'
import { docOfFile, spreadOverPages } from './example-uses.ts'

/** An example of another page that uses a symbol. */
export interface OtherExample {
  /** Title of the page: of a doc, or the name of a package or a symbol. */
  title: string
  href: string
  /** Whether the title is a name in code. */
  isName: boolean
  /** The block; refers to no link of its page. */
  block: HastNode
  /** Name of the package of the page; absent for a doc. */
  packageName?: string
}

/** Most examples of other pages. */
const most = 3

/** Examples that use a symbol, for one that has none itself: of guides, READMEs and other symbols, by the compiler's answer. */
export function otherExamples(page: SymbolPage, locale: Locale): OtherExample[] {
  const { manifest } = exampleAnswers()
  if (manifest === null || page.facets.some(hasExample)) return []
  const found: OtherExample[] = []
  for (const use of spreadOverPages(usesOf(page.page))) {
    if (found.length === most) break
    const example = exampleOf(use, manifest.packages[use.in]?.name ?? '', locale)
    if (example !== undefined) found.push(example)
  }
  return found
}

/** Places of examples that use a symbol, by the compiler's answer. */
export function usesOf({ slug, name }: PageKey): Use[] {
  const about = graph().manifest.packages.find((one) => one.slug === slug)
  const names = [about?.name, about?.typesPackage].filter((one) => one !== undefined)
  return names.flatMap((one) => exampleAnswers().usesOf(one, name))
}

/** Whether any declaration of a facet, or member of it, has an example or a block of code. */
function hasExample({ signatures, members }: Facet): boolean {
  return [...signatures, ...members.flatMap((member) => member.signatures)].some(({ docs }) => hasBlock(docs))
}

function hasBlock({ examples, summary, remarks }: Docs): boolean {
  return examples.length > 0 || [...summary, ...remarks].some((node) => node[0] === 'pre')
}

function exampleOf({ key, from }: Use, packageName: string, locale: Locale): OtherExample | undefined {
  if (from === 'readme') {
    const found = graph().manifest.packages.find(({ name }) => name === packageName)
    const block = found && findBlock(graph().readme(found.slug)?.content ?? [], key)
    return (
      found &&
      block && {
        title: packageName,
        href: hrefOf(locale, { at: 'package', slug: found.slug }),
        isName: true,
        block,
        packageName,
      }
    )
  }
  if ('doc' in from) return docExample(from.doc, key, locale)
  const place = targetPlace({ package: packageName, name: from.symbol })
  const page = place && graph().symbol(place.page)
  if (page === undefined || 'redirect' in page) return undefined
  const docs = page.facets.flatMap(({ signatures, members }) =>
    [...signatures, ...members.flatMap((member) => member.signatures)].map((one) => one.docs),
  )
  const block = findBlock(
    docs.flatMap(({ summary, remarks, examples }) => [
      ...summary,
      ...remarks,
      ...examples.flatMap((one) => one.content),
    ]),
    key,
  )
  return (
    block && {
      title: page.displayName,
      href: hrefOf(locale, { at: 'symbol', page: page.page }),
      isName: true,
      block,
      packageName,
    }
  )
}

/** A block of a doc in the language of the page. */
function docExample(file: string, key: string, locale: Locale): OtherExample | undefined {
  const { locale: language, id } = docOfFile(file)
  const version = content().lastVersion(locale)
  if (language !== locale) return undefined
  const doc = content().doc(locale, version.name, id)
  const href = docHref(locale, version.name, id)
  const block = doc && !doc.unlisted && !doc.draft ? findBlock(doc.content, key) : undefined
  return doc && block && href !== undefined ? { title: doc.title, href, isName: false, block } : undefined
}

/** The block with a key, at any depth. */
function findBlock(nodes: readonly HastNode[], key: string): Exclude<HastNode, string> | undefined {
  for (const node of nodes) {
    if (typeof node === 'string') continue
    const [tagName, properties, ...children] = node
    const isCode = tagName === 'pre' && properties !== 0 && properties['dataLanguage'] !== undefined
    if (isCode && blockKey(plainCode(hastText(node))) === key) return node
    const inside = isCode ? undefined : findBlock(children, key)
    if (inside !== undefined) return inside
  }
  return undefined
}

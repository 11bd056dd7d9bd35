import type { HastNode, HastProperties, Ref } from '@signpost/graph-model/model'
import type { Element, ElementContent, Root } from 'hast'
import { type Handle, toMdast } from 'hast-util-to-mdast'
import type { Blockquote, Nodes } from 'mdast'
import { gfmToMarkdown } from 'mdast-util-gfm'
import { type Options, toMarkdown } from 'mdast-util-to-markdown'
import type { LinkTargets } from './link-targets.ts'
import { codeText, type HrefOf, plainBlock } from './plain-blocks.ts'

const options: Options = {
  bullet: '-',
  emphasis: '_',
  fences: true,
  listItemIndent: 'one',
  rule: '-',
  extensions: [gfmToMarkdown({ tablePipeAlign: false })],
}

/**
 * Markdown of rendered content. Text is escaped, so it reads the same when it is rendered again.
 *
 * @param refs - Targets of `dataRef`.
 * @returns Markdown with a line break at the end; empty without content.
 */
export function markdownOf(nodes: readonly HastNode[], refs: readonly Ref[], links: LinkTargets): string {
  const hrefFor: HrefOf = (properties) => hrefOf(properties, refs, links)
  const blocks: Block[] = []
  let rest: HastNode[] = []
  const serialise = (): void => {
    const text = rest.length === 0 ? '' : serialised(rest, hrefFor).trimEnd()
    if (text !== '') blocks.push({ text, isList: /^(?:ul|ol)$/.test(tagOf(rest.at(-1)!)) })
    rest = []
  }
  for (const node of nodes.flatMap(unwrapped)) {
    const text = plainBlock(node, hrefFor, (block) => serialised([block], hrefFor))
    if (text === undefined) {
      rest.push(node)
      continue
    }
    serialise()
    blocks.push({ text, isList: tagOf(node) === 'ul' })
  }
  serialise()
  let markdown = ''
  for (const [at, { text, isList }] of blocks.entries()) {
    // Two lists without anything between them would be one.
    const separator = isList && blocks[at - 1]?.isList ? '\n\n<!---->\n\n' : '\n\n'
    markdown += at === 0 ? text : separator + text
  }
  return markdown === '' ? '' : `${markdown}\n`
}

/** Markdown of one or more blocks; a list among them is known by its end. */
interface Block {
  text: string
  isList: boolean
}

function tagOf(node: HastNode): string {
  return typeof node === 'string' ? '' : node[0]
}

/** Blocks of an element that is none itself. */
function unwrapped(node: HastNode): HastNode[] {
  if (typeof node === 'string' || node[0] !== 'div' || node[1] !== 0) return [node]
  return (node.slice(2) as HastNode[]).flatMap(unwrapped)
}

/** Written texts by their content: those of inherited members and deprecations repeat, and a file with all of a package has each again. */
const written = new Map<string, string>()

/** Most texts in {@link written}; a published package has some hundreds. */
const mostWritten = 2000

/** Markdown of any content, by the serialiser. */
export function serialised(nodes: readonly HastNode[], hrefFor: HrefOf): string {
  const root: Root = { type: 'root', children: nodes.flatMap((node) => expanded(node, hrefFor)) }
  const key = JSON.stringify(root)
  const known = written.get(key)
  if (known !== undefined) return known
  const tree = toMdast(root, { handlers: { aside: admonition } }) as Nodes
  const text = toMarkdown(tree, options)
  if (written.size >= mostWritten) written.clear()
  written.set(key, text)
  return text
}

/** Address in a text. A full stop or a bracket after it is not a part of it. */
const address = /(?<address>https?:\/\/[^\s<>]*[^\s<>.,:;!?()[\]{}'"*_~])/u

/** Text whose addresses are links: in a text they would be escaped, and could not be copied. */
function linked(text: string): ElementContent[] {
  if (!text.includes('://')) return [{ type: 'text', value: text }]
  return text.split(address).map((value, at) => {
    const part = { type: 'text', value } as const
    return at % 2 === 0 ? part : element('a', { href: value }, [part])
  })
}

/** Hast of a compact node, with the addresses of its links. */
function expanded(node: HastNode, hrefFor: HrefOf, isText = true): ElementContent[] {
  if (typeof node === 'string') return isText ? linked(node) : [{ type: 'text', value: node }]
  const [tagName, given, ...children] = node
  const properties: HastProperties = given === 0 ? {} : given
  if (tagName === 'pre') return [codeBlock(properties, children)]
  if (tagName === 'section' && properties['dataTab'] !== undefined) {
    const label = element('p', {}, [element('strong', {}, [{ type: 'text', value: String(properties['dataTab']) }])])
    return [label, ...children.flatMap((child) => expanded(child, hrefFor))]
  }
  const content = children.flatMap((child) => expanded(child, hrefFor, isText && !/^(?:a|code)$/u.test(tagName)))
  if (tagName === 'a') {
    const href = hrefFor(properties)
    return href === undefined ? content : [element('a', { href }, content)]
  }
  if (tagName === 'img') {
    const alt = String(properties['alt'] ?? '')
    const href = hrefFor({ ...properties, href: properties['src'] ?? '' })
    if (href === undefined || href === '') return alt === '' ? [] : [{ type: 'text', value: alt }]
    return [element('img', { src: href, alt }, [])]
  }
  const kept: Record<string, string | number | boolean> = {}
  for (const name of ['align', 'checked', 'type', 'start', 'dataAdmonition', 'colSpan', 'rowSpan']) {
    const value = properties[name]
    if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') kept[name] = value
  }
  return [element(tagName, kept, content)]
}

function hrefOf(properties: HastProperties, refs: readonly Ref[], links: LinkTargets): string | undefined {
  const { dataRef, dataDoc, dataHash, dataRepo, href } = properties
  const hash = typeof dataHash === 'string' && dataHash !== '' ? `#${dataHash}` : ''
  if (dataRef !== undefined) {
    const ref = refs[Number(dataRef)]
    return ref && links.ref(ref)
  }
  if (dataDoc !== undefined) return withHash(links.doc?.(String(dataDoc)), hash)
  if (dataRepo !== undefined) return withHash(links.repository?.(String(dataRepo)), hash)
  const written = typeof href === 'string' ? href : undefined
  return written !== undefined && /^\/(?!\/)/.test(written) ? (links.path ?? String)(written) : written
}

function withHash(address: string | undefined, hash: string): string | undefined {
  return address === undefined ? undefined : address + hash
}

/** Code with its language, without the colours of the site. */
function codeBlock(properties: HastProperties, children: readonly HastNode[]): Element {
  const language = properties['dataLanguage']
  const code = children.map(codeText).join('')
  return element('pre', {}, [
    element('code', typeof language === 'string' ? { className: [`language-${language}`] } : {}, [
      { type: 'text', value: code },
    ]),
  ])
}

function element(
  tagName: string,
  properties: Record<string, string | number | boolean | string[]>,
  children: ElementContent[],
): Element {
  return { type: 'element', tagName, properties, children }
}

/** Admonition as a quote that begins with its kind, such as `> **Warning**`. */
const admonition: Handle = (state, node: Element): Blockquote => {
  const kind = String(node.properties['dataAdmonition'] ?? 'note')
  const label = `${kind[0]?.toUpperCase() ?? ''}${kind.slice(1)}`
  return {
    type: 'blockquote',
    children: [
      { type: 'paragraph', children: [{ type: 'strong', children: [{ type: 'text', value: label }] }] },
      ...(state.toFlow(state.all(node)) as Blockquote['children']),
    ],
  }
}

import type { Element, ElementContent, Parents, Root } from 'hast'
import { visit } from 'unist-util-visit'
import { authorPrefix } from './untrusted-html.ts'
import { classifyUrl } from './url-kind.ts'
import { walkElements } from './walk.ts'

/** A link or an image as it was written, and where; line and column are counted from 1. */
export interface WrittenLink {
  url: string
  kind: 'link' | 'image'
  line: number
  column: number
}

/**
 * Target of a link, in place of the address that was written. `dataRef` is an index into a page's refs,
 * `dataRepo` a path from the repository's root, `dataDoc` the id of a doc; `dataHash` is an anchor on it, without
 * `#`.
 */
export interface LinkTarget {
  href?: string
  dataRef?: number
  dataRepo?: string
  dataDoc?: string
  dataHash?: string
  /** Width and height of an image in pixels, so that nothing moves when it arrives. */
  width?: number
  height?: number
}

/**
 * Decides about one link or image. `undefined` leaves it to the default treatment; null takes the link away and keeps
 * its text.
 */
export type ResolveLink = (url: string, kind: 'link' | 'image', at: WrittenLink) => LinkTarget | null | undefined

/**
 * Gives every link and image its final target. External links get `rel` (they are untrusted), images from elsewhere are
 * shown over https only, and a hash meets the ids that authors wrote under the prefix they got.
 *
 * @returns what was written, in order
 */
export function processLinks(tree: Root, resolveLink: ResolveLink | undefined): WrittenLink[] {
  const ids = new Set<string>()
  const linked = new Set<Element>()
  walkElements(tree, (element) => {
    if (element.properties['id'] != null) ids.add(String(element.properties['id']))
    if (element.tagName !== 'a') return
    walkElements(element, (within) => {
      if (within.tagName === 'img') linked.add(within)
    })
  })
  const links: WrittenLink[] = []
  const emptied = new Set<Parents>()
  visit(tree, 'element', (element, index, parent) => {
    const attribute = element.tagName === 'a' ? 'href' : element.tagName === 'img' ? 'src' : undefined
    if (attribute === undefined || element.properties[attribute] == null) return undefined
    const url = String(element.properties[attribute])
    if (isPlaceholder(element, url)) {
      parent?.children.splice(index ?? 0, 1, ...(element.children as ElementContent[]))
      return index
    }
    const { line, column } = element.position?.start ?? { line: 1, column: 1 }
    const written: WrittenLink = { url, kind: attribute === 'href' ? 'link' : 'image', line, column }
    const isWritten = !isFootnoteLink(element)
    if (isWritten) links.push(written)
    const target = isWritten ? resolveLink?.(url, written.kind, written) : undefined
    if (target !== undefined) applyTarget(element, attribute, target)
    else if (attribute === 'href') treatLink(element, url, ids)
    else treatImage(element, url, linked.has(element))
    if (element.tagName !== 'span' || !parent || index === undefined) return undefined
    if (element.children.length === 0) emptied.add(parent)
    parent.children.splice(index, 1, ...(element.children as ElementContent[]))
    return index
  })
  if (emptied.size > 0) removeEmpty(tree, emptied)
  return links
}

/** Removes paragraphs of which an image without alternative text was all. */
function removeEmpty(tree: Root, emptied: ReadonlySet<Parents>): void {
  visit(tree, 'element', (element, index, parent) => {
    const isEmpty = element.children.every((child) => child.type === 'text' && child.value.trim() === '')
    if (element.tagName !== 'p' || !emptied.has(element) || !isEmpty || !parent || index === undefined) return undefined
    const next = parent.children[index + 1]
    // With the line break after it, as other blocks have only one between them.
    parent.children.splice(index, next?.type === 'text' && next.value.trim() === '' ? 2 : 1)
    return index
  })
}

function applyTarget(element: Element, attribute: 'href' | 'src', target: LinkTarget | null): void {
  if (attribute === 'href') delete element.properties['href']
  else delete element.properties['src']
  if (target === null) {
    unlink(element)
    return
  }
  const { href, width, height, ...data } = target
  if (href !== undefined) {
    const { url, kind } = classifyUrl(href)
    if (kind === 'unsafe') unlink(element)
    else element.properties[attribute] = url
    if (kind === 'external' && attribute === 'href') element.properties['rel'] = externalRel()
  }
  Object.assign(element.properties, data)
  // The author's own size stays: one side of it alone keeps the proportions.
  const { width: ownWidth, height: ownHeight } = element.properties
  if (width !== undefined && height !== undefined && ownWidth == null && ownHeight == null)
    Object.assign(element.properties, { width, height })
}

function treatLink(element: Element, written: string, ids: ReadonlySet<string>): void {
  const { url, kind } = classifyUrl(written)
  if (kind === 'unsafe') {
    unlink(element)
    return
  }
  element.properties['href'] = url
  if (kind === 'external') element.properties['rel'] = externalRel()
  const hash = url.slice(1)
  if (kind === 'hash' && !ids.has(hash) && ids.has(authorPrefix + hash))
    element.properties['href'] = `#${authorPrefix}${hash}`
}

function treatImage(element: Element, written: string, isLinked: boolean): void {
  const { url, kind } = classifyUrl(written)
  if (kind === 'path' || (kind === 'external' && /^https:/i.test(url))) {
    element.properties['src'] = url
    return
  }
  if (kind !== 'external' || isLinked) {
    unlink(element)
    return
  }
  // Over plain http it would be blocked on a secure page, so its place is taken by a link.
  const alt = String(element.properties['alt'] ?? '')
  element.tagName = 'a'
  element.properties = { href: url, rel: externalRel() }
  element.children = [{ type: 'text', value: alt || url }]
}

/** True for links that GFM generates to and from footnotes. */
function isFootnoteLink({ properties }: Element): boolean {
  return properties['dataFootnoteRef'] != null || properties['dataFootnoteBackref'] != null
}

/** An address with a gap to fill, as in `https://api.[region].example.com`, which GFM makes a link of: it leads nowhere. */
function isPlaceholder({ tagName, children }: Element, url: string): boolean {
  const isBare = children.every((child) => child.type === 'text' && /^https?:\/\//i.test(child.value))
  return tagName === 'a' && isBare && /^https?:\/\//i.test(url) && !URL.canParse(url)
}

/** Leaves only the text of a link, or an image's alternative text. */
function unlink(element: Element): void {
  const alt = element.tagName === 'img' ? String(element.properties['alt'] ?? '') : ''
  if (element.tagName === 'img') element.children = alt === '' ? [] : [{ type: 'text', value: alt }]
  element.tagName = 'span'
  element.properties = {}
}

function externalRel(): string[] {
  return ['noopener', 'nofollow', 'ugc']
}

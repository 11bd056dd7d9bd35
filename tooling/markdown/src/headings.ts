import GithubSlugger, { slug } from 'github-slugger'
import type { Element, Parents, Root } from 'hast'
import { toString } from 'hast-util-to-string'
import { SKIP, visit } from 'unist-util-visit'
import { authorPrefix } from './untrusted-html.ts'

/** A heading for a table of contents. */
export interface Heading {
  id: string
  depth: number
  text: string
}

/** How headings are treated. */
export interface HeadingOptions {
  /** `false`: no ids; a list: these ids, in order, before slugs of the text. Default true. */
  headingIds?: boolean | readonly string[]
  /** Ids that the page around the text has; a heading with one gets `user-content-` before it. */
  isReservedId?: (id: string) => boolean
  /** The depth that a heading of depth 1 gets; default 1. Nothing is deeper than 6. */
  baseDepth?: number
  /** Take the first h1 out of the text; any other becomes an h2. */
  dropTitle?: boolean
}

/** The headings of a text, and the text of its first h1 (empty when there is none). */
export interface HeadingsResult {
  title: string
  headings: Heading[]
}

/**
 * Gives headings their ids: `{#id}` or `<!-- #id -->` at the end of a heading, else GitHub's slug of the text, with
 * `-1`, `-2` for repeats. An explicit id is never given to another heading, wherever that is.
 */
export function processHeadings(tree: Root, options: HeadingOptions): HeadingsResult {
  const { headingIds = true, isReservedId = () => false, baseDepth = 1, dropTitle = false } = options
  let title: string | undefined
  let dropped: { place: Element; explicit: string | undefined; parent: Parents } | undefined
  const found: { element: Element; explicit: string | undefined }[] = []
  visit(tree, 'element', (element, index, parent) => {
    if (!/^h[1-6]$/.test(element.tagName) || isFootnoteLabel(element)) return
    const explicit = takeExplicitId(element)
    let depth = Number(element.tagName[1])
    if (depth === 1 && title === undefined) {
      title = toString(element).trim()
      if (dropTitle && parent && index !== undefined) {
        const place: Element = { type: 'element', tagName: 'span', properties: {}, children: [] }
        parent.children[index] = place
        dropped = { place, explicit, parent }
        return SKIP
      }
    } else if (depth === 1 && dropTitle) depth = 2
    element.tagName = `h${Math.min(6, depth + baseDepth - 1)}`
    found.push({ element, explicit })
    return SKIP
  })

  const slugger = new GithubSlugger()
  const given = Array.isArray(headingIds) ? (headingIds as readonly string[]) : []
  const taken = new Set<string>()
  found.forEach(({ explicit }, index) => {
    const id = given[index] ?? explicit
    if (id !== undefined) taken.add(id)
  })
  const used = new Set<string>()
  if (dropped !== undefined) {
    const id = dropped.explicit ?? slugger.slug(slug(title!) === '' ? 'section' : title!)
    const isFree = headingIds !== false && !taken.has(id) && !isReservedId(id)
    if (isFree) used.add(id)
    leavePlace(tree, dropped, isFree ? id : undefined)
  }
  const headings = found.map(({ element, explicit }, index): Heading => {
    const text = toString(element).replace(/\s+/g, ' ').trim()
    let id = given[index] ?? explicit
    if (id === undefined || used.has(id)) {
      do id = slugger.slug(slug(text) === '' ? 'section' : text)
      while (taken.has(id) || used.has(id))
    }
    if (isReservedId(id)) id = authorPrefix + id
    used.add(id)
    if (headingIds !== false) element.properties['id'] = id
    return { id, depth: Number(element.tagName[1]), text }
  })
  return { title: title ?? '', headings: headingIds === false ? [] : headings }
}

/** Leaves an empty element with the id of a title that is dropped where a link leads to it: a table of contents begins with one. */
function leavePlace(tree: Root, { place, parent }: { place: Element; parent: Parents }, id?: string): void {
  let isLinked = false
  visit(tree, 'element', ({ tagName, properties }) => {
    if (tagName === 'a' && id !== undefined && targetOf(properties['href']) === id) isLinked = true
  })
  if (isLinked && id !== undefined) place.properties['id'] = id
  else parent.children.splice(parent.children.indexOf(place), 1)
}

/** Id to which a link on the same page leads. */
function targetOf(href: unknown): string | undefined {
  try {
    return typeof href === 'string' && href.startsWith('#') ? decodeURIComponent(href.slice(1)) : undefined
  } catch {
    return undefined
  }
}

/** The heading that GFM puts over footnotes, for screen readers only. */
function isFootnoteLabel(element: Element): boolean {
  const { className } = element.properties
  return Array.isArray(className) && className.includes('sr-only')
}

function takeExplicitId(element: Element): string | undefined {
  const last = element.children.at(-1)
  if (last?.type === 'comment') {
    const id = /^\s*#([\w.:-]+)\s*$/.exec(last.value)?.[1]
    if (id !== undefined) {
      element.children.pop()
      trimEnd(element)
    }
    return id
  }
  if (last?.type !== 'text') return undefined
  const text = last.value.trimEnd()
  const start = text.lastIndexOf('{#')
  const id = start === -1 ? undefined : /^\{#([\w.:-]+)\}$/.exec(text.slice(start))?.[1]
  if (id !== undefined) last.value = text.slice(0, start).trimEnd()
  return id
}

function trimEnd(element: Element): void {
  const last = element.children.at(-1)
  if (last?.type === 'text') last.value = last.value.trimEnd()
}

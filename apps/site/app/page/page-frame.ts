import type { Heading } from '@signpost/graph-model'
import { inDocument } from '#app/document/index.ts'
import type { PageHead } from '#app/site/index.ts'
import { isSameDocument } from '#app/urls/index.ts'

/** A breadcrumb. The last one, the page itself, has no address. */
export interface Crumb {
  label: string
  href?: string | undefined
}

/** Head, breadcrumbs and table of contents of a page. */
export interface PageFrame {
  head: PageHead
  crumbs: readonly Crumb[]
  toc: readonly Heading[]
}

let captured: PageFrame | undefined

/** The frame as loader data: a text, which a document's own data leaves out. */
export function frameText({ head, crumbs, toc }: PageFrame): string {
  return JSON.stringify({ head, crumbs, toc })
}

/** Reads the frame from the document before hydration. */
export function captureFrame(document: Document): void {
  const [, ...crumbs] = document.querySelectorAll('.breadcrumbs li')
  const content = (name: string): string =>
    document.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute('content') ?? ''
  const title = document.querySelector('title')?.textContent ?? ''
  const feed = document.querySelector<HTMLLinkElement>('link[rel=alternate][type$="+xml"]')
  const ending = ` | ${content('og:site_name')}`
  captured = {
    head: {
      title: title.endsWith(ending) ? title.slice(0, -ending.length) : title,
      description: content('description'),
      noindex: content('robots') !== '',
      image: pathOf(content('og:image')),
      canonical: otherPage(document),
      // Heads of pages that are not listed have no links to their twins.
      markdown: document.querySelector('.copy-page a')?.getAttribute('href') ?? undefined,
      feed: feed ? { type: feed.type, href: feed.getAttribute('href')! } : undefined,
    },
    crumbs: crumbs.map((item) => ({
      label: item.textContent,
      href: item.querySelector('a')?.getAttribute('href') ?? undefined,
    })),
    toc: Array.from(document.querySelectorAll('.toc li'), (item) => ({
      id: item.querySelector('a')!.getAttribute('href')!.slice(1),
      depth: Number(item.className.slice('toc-'.length)),
      text: item.textContent,
    })),
  }
}

/** Path of a full address; `undefined` without one. */
function pathOf(address: string): string | undefined {
  return address === '' ? undefined : new URL(address).pathname
}

/** Canonical address of a page that has another one than its own. */
function otherPage(document: Document): string | undefined {
  const href = document.querySelector('link[rel=canonical]')?.getAttribute('href') ?? undefined
  if (href === undefined) return undefined
  const path = new URL(href, document.baseURI).pathname
  return isSameDocument(path, document.location.pathname) ? undefined : path
}

/** The frame from loader data, or from the document that it refers to. */
export function readFrame(text: string): PageFrame {
  return text === inDocument && captured ? captured : (JSON.parse(text) as PageFrame)
}

import type { Heading } from '@signpost/symbol-graph/reader'
import type { PageHead } from '#app/site/index.ts'

/** One step of the way to a page; the last one, the page itself, has no address. */
export interface Crumb {
  label: string
  href?: string | undefined
}

/** A page whose content the server has written as HTML. */
export interface ContentPage {
  head: PageHead
  /** HTML of what has to be known before the page; empty for nothing. */
  notices?: string | undefined
  crumbs: readonly Crumb[]
  html: string
  toc: readonly Heading[]
}

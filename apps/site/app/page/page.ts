import type { Heading } from '@signpost/graph-model'
import type { PageHead } from '#app/site/index.ts'

/** A breadcrumb. The last one, the page itself, has no address. */
export interface Crumb {
  label: string
  href?: string | undefined
}

/** A page whose content is HTML from the server. */
export interface ContentPage {
  head: PageHead
  /** HTML of notices above the page; empty when there are none. */
  notices?: string | undefined
  crumbs: readonly Crumb[]
  html: string
  toc: readonly Heading[]
}

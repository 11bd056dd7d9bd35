/** What the head of a page says. */
export interface PageHead {
  /** Without the site's title; empty for the home page. */
  title: string
  description: string
  /** True for pages that search engines leave out. */
  noindex?: boolean | undefined
}

/** Head of a page. */
export interface PageHead {
  /** Title without the site's; empty for the home page. */
  title: string
  description: string
  /** True for pages that search engines must not index. */
  noindex?: boolean | undefined
}

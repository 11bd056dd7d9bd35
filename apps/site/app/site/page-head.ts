/** Head of a page. */
export interface PageHead {
  /** Title without the site's; empty for the home page. */
  title: string
  description: string
  /** True for pages that search engines must not index. */
  noindex?: boolean | undefined
  /** Address of the page that search engines are to show instead, of this site. */
  canonical?: string | undefined
  /** Address of the page as Markdown; that as JSON has the ending `.json`. */
  markdown?: string | undefined
  /** Address of the page's image, of 1200 by 630 pixels; without one, the page has that of the site. */
  image?: string | undefined
  /** Feed of the package's changes. */
  feed?: FeedLink | undefined
}

/** Address of a feed, and its media type. */
export interface FeedLink {
  href: string
  type: string
}

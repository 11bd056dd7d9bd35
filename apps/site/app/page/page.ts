/** A page whose content is HTML from the server. */
export interface ContentPage {
  /** HTML of notices above the page; empty when there are none. */
  notices?: string | undefined
  /** Head, breadcrumbs and table of contents, by `frameText`. */
  frame: string
  html: string
}

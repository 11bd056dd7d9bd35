/** What a click on a link is about, as far as it decides who follows the link. */
export interface LinkClick {
  /** The link's whole address. */
  href: string
  target: string
  download: boolean
  /** The link asks for a document to be loaded, as those to another locale do. */
  reload: boolean
  /** A button other than the first, or a key that asks for a new tab, window or file. */
  modified: boolean
}

/**
 * The path, query and hash to which the page's own router goes, below the site's root; nothing when the browser follows.
 *
 * @param here - The address of the page.
 * @param belowBase - Gives a path as the router sees it, or nothing outside the site.
 */
export function routerTarget(
  click: LinkClick,
  here: string,
  belowBase: (pathname: string) => string | undefined,
): string | undefined {
  if (click.modified || click.download || click.reload || (click.target !== '' && click.target !== '_self')) return undefined
  const url = new URL(click.href)
  const current = new URL(here)
  if (url.origin !== current.origin) return undefined
  // A place on the same page is the browser's: it scrolls, focuses and keeps history by itself.
  if (url.pathname === current.pathname && url.search === current.search && url.hash !== '') return undefined
  const path = belowBase(url.pathname)
  return path === undefined || /\.\w+$/.test(path) && /\.(?:svg|xml|txt|json)$/.test(path) ? undefined : path + url.search + url.hash
}

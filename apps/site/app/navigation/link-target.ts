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
  if (isBrowsers(click) || placeTarget(click, here) !== undefined) return undefined
  const url = new URL(click.href)
  if (url.origin !== new URL(here).origin) return undefined
  const path = belowBase(url.pathname)
  return path === undefined || (/\.\w+$/.test(path) && /\.(?:svg|xml|txt|json)$/.test(path))
    ? undefined
    : path + url.search + url.hash
}

/** The hash of a link to a place on the very page, nothing for any other link and where the browser follows it. */
export function placeTarget(click: LinkClick, here: string): string | undefined {
  if (isBrowsers(click)) return undefined
  const { href, hash } = new URL(click.href)
  return hash !== '' && withoutHash(href) === withoutHash(here) ? hash : undefined
}

function isBrowsers({ modified, download, reload, target }: LinkClick): boolean {
  return modified || download || reload || (target !== '' && target !== '_self')
}

function withoutHash(href: string): string {
  return href.replace(/#.*$/s, '')
}

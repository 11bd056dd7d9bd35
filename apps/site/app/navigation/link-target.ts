import { wellFormed } from './target-of.ts'

/** Facts about a click on a link that decide whether the router follows it. */
export interface LinkClick {
  /** Full address of the link. */
  href: string
  target: string
  download: boolean
  /** True for links that load a document, such as those to another locale. */
  reload: boolean
  /** True for another mouse button, or a key that opens a new tab or window or downloads. */
  modified: boolean
}

/**
 * Path, query and hash that the router navigates to, below the base URL; `undefined` when the browser follows the link.
 *
 * @param here - Address of the page.
 * @param belowBase - Returns a path below the base URL; `undefined` for one outside the site.
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
  return path === undefined || (/\.\w+$/.test(path) && /\.(?:svg|xml|txt|json|md)$/.test(path))
    ? undefined
    : path + url.search + wellFormed(url.hash)
}

/** Hash of a link within the page; `undefined` for other links, and where the browser follows the link. */
export function placeTarget(click: LinkClick, here: string): string | undefined {
  if (isBrowsers(click)) return undefined
  const { href, hash } = new URL(click.href)
  return hash !== '' && withoutHash(href) === withoutHash(here) ? wellFormed(hash) : undefined
}

function isBrowsers({ modified, download, reload, target }: LinkClick): boolean {
  return modified || download || reload || (target !== '' && target !== '_self')
}

function withoutHash(href: string): string {
  return href.replace(/#.*$/s, '')
}

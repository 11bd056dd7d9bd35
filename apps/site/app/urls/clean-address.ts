/** An address without what another form of it has at its end. */
function plain(pathname: string): string {
  return pathname.replace(/\/index\.html$|\.html$/, '').replace(/\/$/, '')
}

/**
 * Puts the page's own address in the place of another form of it, such as `/docs/intro.html`, which a plain host answers
 * with the same document.
 *
 * The document says its own address; were the router to find another one, it would load the page again. To be called before
 * hydration.
 */
export function cleanAddress(): void {
  const canonical = document.querySelector<HTMLLinkElement>('link[rel=canonical]')
  if (!canonical) return
  const { pathname, search, hash } = window.location
  const { pathname: own } = new URL(canonical.href)
  if (pathname !== own && plain(pathname) === plain(own)) history.replaceState(history.state, '', own + search + hash)
}

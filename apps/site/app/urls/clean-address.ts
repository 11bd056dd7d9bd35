/** Whether two paths are of one document on hosts that also accept `.html`, `/index.html` and a final slash. */
export function isSameDocument(one: string, other: string): boolean {
  return plain(one) === plain(other)
}

/** Path without the endings that static hosts accept. */
function plain(pathname: string): string {
  return pathname.replace(/\/index\.html$|\.html$/, '').replace(/\/$/, '')
}

/**
 * Replaces an alternative form of the page's address, such as `/docs/intro.html`, by the canonical one. A static host
 * answers both with the same document.
 *
 * The document contains the canonical address, and the router would reload the page if the two differed. Call this
 * before hydration.
 */
export function cleanAddress(): void {
  const canonical = document.querySelector<HTMLLinkElement>('link[rel=canonical]')
  if (!canonical) return
  const { pathname, search, hash } = window.location
  const { pathname: own } = new URL(canonical.href)
  if (pathname !== own && isSameDocument(pathname, own)) history.replaceState(history.state, '', own + search + hash)
}

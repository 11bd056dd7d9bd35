let visited: string | undefined

/** True for the addresses of the pages that a static host serves for unknown ones. */
export function isNotFoundFile(path: string): boolean {
  return /^(?:\/[a-z-]+)?\/404$/.test(path)
}

/**
 * Lets the page that a static host serves for every unknown address be taken over as the page it was rendered as.
 *
 * The router would look for the data of the visitor's address, which there is none of. The document says at which address
 * it was rendered. To be called before hydration; {@link leaveNotFoundPage} puts the visitor's address back.
 */
export function enterNotFoundPage(): void {
  const rendered = document.documentElement.dataset.renderedAt
  if (rendered === undefined || rendered === window.location.pathname) return
  visited = window.location.pathname + window.location.search + window.location.hash
  history.replaceState(history.state, '', rendered)
}

/** The path that the visitor asked for, on whichever page was answered; only in a browser. */
export function visitedPath(): string {
  return visited === undefined ? window.location.pathname : new URL(visited, window.location.origin).pathname
}

/** Puts the visitor's own address back, once the page has hydrated. Does nothing on any other page. */
export function leaveNotFoundPage(): void {
  if (visited !== undefined) history.replaceState(history.state, '', visited)
  visited = undefined
}

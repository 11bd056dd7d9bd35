import { defaultLocale } from './locales.ts'
import { inLocale } from './urls.ts'

let visited: string | undefined

/** Whether a path is one of the 404 pages that a static host serves for unknown addresses. */
export function isNotFoundFile(path: string): boolean {
  return inLocale(path, defaultLocale) === '/404'
}

/**
 * Lets the 404 page hydrate when a static host serves it for an unknown address.
 *
 * The router would request data for that address, and there is none. So this sets the address at which the document was
 * rendered. Call it before hydration; {@link leaveNotFoundPage} restores the visitor's address.
 */
export function enterNotFoundPage(): void {
  const rendered = document.documentElement.dataset.renderedAt
  if (rendered === undefined || rendered === window.location.pathname) return
  visited = window.location.pathname + window.location.search + window.location.hash
  history.replaceState(history.state, '', rendered)
}

/** Path that the visitor requested. Only in browsers. */
export function visitedPath(): string {
  return visitedAddress().pathname
}

/** Query and hash that the visitor requested. Only in browsers. */
export function visitedSuffix(): string {
  const { search, hash } = visitedAddress()
  return search + hash
}

function visitedAddress(): URL | Location {
  return visited === undefined ? window.location : new URL(visited, window.location.origin)
}

/** Restores the visitor's address after hydration. Does nothing on other pages. */
export function leaveNotFoundPage(): void {
  if (visited !== undefined) history.replaceState(history.state, '', visited)
  visited = undefined
}

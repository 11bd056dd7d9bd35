/** Milliseconds for which one address is not reloaded again. */
const pause = 10_000

const key = 'signpost-reload'

/**
 * Loads the document of the present address, for a page whose data or code cannot be had: after a new deployment, or at an
 * address that a static host has no data for. At most once per address in ten seconds, so that nothing goes round in circles.
 */
export function reloadOnce(now: number = Date.now()): void {
  if (isFirst(window.location.href, now)) window.location.reload()
}

/**
 * Loads the document of another address, as seldom as {@link reloadOnce} does.
 *
 * @returns False when it is not loaded.
 */
export function loadDocumentOnce(href: string, now: number = Date.now()): boolean {
  const isLoaded = isFirst(new URL(href, window.location.href).href, now)
  if (isLoaded) window.location.assign(href)
  return isLoaded
}

/** True where there is a network, for an address that was not loaded again lately; it is remembered then. */
function isFirst(href: string, now: number): boolean {
  // The browser's own page for a missing network would take the place of this one.
  if (!navigator.onLine) return false
  try {
    const [last, when] = JSON.parse(sessionStorage.getItem(key) ?? '[]') as [string?, number?]
    if (last === href && when !== undefined && now - when < pause) return false
    sessionStorage.setItem(key, JSON.stringify([href, now]))
    return true
  } catch {
    // Without a memory of the last time there is no telling a first reload from the next.
    return false
  }
}

/** True for an error that says that a page's data or code did not arrive, rather than that it is wrong. */
export function isLoadingError(error: unknown): boolean {
  return (
    error instanceof Error &&
    /^Unable to decode turbo-stream response|^Failed to fetch|^Load failed|dynamically imported module|^No result found for routeId/.test(
      error.message,
    )
  )
}

/** Milliseconds during which an address is reloaded only once. */
const pause = 10_000

const key = 'signpost-reload'

/**
 * Reloads the document when the data or code of the page cannot be loaded: after a deployment, or on a static host
 * without data for the address. At most once per address in ten seconds, to avoid a loop.
 */
export function reloadOnce(now: number = Date.now()): void {
  if (isFirst(window.location.href, now)) window.location.reload()
}

/**
 * Loads the document of another address, with the same limit as {@link reloadOnce}.
 *
 * @returns False when it is not loaded.
 */
export function loadDocumentOnce(href: string, now: number = Date.now()): boolean {
  const isLoaded = isFirst(new URL(href, window.location.href).href, now)
  if (isLoaded) window.location.assign(href)
  return isLoaded
}

/** True when the browser is online and the address was not loaded recently. Remembers the address. */
function isFirst(href: string, now: number): boolean {
  // Offline, the browser's error page would replace this one.
  if (!navigator.onLine) return false
  try {
    const [last, when] = JSON.parse(sessionStorage.getItem(key) ?? '[]') as [string?, number?]
    if (last === href && when !== undefined && now - when < pause) return false
    sessionStorage.setItem(key, JSON.stringify([href, now]))
    return true
  } catch {
    // Without storage, a first reload cannot be told from the next.
    return false
  }
}

/** True when data or code of a page could not be loaded, rather than failed to run. */
export function isLoadingError(error: unknown): boolean {
  return (
    error instanceof Error &&
    /^Unable to decode turbo-stream response|^Failed to fetch|^Load failed|dynamically imported module|^No result found for routeId/.test(
      error.message,
    )
  )
}

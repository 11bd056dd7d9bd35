/** Milliseconds for which one address is not reloaded again. */
const pause = 10_000

const key = 'signpost-reload'

/**
 * Loads the document of the present address, for a page whose data or code cannot be had: after a new deployment, or at an
 * address that a static host has no data for. At most once per address in ten seconds, so that nothing goes round in circles.
 */
export function reloadOnce(now: number = Date.now()): void {
  const { href } = window.location
  try {
    const [last, when] = JSON.parse(sessionStorage.getItem(key) ?? '[]') as [string?, number?]
    if (last === href && when !== undefined && now - when < pause) return
    sessionStorage.setItem(key, JSON.stringify([href, now]))
  } catch {
    // Without a memory of the last time there is no telling a first reload from the next.
    return
  }
  window.location.reload()
}

/** True for an error that says that a page's data or code did not arrive, rather than that it is wrong. */
export function isLoadingError(error: unknown): boolean {
  return (
    error instanceof Error &&
    /^Unable to decode turbo-stream response|^Failed to fetch|^Load failed|dynamically imported module|^No result found for routeId/.test(error.message)
  )
}

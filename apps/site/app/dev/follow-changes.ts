import { withBase } from '#app/urls/index.ts'

/** Milliseconds before a server that does not answer is asked again. */
const pause = 1000

/**
 * Asks the server of an installed `signpost dev` for the next change, again and again.
 *
 * @param state - State of the data that the page was rendered from.
 * @param changed - Called after each change.
 */
export async function followChanges(state: string, changed: () => void): Promise<never> {
  for (let seen = state; ; ) {
    try {
      const response = await fetch(`${withBase('/_signpost/changes')}?since=${encodeURIComponent(seen)}`)
      const next = ((await response.json()) as { state: string }).state
      if (next !== seen) changed()
      seen = next
    } catch {
      await new Promise((resolve) => setTimeout(resolve, pause))
    }
  }
}

import { withBase } from '#app/urls/index.ts'
import { dataChanged } from './data-changed.ts'

/** Milliseconds before a server that does not answer is asked again. */
const pause = 1000

/**
 * Asks the server of an installed `signpost dev` for the next change, again and again, and tells the page of each.
 *
 * @param state - State of the data that the page was rendered from.
 */
export async function followChanges(state: string): Promise<never> {
  for (let seen = state; ; ) {
    try {
      const response = await fetch(`${withBase('/_signpost/changes')}?since=${encodeURIComponent(seen)}`)
      const next = ((await response.json()) as { state: string }).state
      if (next !== seen) dispatchEvent(new Event(dataChanged))
      seen = next
    } catch {
      await new Promise((resolve) => setTimeout(resolve, pause))
    }
  }
}

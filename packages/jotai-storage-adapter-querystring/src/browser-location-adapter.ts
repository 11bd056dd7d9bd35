import type { HistoryMode } from './history-mode.ts'
import { checkParams, LocationAdapter } from './location-adapter.ts'
import { writeSearch } from './write-search.ts'

/** Event that notifies all adapters of the window after a write, because not every browser has the Navigation API. */
const write = 'signpost:query'

/**
 * The query of the current page.
 *
 * A write keeps `history.state`, the hash and the text of all other parameters. Subscribers are notified of back and
 * forward navigation, and of writes by any adapter. In browsers with the Navigation API, they are also notified of
 * history changes by a router or any other script. Without a window the query is empty.
 *
 * @see {@link https://developer.mozilla.org/docs/Web/API/Navigation/currententrychange_event | currententrychange}
 *
 * @example
 * ```ts
 * import { BrowserLocationAdapter } from '@signpost/jotai-storage-adapter-querystring'
 *
 * const page = new BrowserLocationAdapter()
 * const unsubscribe = page.subscribe(() => console.log(page.read().get('q')))
 * ```
 * @searchAlias window history pushstate popstate url
 * @public
 */
export class BrowserLocationAdapter extends LocationAdapter {
  /** {@inheritDoc LocationAdapter.read} */
  read(): URLSearchParams {
    return new URLSearchParams(globalThis.window?.location.search)
  }

  /** {@inheritDoc LocationAdapter.path} */
  override path(): string | undefined {
    return globalThis.window?.location.pathname
  }

  /** {@inheritDoc LocationAdapter.commit} */
  commit(params: URLSearchParams, mode: HistoryMode): void {
    checkParams(params)
    if (!globalThis.window) return
    const url = new URL(location.href)
    url.search = writeSearch(url.search, params)
    history[`${mode}State`](history.state, '', url)
    this.notify()
  }

  /** {@inheritDoc LocationAdapter.subscribe} */
  subscribe(listener: () => void): () => void {
    const ends = [
      [globalThis.window, 'popstate'] as const,
      [globalThis.window, write] as const,
      [globalThis.window?.navigation, 'currententrychange'] as const,
    ].map(([target, type]) => {
      target?.addEventListener(type, listener)
      return () => target?.removeEventListener(type, listener)
    })
    return () => ends.forEach((end) => end())
  }

  /**
   * Makes every atom of the page read its parameter again. Call it after a script has changed the history in a browser
   * without the Navigation API.
   *
   * @example
   * ```ts
   * import { BrowserLocationAdapter } from '@signpost/jotai-storage-adapter-querystring'
   *
   * history.pushState(null, '', '?page=2')
   * new BrowserLocationAdapter().notify()
   * ```
   */
  notify(): void {
    globalThis.window?.dispatchEvent(new Event(write))
  }
}

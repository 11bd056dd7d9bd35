import type { HistoryMode } from './history-mode.ts'

/**
 * The place where the query is. Extend it for a router; {@link BrowserLocationAdapter} is the page itself and
 * {@link MemoryLocationAdapter} a text in memory.
 *
 * Everything else is done around it: writes of one task are committed together, other parameters are kept, and a value that
 * was committed is read back even while a router still loads.
 *
 * @example A router with the interface of React Router's data routers
 * ```ts
 * import { HistoryMode, LocationAdapter } from '@signpost/jotai-storage-adapter-querystring'
 *
 * interface Router {
 *   state: { location: { pathname: string; search: string } }
 *   navigate(to: { search: string }, options: { replace: boolean; preventScrollReset: boolean }): unknown
 *   subscribe(listener: () => void): () => void
 * }
 *
 * export class RouterLocationAdapter extends LocationAdapter {
 *   constructor(readonly router: Router) {
 *     super()
 *   }
 *   read(): URLSearchParams {
 *     return new URLSearchParams(this.router.state.location.search)
 *   }
 *   override path(): string {
 *     return this.router.state.location.pathname
 *   }
 *   commit(params: URLSearchParams, mode: HistoryMode): void {
 *     void this.router.navigate({ search: `${params}` }, { replace: mode === HistoryMode.Replace, preventScrollReset: true })
 *   }
 *   subscribe(listener: () => void): () => void {
 *     return this.router.subscribe(listener)
 *   }
 * }
 * ```
 * @public
 */
export abstract class LocationAdapter {
  /**
   * Reads the query.
   *
   * @returns All parameters, in an object that the caller may change.
   */
  abstract read(): URLSearchParams

  /**
   * Writes the query. The location may follow later, as that of a router does.
   *
   * @param params - All parameters, those of others too.
   * @param mode - Whether it is a new entry of the history.
   * @throws When the location refuses. The values stay readable, and the next write tries again with them.
   */
  abstract commit(params: URLSearchParams, mode: HistoryMode): void

  /**
   * Hears of changes.
   *
   * @param listener - Called after the query may have changed, whoever changed it. Calls without a change do no harm.
   * @returns A function that ends the subscription.
   */
  abstract subscribe(listener: () => void): () => void

  /**
   * Names the page that the query belongs to. A write that still waits when the page changes is dropped, so that it does
   * not end up in the URL of the next one.
   *
   * @returns Any text, by default always the same. `undefined` where there is no location, as on a server: writes are
   *   ignored there, so that requests do not see each other's.
   *
   * @example
   * ```ts
   * import { BrowserLocationAdapter } from '@signpost/jotai-storage-adapter-querystring'
   *
   * new BrowserLocationAdapter().path() // '/products'
   * ```
   */
  path(): string | undefined {
    return ''
  }
}

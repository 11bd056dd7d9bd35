import { checkArgument } from '@signpost/utils-primitives'
import type { HistoryMode } from './history-mode.ts'

/** Bundlers replace it; a page has none. */
declare const process: { readonly env?: { readonly NODE_ENV?: string } } | undefined

/**
 * Base class for reading and writing the query. Extend it for a router; {@link BrowserLocationAdapter} uses the page
 * itself and {@link MemoryLocationAdapter} a query in memory.
 *
 * The library does the rest: it commits the writes of a task together, keeps other parameters, and returns committed
 * values even while a router is still loading.
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
 * @searchAlias router next remix integration custom
 * @public
 */
export abstract class LocationAdapter {
  /**
   * Reads the query.
   *
   * @returns All parameters, in an object that the caller may modify.
   */
  abstract read(): URLSearchParams

  /**
   * Writes the query. The location may follow later, as with a router.
   *
   * @param params - All parameters, including those of other code.
   * @param mode - Whether to add a history entry.
   * @throws When the location refuses the write; a promise may reject. The values stay readable, `onError` receives the
   *   error, and they are written again later.
   */
  abstract commit(params: URLSearchParams, mode: HistoryMode): void

  /**
   * Subscribes to changes.
   *
   * @param listener - Called after the query may have changed, by any code. Calls without a change are harmless.
   * @returns A function that unsubscribes.
   */
  abstract subscribe(listener: () => void): () => void

  /**
   * Returns the page of the query. Pending writes are dropped when it changes, so that they do not end up in the URL of
   * the next page.
   *
   * @returns Any text; by default always the same one. `undefined` when there is no location, as on a server: writes
   *   are then ignored, so that requests do not affect each other.
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

/** Checks the parameters of `commit`, in development. Not by their class: a test environment may have its own. */
export function checkParams(params: unknown): void {
  if (typeof process === 'undefined' ? false : process.env?.NODE_ENV !== 'production') {
    checkArgument(
      'INVALID_PARAMETERS',
      params,
      'parameters in a URLSearchParams',
      () => typeof (Object(params) as Partial<URLSearchParams>).getAll === 'function',
      'pass what read() returns, changed',
    )
  }
}

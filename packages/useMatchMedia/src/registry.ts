import type { MediaWindow } from './media-window.ts'

/** A media query list with the number of its subscriptions. */
interface Shared {
  readonly list: MediaQueryList
  subscriptions: number
}

const windows = new WeakMap<MediaWindow, Map<string, Shared>>()

/**
 * Opens the shared list of a query in a window. It is kept until its last subscription ends.
 *
 * @returns `undefined` on a server, and in a window without media queries, such as that of jsdom.
 */
function openQuery(query: string, window: MediaWindow | undefined = globalThis.window): Shared | undefined {
  if (!window?.matchMedia) return undefined
  const queries = windows.get(window) ?? new Map<string, Shared>()
  const shared = queries.get(query) ?? { list: window.matchMedia(query), subscriptions: 0 }
  windows.set(window, queries.set(query, shared))
  return shared
}

/** Returns the shared list of a query, for code that will subscribe. */
export const openList = (query: string, window?: MediaWindow): MediaQueryList | undefined =>
  openQuery(query, window)?.list

/** Returns the list of a query, for code that will not subscribe: the shared one if it exists. */
export const peekList = (
  query: string,
  window: MediaWindow | undefined = globalThis.window,
): MediaQueryList | undefined => window && (windows.get(window)?.get(query)?.list ?? window.matchMedia?.(query))

/** Calls `listener` after each change of a query. Returns a function that unsubscribes. */
export function subscribeList(
  query: string,
  window: MediaWindow | undefined,
  listener: (list: MediaQueryList) => void,
): () => void {
  const shared = openQuery(query, window)
  // A mock of `matchMedia` may return nothing.
  if (!shared?.list) return () => {}
  const { list } = shared
  let tell: (() => void) | undefined = () => listener(list)
  listen(list, 'add', tell)
  shared.subscriptions++

  return () => {
    if (!tell) return
    listen(list, 'remove', tell)
    tell = undefined
    if (--shared.subscriptions === 0) windows.get(window ?? globalThis.window)?.delete(query)
  }
}

/** Safari before version 14 has only `addListener` and `removeListener`. */
function listen(list: MediaQueryList, action: 'add' | 'remove', listener: () => void): void {
  if (typeof list.addEventListener === 'function') list[`${action}EventListener`]('change', listener)
  else list[`${action}Listener`]?.(listener)
}

import type { MediaWindow } from './media-window.ts'

/** A media query list, and how many subscriptions to it there are. */
interface Shared {
  readonly list: MediaQueryList
  subscriptions: number
}

const windows = new WeakMap<MediaWindow, Map<string, Shared>>()

/**
 * Opens the list that all who name a query of a window share. It is kept until its last subscription ends.
 *
 * @returns Nothing on a server, nor in a window without media queries, such as jsdom's.
 */
function openQuery(query: string, window: MediaWindow | undefined = globalThis.window): Shared | undefined {
  if (!window?.matchMedia) return undefined
  const queries = windows.get(window) ?? new Map<string, Shared>()
  const shared = queries.get(query) ?? { list: window.matchMedia(query), subscriptions: 0 }
  windows.set(window, queries.set(query, shared))
  return shared
}

/** The shared list of a query, opened for somebody who will subscribe. */
export const openList = (query: string, window?: MediaWindow): MediaQueryList | undefined =>
  openQuery(query, window)?.list

/** The list of a query for somebody who will not: the shared one if there is one. */
export const peekList = (
  query: string,
  window: MediaWindow | undefined = globalThis.window,
): MediaQueryList | undefined => window && (windows.get(window)?.get(query)?.list ?? window.matchMedia?.(query))

/** Calls `listener` after each change of a query, until the returned function is called. */
export function subscribeList(
  query: string,
  window: MediaWindow | undefined,
  listener: (list: MediaQueryList) => void,
): () => void {
  const shared = openQuery(query, window)
  if (!shared) return () => {}
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

/** Safari before 14 has `addListener` and `removeListener` only. */
function listen(list: MediaQueryList, action: 'add' | 'remove', listener: () => void): void {
  if (typeof list.addEventListener === 'function') list[`${action}EventListener`]('change', listener)
  else list[`${action}Listener`](listener)
}

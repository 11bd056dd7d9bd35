import { failure } from './failure.ts'
import type { MediaWindow } from './media-window.ts'

/** Bundlers replace it; a page has none. */
declare const process: { readonly env?: { readonly NODE_ENV?: string } } | undefined

/** A media query list with the number of its subscriptions. */
interface Shared {
  readonly list: MediaQueryList | undefined
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
  const shared = queries.get(query) ?? { list: listOf(query, window), subscriptions: 0 }
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
): MediaQueryList | undefined => window && (windows.get(window)?.get(query)?.list ?? listOf(query, window))

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
  let tell: (() => void) | undefined = () => {
    // The platform may call it after its removal.
    if (tell) listener(list)
  }
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

/**
 * Returns the list of the platform; in production `undefined` when it fails, as in a window without media queries.
 *
 * @throws An `Error` with the code `MEDIA_FAILED`, in development.
 */
function listOf(query: string, window: MediaWindow): MediaQueryList | undefined {
  try {
    return window.matchMedia?.(query)
  } catch (cause) {
    if (typeof process === 'undefined' ? false : process.env?.NODE_ENV !== 'production') fail(query, cause)
    return undefined
  }
}

function fail(query: string, cause: unknown): never {
  throw Object.assign(
    failure('MEDIA_FAILED', `Expected an answer to "${query}", found an error: ${String(cause)}`, Error),
    { cause },
  )
}

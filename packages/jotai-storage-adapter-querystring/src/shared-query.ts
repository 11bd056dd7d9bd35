import type { HistoryMode } from './history-mode.ts'
import type { LocationAdapter } from './location-adapter.ts'

/** Receives the reason why the location refused the text of a parameter. `null` when it was to be removed. */
export type Refused = (cause: unknown, key: string, text: string | null) => void

/** The query of an adapter, shared by all storages that use it, so that their writes make one history entry. */
export interface SharedQuery {
  /** The texts of a parameter, including pending writes: several when it is repeated. */
  get: (key: string) => string[]
  /**
   * Sets a parameter, or removes it with `null`, at the end of the task, or later while writes are throttled. `refused`
   * is called for each attempt that fails.
   */
  set: (key: string, text: string | null, mode: `${HistoryMode}`, throttleMs: number, refused: Refused) => void
  /** Calls `listener` when any parameter may have changed. */
  subscribe: (listener: () => void) => () => void
}

/** A write that the location does not show yet. */
interface Write {
  text: string | null
  /**
   * The texts in the location at the time of the write. Once the location shows others, the write is done or outdated.
   */
  base: string
  path: string
  refused: Refused
}

/** Attempts to write again after the location refused, 1, 2, 4, 8 and 16 seconds later: Safari refuses for 30 seconds. */
const MAX_RETRIES = 5

/** All texts of a parameter as one that is equal only for equal ones. */
function textsOf(params: URLSearchParams, key: string): string {
  return JSON.stringify(params.getAll(key))
}

const opened = new WeakMap<LocationAdapter, SharedQuery>()

/** Returns the shared query of `adapter`. */
export function shareQuery(adapter: LocationAdapter): SharedQuery {
  let query = opened.get(adapter)
  if (!query) opened.set(adapter, (query = openQuery(adapter)))
  return query
}

function openQuery(adapter: LocationAdapter): SharedQuery {
  const writes = new Map<string, Write>()
  const listeners = new Set<() => void>()
  let mode: `${HistoryMode}` = 'replace'
  let last = -Infinity
  let due = Infinity
  let timer: ReturnType<typeof setTimeout> | undefined
  let queued = false
  let retries = 0
  /** The last committed query, and the query that the location showed then, until it shows another one. */
  let asked: string | undefined
  let from: string | undefined
  let end: (() => void) | undefined

  /** Parameters of the location, with pending writes applied. */
  const current = () => {
    const params = adapter.read()
    const path = adapter.path()
    for (const [key, { text, base, path: written }] of writes) {
      if (path !== written || textsOf(params, key) !== base) writes.delete(key)
      else if (text === null) params.delete(key)
      else params.set(key, text)
    }
    return params
  }

  // Asynchronous functions begin at once. An error of one is an unhandled rejection, and the others go on.
  const tell = () => void [...listeners].map(async (listener) => listener())

  const changed = () => {
    try {
      if (`${adapter.read()}` !== from) asked = undefined
      current()
      follow()
    } catch {
      // The listeners read the location too, and report why they cannot.
    }
    tell()
  }

  /** Subscribes to the location while there are listeners or pending writes. */
  const follow = () => {
    if (listeners.size + writes.size) {
      end ??= adapter.subscribe(changed)
    } else {
      const stop = end
      end = undefined
      stop?.()
    }
  }

  const flush = () => {
    clearTimeout(timer)
    due = Infinity
    const by = mode as HistoryMode
    mode = 'replace'
    // An adapter may throw, or return a promise that rejects, although its type does not require one.
    new Promise<void>((done) => {
      const params = current()
      const next = `${params}`
      const here = `${adapter.read()}`
      if (next !== here || (asked ?? here) !== here) {
        last = performance.now()
        asked = next
        from = here
        done(adapter.commit(params, by))
        current()
      }
      follow()
    }).then(
      () => (retries = 0),
      (cause: unknown) => refuse(cause, by),
    )
  }

  /** Keeps the writes that the location refused, tries them again later and reports them. */
  const refuse = (cause: unknown, by: HistoryMode) => {
    asked = undefined
    try {
      current()
      follow()
    } catch {
      // The writes stay, as their parameters cannot be read.
    }
    if (!writes.size) return
    if (by === 'push') mode = by
    if (retries < MAX_RETRIES) {
      const delay = 1000 * 2 ** retries++
      due = performance.now() + delay
      clearTimeout(timer)
      timer = setTimeout(flush, delay)
    }
    void [...writes].map(async ([key, { text, refused }]) => refused(cause, key, text))
  }

  return {
    get: (key) => current().getAll(key),
    set(key, text, by, throttleMs, refused) {
      const path = adapter.path()
      if (path === undefined || textsOf(current(), key) === JSON.stringify(text === null ? [] : [text])) return
      writes.set(key, { text, base: textsOf(adapter.read(), key), path, refused })
      retries = 0
      if (by === 'push') mode = by
      follow()

      const now = performance.now()
      const at = Math.max(now, last + throttleMs)
      if (at < due) {
        due = at
        clearTimeout(timer)
        if (at > now) timer = setTimeout(flush, at - now)
      }
      if (queued) return
      queued = true
      queueMicrotask(() => {
        queued = false
        tell()
        if (due <= performance.now()) flush()
      })
    },
    subscribe(listener) {
      const own = () => listener()
      listeners.add(own)
      follow()
      return () => {
        listeners.delete(own)
        follow()
      }
    },
  }
}

import type { HistoryMode } from './history-mode.ts'
import type { LocationAdapter } from './location-adapter.ts'

/** The query of an adapter, shared by all storages that use it, so that their writes make one history entry. */
export interface SharedQuery {
  /** The text of a parameter, including pending writes. `null` when it is absent. */
  get: (key: string) => string | null
  /** Sets a parameter, or removes it with `null`, at the end of the task, or later while writes are throttled. */
  set: (key: string, text: string | null, mode: `${HistoryMode}`, throttleMs: number) => void
  /** Calls `listener` when any parameter may have changed. */
  subscribe: (listener: () => void) => () => void
}

/** A write that the location does not show yet. */
interface Write {
  text: string | null
  /**
   * The text in the location at the time of the write. Once the location shows another text, the write is done or
   * outdated.
   */
  base: string | null
  path: string
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
  /** The last committed query, and the query that the location showed then, until it shows another one. */
  let asked: string | undefined
  let from: string | undefined
  let end: (() => void) | undefined

  /** Parameters of the location, with pending writes applied. */
  const current = () => {
    const params = adapter.read()
    const path = adapter.path()
    for (const [key, { text, base, path: written }] of writes) {
      if (path !== written || params.get(key) !== base) writes.delete(key)
      else if (text === null) params.delete(key)
      else params.set(key, text)
    }
    return params
  }

  const tell = () => [...listeners].forEach((listener) => listener())

  const changed = () => {
    if (`${adapter.read()}` !== from) asked = undefined
    current()
    follow()
    tell()
  }

  /** Subscribes to the location while there are listeners or pending writes. */
  const follow = () => {
    if (listeners.size + writes.size) {
      end ??= adapter.subscribe(changed)
    } else {
      end?.()
      end = undefined
    }
  }

  const flush = () => {
    clearTimeout(timer)
    due = Infinity
    const params = current()
    const next = `${params}`
    const here = `${adapter.read()}`
    const by = mode as HistoryMode
    mode = 'replace'
    if (next !== here || (asked ?? here) !== here) {
      last = performance.now()
      asked = next
      from = here
      adapter.commit(params, by)
      current()
    }
    follow()
  }

  return {
    get: (key) => current().get(key),
    set(key, text, by, throttleMs) {
      const path = adapter.path()
      if (path === undefined || current().get(key) === text) return
      writes.set(key, { text, base: adapter.read().get(key), path })
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

import { checkArgument } from '@signpost/utils-primitives'
import { HistoryMode } from './history-mode.ts'
import { checkParams, LocationAdapter } from './location-adapter.ts'

/**
 * A query in memory, with its own history: for tests, and for rendering a request on a server.
 *
 * @example
 * ```ts
 * import { createStore } from 'jotai'
 * import { atomWithQuery, MemoryLocationAdapter } from '@signpost/jotai-storage-adapter-querystring'
 *
 * const adapter = new MemoryLocationAdapter('?page=3')
 * const pageAtom = atomWithQuery('page', 1, { adapter, getOnInit: true })
 *
 * createStore().get(pageAtom) // 3
 * ```
 * @searchAlias mock ssr fake memoryrouter stub
 * @public
 */
export class MemoryLocationAdapter extends LocationAdapter {
  /** Reports the error of a listener as uncaught, and calls the others. */
  readonly #changes = new EventTarget()
  #entries: readonly string[]
  #index = 0

  /**
   * Creates a history with one entry.
   *
   * @param query - The query, with or without `?`.
   */
  constructor(query = '') {
    super()
    checkArgument('INVALID_QUERY', query, 'a query in a text', () => typeof query === 'string', 'pass "?page=2"')
    this.#entries = [`${new URLSearchParams(query)}`]
  }

  /**
   * The queries in the history, without `?`, oldest first.
   *
   * @example
   * ```ts
   * import { HistoryMode, MemoryLocationAdapter } from '@signpost/jotai-storage-adapter-querystring'
   *
   * const adapter = new MemoryLocationAdapter('page=1')
   * adapter.commit(new URLSearchParams('page=2'), HistoryMode.Push)
   * console.log(adapter.entries) // ['page=1', 'page=2']
   * ```
   */
  get entries(): readonly string[] {
    return this.#entries
  }

  /** {@inheritDoc LocationAdapter.read} */
  read(): URLSearchParams {
    return new URLSearchParams(this.#entries[this.#index])
  }

  /** {@inheritDoc LocationAdapter.commit} */
  commit(params: URLSearchParams, mode: HistoryMode): void {
    checkParams(params)
    checkArgument(
      'INVALID_MODE',
      mode,
      '"push" or "replace"',
      () => ['push', 'replace'].includes(mode),
      'use HistoryMode',
    )
    const entries = [...this.#entries]
    if (mode === HistoryMode.Push) entries.splice(++this.#index)
    entries[this.#index] = `${params}`
    this.#entries = entries
    this.#notify()
  }

  /** {@inheritDoc LocationAdapter.subscribe} */
  subscribe(listener: () => void): () => void {
    checkArgument('INVALID_FUNCTION', listener, 'a listener', () => typeof listener === 'function', 'pass a function')
    // A new function, so that the same listener can be subscribed twice.
    const own = () => listener()
    this.#changes.addEventListener('change', own)
    return () => this.#changes.removeEventListener('change', own)
  }

  /**
   * Goes back or forward, up to the first or last entry.
   *
   * @param delta - The number of entries: -1 is back, 1 is forward.
   *
   * @example
   * ```ts
   * import { HistoryMode, MemoryLocationAdapter } from '@signpost/jotai-storage-adapter-querystring'
   *
   * const adapter = new MemoryLocationAdapter('page=1')
   * adapter.commit(new URLSearchParams('page=2'), HistoryMode.Push)
   * adapter.go(-1)
   * console.log(adapter.read().get('page')) // '1'
   * ```
   */
  go(delta: number): void {
    checkArgument(
      'INVALID_DELTA',
      delta,
      'a whole number of entries',
      () => Number.isInteger(delta),
      'pass -1 to go back',
      RangeError,
    )
    this.#index = Math.min(Math.max(this.#index + delta, 0), this.#entries.length - 1)
    this.#notify()
  }

  #notify(): void {
    this.#changes.dispatchEvent(new Event('change'))
  }
}

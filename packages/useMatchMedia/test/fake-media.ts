import type { MediaWindow } from '../src/index.ts'

/** Fake media queries of a window, for which the test sets the matching texts. Records all calls. */
export class FakeMedia {
  /** Every text passed to `matchMedia`. */
  readonly asked: string[] = []
  /** Lists of Safari before version 14 have no `addEventListener`. */
  legacy = false
  readonly #matching = new Set<string>()
  readonly #lists: { query: string; target: EventTarget; listeners: number }[] = []
  #added = 0

  /** Total number of added listeners. */
  get added(): number {
    return this.#added
  }

  /** Current number of listeners by text, for texts that have any. */
  get listeners(): Record<string, number> {
    const counts: Record<string, number> = {}
    for (const { query, listeners } of this.#lists) {
      if (listeners !== 0) counts[query] = (counts[query] ?? 0) + listeners
    }
    return counts
  }

  /** Changes the matching texts, then notifies the listeners of changed queries. */
  set(answers: Record<string, boolean>): void {
    const changed = Object.entries(answers).filter(([query, matches]) => this.#matching.has(query) !== matches)
    for (const [query, matches] of changed) this.#matching[matches ? 'add' : 'delete'](query)
    for (const [query] of changed) {
      for (const list of this.#lists) if (list.query === query) list.target.dispatchEvent(new Event('change'))
    }
  }

  readonly window: MediaWindow = {
    matchMedia: (query) => {
      this.asked.push(query)
      const matching = this.#matching
      const target = new EventTarget()
      const counted = { query, target, listeners: 0 }
      this.#lists.push(counted)
      const add = (listener: () => void): void => {
        this.#added++
        counted.listeners++
        target.addEventListener('change', listener)
      }
      const remove = (listener: () => void): void => {
        counted.listeners--
        target.removeEventListener('change', listener)
      }
      const list = {
        media: query,
        get matches() {
          return matching.has(query)
        },
        ...(this.legacy
          ? { addListener: add, removeListener: remove }
          : {
              addEventListener: (type: string, listener: () => void) => type === 'change' && add(listener),
              removeEventListener: (type: string, listener: () => void) => type === 'change' && remove(listener),
            }),
      }
      return list as unknown as MediaQueryList
    },
  }
}

import type { MediaWindow } from '../src/index.ts'

/** A stand-in for a window's media queries, told which texts match, that records what is asked of it. */
export class FakeMedia {
  /** Every text that `matchMedia` was called with. */
  readonly asked: string[] = []
  /** Lists that are of the time before Safari 14 have no `addEventListener`. */
  legacy = false
  readonly #matching = new Set<string>()
  readonly #lists: { query: string; target: EventTarget; listeners: number }[] = []
  #added = 0

  /** Listeners that were added, over time. */
  get added(): number {
    return this.#added
  }

  /** The present number of listeners of each text that has any. */
  get listeners(): Record<string, number> {
    const counts: Record<string, number> = {}
    for (const { query, listeners } of this.#lists) {
      if (listeners !== 0) counts[query] = (counts[query] ?? 0) + listeners
    }
    return counts
  }

  /** Changes which texts match, then tells the listeners of those that did change. */
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

import { watchListeners, type WatchedListeners } from './listeners.ts'
import { replace } from './replace.ts'

/**
 * A `matchMedia` that a test decides about, installed by {@link mockMatchMedia}.
 *
 * @example
 * ```ts
 * import { MatchMediaMock } from '@signpost/utils-test'
 *
 * using media = new MatchMediaMock({ '(width >= 600px)': true })
 * matchMedia('(width >= 600px)').matches // true
 * media.set('(width >= 600px)', false)
 * ```
 *
 * @public
 */
export class MatchMediaMock implements Disposable {
  readonly #answers: Map<string, boolean>
  readonly #lists: { readonly list: MediaQueryList; readonly listeners: WatchedListeners }[] = []
  readonly #restore: () => void

  /**
   * Takes the place of `globalThis.matchMedia`.
   *
   * @param initial - The queries that match, or do not. All others do not.
   */
  constructor(initial: Readonly<Record<string, boolean>> = {}) {
    this.#answers = new Map(Object.entries(initial).map(([query, matches]) => [keyOf(query), matches]))
    this.#restore = replace(globalThis, 'matchMedia', { value: (query: string) => this.#open(query), writable: true })
  }

  /**
   * Changes the answer to a query. Its lists dispatch `change`, to listeners and `onchange`, if it is another one.
   *
   * @param query - The query's text. Case and repeated spaces make no difference.
   * @param matches - Whether it matches from now on.
   */
  set(query: string, matches: boolean): void {
    const key = keyOf(query)
    const changes = (this.#answers.get(key) ?? false) !== matches
    this.#answers.set(key, matches)
    if (!changes) return
    for (const { list } of [...this.#lists]) {
      if (keyOf(list.media) !== key) continue
      const event = new Event('change')
      for (const [name, value] of Object.entries({ media: list.media, matches }))
        Object.defineProperty(event, name, { value })
      list.dispatchEvent(event)
    }
  }

  /**
   * Counts who listens for `change`, `onchange` included.
   *
   * @param query - The query's text; all queries together when it is left out.
   * @returns The number of listeners at the moment.
   */
  listenerCount(query?: string): number {
    let count = 0
    for (const { list, listeners } of this.#lists) {
      if (query !== undefined && keyOf(list.media) !== keyOf(query)) continue
      count += [...listeners.present].filter(({ type }) => type === 'change').length
    }
    return count
  }

  /** Puts back the `matchMedia` that was there before, or none. Does nothing the second time. */
  restore(): void {
    this.#restore()
  }

  /** The same as {@link MatchMediaMock.restore}, for `using` declarations. */
  [Symbol.dispose](): void {
    this.restore()
  }

  #open(query: string): MediaQueryList {
    const list = new EventTarget() as MediaQueryList
    const listeners = watchListeners(list)
    const answers = this.#answers
    let onchange: MediaQueryList['onchange'] = null
    const callOnchange = (event: Event): void => void onchange?.call(list, event as MediaQueryListEvent)

    Object.defineProperties(list, {
      media: { value: query, enumerable: true },
      matches: { get: () => answers.get(keyOf(query)) ?? false, enumerable: true },
      onchange: {
        get: () => onchange,
        set: (handler: unknown) => {
          onchange = typeof handler === 'function' ? (handler as MediaQueryList['onchange']) : null
          if (onchange) list.addEventListener('change', callOnchange)
          else list.removeEventListener('change', callOnchange)
        },
        enumerable: true,
      },
      addListener: { value: (listener: EventListener | null) => listener && list.addEventListener('change', listener) },
      removeListener: {
        value: (listener: EventListener | null) => listener && list.removeEventListener('change', listener),
      },
    })
    this.#lists.push({ list, listeners })
    return list
  }
}

/**
 * Installs a `matchMedia` that a test decides about, also where there is none, as in jsdom and Node.js.
 *
 * @param initial - The queries that match, or do not, by their text. All others do not. Case and repeated spaces make
 *   no difference.
 * @returns What changes the answers, counts listeners and puts back the old `matchMedia`.
 *
 * @example
 * ```ts
 * import { mockMatchMedia } from '@signpost/utils-test'
 *
 * using media = mockMatchMedia({ '(prefers-color-scheme: dark)': true })
 * const dark = matchMedia('(prefers-color-scheme: dark)')
 * dark.onchange = () => console.log(dark.matches)
 * media.set('(prefers-color-scheme: dark)', false) // false
 * media.listenerCount() // 1
 * ```
 *
 * @public
 */
export function mockMatchMedia(initial: Readonly<Record<string, boolean>> = {}): MatchMediaMock {
  return new MatchMediaMock(initial)
}

function keyOf(query: string): string {
  return query.trim().replaceAll(/\s+/g, ' ').toLowerCase()
}

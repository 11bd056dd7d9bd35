import { checkArgument } from '@signpost/utils-primitives'
import { watchListeners, type WatchedListeners } from './listeners.ts'
import { replace } from './replace.ts'

/**
 * A `matchMedia` controlled by the test, installed by {@link mockMatchMedia}.
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
 * @searchAlias fake query responsive stub
 * @public
 */
export class MatchMediaMock implements Disposable {
  readonly #answers: Map<string, boolean>
  readonly #lists: { readonly list: MediaQueryList; readonly listeners: WatchedListeners }[] = []
  readonly #restore: () => void

  /**
   * Replaces `globalThis.matchMedia`.
   *
   * @param initial - Whether each query matches. Others do not match.
   */
  constructor(initial: Readonly<Record<string, boolean>> = {}) {
    checkArgument(
      'INVALID_QUERIES',
      initial,
      'true or false by query',
      () => Object(initial) === initial && Object.values(initial).every((value) => typeof value === 'boolean'),
      'pass { print: true }',
    )
    this.#answers = new Map(Object.entries(initial).map(([query, matches]) => [keyOf(query), matches]))
    this.#restore = replace(globalThis, 'matchMedia', { value: (query: string) => this.#open(query), writable: true })
  }

  /**
   * Sets whether a query matches. On a change, its lists dispatch `change` to listeners and `onchange`.
   *
   * @param query - The text of the query. Case and repeated spaces are ignored.
   * @param matches - Whether the query matches.
   */
  set(query: string, matches: boolean): void {
    checkArgument('INVALID_QUERY', query, 'a media query', () => typeof query === 'string', 'pass a text')
    checkArgument('INVALID_ANSWER', matches, 'true or false', () => typeof matches === 'boolean', 'pass one of them')
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
   * Counts the listeners of `change`, including `onchange`.
   *
   * @param query - The text of the query. Defaults to all queries together.
   * @returns The current number of listeners.
   */
  listenerCount(query?: string): number {
    let count = 0
    for (const { list, listeners } of this.#lists) {
      if (query !== undefined && keyOf(list.media) !== keyOf(query)) continue
      count += [...listeners.present].filter(({ type }) => type === 'change').length
    }
    return count
  }

  /** Restores the original `matchMedia`, or removes it if there was none. Further calls have no effect. */
  restore(): void {
    this.#restore()
  }

  /** Same as {@link MatchMediaMock.restore}. */
  dispose(): void {
    this.restore()
  }

  /** Same as {@link MatchMediaMock.restore}, for `using` declarations. */
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
 * Installs a `matchMedia` controlled by the test, even where there is none, as in jsdom and Node.js.
 *
 * @param initial - Whether each query matches, by its text. Others do not match. Case and repeated spaces are ignored.
 * @returns The mock, which changes results, counts listeners and restores the original `matchMedia`.
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
 * @searchAlias query polyfill fake stub responsive dark
 * @public
 */
export function mockMatchMedia(initial: Readonly<Record<string, boolean>> = {}): MatchMediaMock {
  return new MatchMediaMock(initial)
}

function keyOf(query: string): string {
  return query.trim().replaceAll(/\s+/g, ' ').toLowerCase()
}

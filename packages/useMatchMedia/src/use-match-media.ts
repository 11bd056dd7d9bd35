import { useMemo, useSyncExternalStore } from 'react'
import { buildMediaQuery } from './build-media-query.ts'
import type { MediaQueryInput } from './media-query.ts'
import type { MediaWindow } from './media-window.ts'
import { openList, subscribeList } from './registry.ts'

/**
 * Whether a media query matches, as React state.
 *
 * The first render in a browser has the true answer already; on a server and while hydrating it is
 * `options.defaultValue`, and the truth follows before the page is painted anew. Queries and options may be written
 * inline: only another text or another window makes a new subscription.
 *
 * @param query - A feature and its value, a query made by {@link media}, or text.
 * @param options - See {@link (useMatchMedia:namespace).Options | useMatchMedia.Options}.
 * @returns Whether the query matches.
 * @throws RangeError when the number of a feature is not finite.
 *
 * @example
 * ```tsx
 * import { media, useMatchMedia } from '@signpost/use-match-media'
 *
 * export function Sidebar() {
 *   const beside = useMatchMedia(media.minWidth(900), { defaultValue: true })
 *   return <aside className={beside ? 'beside' : 'below'}>On this page</aside>
 * }
 * ```
 * @see {@link subscribeMedia} for the same without React
 * @public
 */
export function useMatchMedia(query: MediaQueryInput, options?: useMatchMedia.Options): boolean
/**
 * Which of several media queries match, as React state.
 *
 * The returned object keeps its identity until one of the answers changes, so it can be a dependency of an effect.
 *
 * @typeParam Q - The queries by name. Names may come and go between renders.
 * @param queries - The queries by name.
 * @param options - See {@link (useMatchMedia:namespace).RecordOptions | useMatchMedia.RecordOptions}.
 * @returns By name, whether the query matches.
 * @throws RangeError when the number of a feature is not finite.
 *
 * @example
 * ```tsx
 * import { media, useMatchMedia } from '@signpost/use-match-media'
 *
 * export function Gallery() {
 *   const { wide, touch } = useMatchMedia({ wide: media.minWidth(900), touch: 'pointer: coarse' })
 *   return <ul className={wide ? 'grid' : 'list'}>{touch && <li>Swipe for more</li>}</ul>
 * }
 * ```
 * @public
 */
export function useMatchMedia<const Q extends Readonly<Record<string, MediaQueryInput>>>(
  queries: Q,
  options?: useMatchMedia.RecordOptions<Extract<keyof Q, string>>,
): useMatchMedia.Result<Q>
export function useMatchMedia(
  input: MediaQueryInput | Readonly<Record<string, MediaQueryInput>>,
  { defaultValue, window }: useMatchMedia.RecordOptions<string> = {},
): boolean | Readonly<Record<string, boolean>> {
  const single = typeof input === 'string' || Array.isArray(input)
  const queries = Object.entries(single ? { single: input } : input).map(
    ([name, query]) => [name, buildMediaQuery(query)] as const,
  )
  // Names with queries, and names with answers, as texts: React compares by value, so records may be written inline.
  const key = JSON.stringify(queries)
  const answers = (matches: (query: string) => boolean | undefined): string =>
    JSON.stringify(
      queries.map(([name, query]) => [
        name,
        matches(query) ?? (typeof defaultValue === 'object' ? defaultValue[name] : defaultValue) ?? false,
      ]),
    )

  const subscribe = useMemo(() => subscribeAll(key, window), [key, window])
  const state = useSyncExternalStore(
    subscribe,
    () => answers((query) => openList(query, window)?.matches),
    () => answers(() => undefined),
  )
  const result = useMemo((): Readonly<Record<string, boolean>> => Object.fromEntries(JSON.parse(state)), [state])
  return single ? result['single']! : result
}

const subscribeAll =
  (key: string, window: MediaWindow | undefined) =>
  (listener: () => void): (() => void) => {
    const ends = (JSON.parse(key) as [string, string][]).map(([, query]) => subscribeList(query, window, listener))
    return () => ends.forEach((end) => end())
  }

/**
 * The types of the hook, reachable through its name.
 *
 * @example
 * ```ts
 * import { useMatchMedia } from '@signpost/use-match-media'
 *
 * export function useHover(options?: useMatchMedia.Options): boolean {
 *   return useMatchMedia('hover', options)
 * }
 * ```
 * @public
 */
export namespace useMatchMedia {
  /**
   * The options for one query, of {@link readMedia} too.
   *
   * @example
   * ```ts
   * import { useMatchMedia } from '@signpost/use-match-media'
   *
   * const options: useMatchMedia.Options = { defaultValue: true }
   *
   * export const useScreen = () => useMatchMedia('screen', options)
   * ```
   * @public
   */
  export interface Options {
    /** The answer on a server, while hydrating, and where a window has no media queries. `false` when absent. */
    defaultValue?: boolean | undefined
    /** The window to ask, for example that of a frame. That of the page when absent. */
    window?: MediaWindow | undefined
  }

  /**
   * The options for several queries.
   *
   * @typeParam Name - The names of the queries.
   *
   * @example
   * ```ts
   * import { useMatchMedia } from '@signpost/use-match-media'
   *
   * const queries = { wide: 'width >= 900px', dark: 'prefers-color-scheme: dark' } as const
   * const options: useMatchMedia.RecordOptions<keyof typeof queries> = { defaultValue: { wide: true } }
   *
   * export const useLayout = () => useMatchMedia(queries, options)
   * ```
   * @public
   */
  export interface RecordOptions<Name extends string> {
    /** As in {@link (useMatchMedia:namespace).Options}: one answer for all of them, or answers by name. */
    defaultValue?: boolean | { readonly [N in Name]?: boolean | undefined } | undefined
    /** The window to ask, for example that of a frame. That of the page when absent. */
    window?: MediaWindow | undefined
  }

  /**
   * What the hook returns for several queries: whether each one matches.
   *
   * @typeParam Q - The queries by name.
   *
   * @example
   * ```ts
   * import type { useMatchMedia } from '@signpost/use-match-media'
   *
   * type Layout = useMatchMedia.Result<{ wide: string; touch: string }>
   *
   * export const columns = ({ wide, touch }: Layout): number => (wide ? (touch ? 2 : 3) : 1)
   * ```
   * @public
   */
  export type Result<Q> = { readonly [Name in keyof Q]: boolean }
}

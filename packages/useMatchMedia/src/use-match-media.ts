import { checkArgument } from './failure.ts'
import { checkMediaOptions } from './media-options.ts'
import { useMemo, useSyncExternalStore } from 'react'
import { buildMediaQuery } from './build-media-query.ts'
import type { MediaQueryInput } from './media-query.ts'
import type { MediaWindow } from './media-window.ts'
import { openList, subscribeList } from './registry.ts'

/**
 * Returns whether a media query matches, as React state.
 *
 * The first render in a browser already has the actual result. On a server and during hydration it is
 * `options.initial`, and the actual result follows before the next paint. Queries and options may be inline: only
 * another text or window creates a new subscription.
 *
 * @param query - A feature with its value, a query created by {@link media}, or text.
 * @param options - See {@link (useMatchMedia:namespace).Options | useMatchMedia.Options}.
 * @returns Whether the query matches.
 * @throws RangeError when the number in a feature is negative or not finite.
 *
 * @example
 * ```tsx
 * import { media, useMatchMedia } from '@signpost/use-match-media'
 *
 * export function Sidebar() {
 *   const beside = useMatchMedia(media.minWidth(900), { initial: true })
 *   return <aside className={beside ? 'beside' : 'below'}>On this page</aside>
 * }
 * ```
 * @see {@link subscribeMedia} for code without React
 * @searchAlias responsive breakpoint usebreakpoint screen size mobile viewport
 * @public
 */
export function useMatchMedia(query: MediaQueryInput, options?: useMatchMedia.Options): boolean
/**
 * Returns which of several media queries match, as React state.
 *
 * The returned object keeps its identity until a result changes, so it can be a dependency of an effect.
 *
 * @typeParam Q - The queries by name. Names may change between renders.
 * @param queries - The queries by name.
 * @param options - See {@link (useMatchMedia:namespace).RecordOptions | useMatchMedia.RecordOptions}.
 * @returns Whether each query matches, by name.
 * @throws RangeError when the number in a feature is negative or not finite.
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
  options: useMatchMedia.RecordOptions<string> = {},
): boolean | Readonly<Record<string, boolean>> {
  checkMediaOptions(options, isDefault)
  checkArgument(
    'INVALID_QUERY',
    input,
    'a media query, or several by name',
    () =>
      typeof input === 'string' || Array.isArray(input) || Object.prototype.toString.call(input) === '[object Object]',
    'pass a text or one of media',
  )
  const { defaultValue, initial = defaultValue, window } = options
  const single = typeof input === 'string' || Array.isArray(input)
  const queries = Object.entries(single ? { single: input } : input).map(
    ([name, query]) => [name, buildMediaQuery(query)] as const,
  )
  // Queries and results are encoded as text because React compares by value, so records may be inline.
  const key = JSON.stringify(queries)
  const answers = (matches: (query: string) => boolean | undefined): string =>
    JSON.stringify(
      queries.map(([name, query]) => [
        name,
        matches(query) ?? (typeof initial === 'object' ? initial[name] : initial) ?? false,
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

const isDefault = (value: unknown): boolean =>
  typeof value === 'boolean' || (typeof value === 'object' && value !== null && !Array.isArray(value))

const subscribeAll =
  (key: string, window: MediaWindow | undefined) =>
  (listener: () => void): (() => void) => {
    const ends = (JSON.parse(key) as [string, string][]).map(([, query]) => subscribeList(query, window, listener))
    return () => ends.forEach((end) => end())
  }

/**
 * Types of the hook.
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
   * Options for a single query, also of {@link readMedia}.
   *
   * @example
   * ```ts
   * import { useMatchMedia } from '@signpost/use-match-media'
   *
   * const options: useMatchMedia.Options = { initial: true }
   *
   * export const useScreen = () => useMatchMedia('screen', options)
   * ```
   * @public
   */
  export interface Options {
    /** The result on a server, during hydration, and in a window without media queries. Defaults to `false`. */
    initial?: boolean | undefined
    /**
     * Same as `initial`.
     *
     * @deprecated Use `initial`. Will be removed in the next major version.
     */
    defaultValue?: boolean | undefined
    /** The window, for example that of a frame. Defaults to that of the page. */
    window?: MediaWindow | undefined
  }

  /**
   * Options for several queries.
   *
   * @typeParam Name - The names of the queries.
   *
   * @example
   * ```ts
   * import { useMatchMedia } from '@signpost/use-match-media'
   *
   * const queries = { wide: 'width >= 900px', dark: 'prefers-color-scheme: dark' } as const
   * const options: useMatchMedia.RecordOptions<keyof typeof queries> = { initial: { wide: true } }
   *
   * export const useLayout = () => useMatchMedia(queries, options)
   * ```
   * @public
   */
  export interface RecordOptions<Name extends string> {
    /** As in {@link (useMatchMedia:namespace).Options}: a single result for all queries, or results by name. */
    initial?: boolean | { readonly [N in Name]?: boolean | undefined } | undefined
    /**
     * Same as `initial`.
     *
     * @deprecated Use `initial`. Will be removed in the next major version.
     */
    defaultValue?: boolean | { readonly [N in Name]?: boolean | undefined } | undefined
    /** The window, for example that of a frame. Defaults to that of the page. */
    window?: MediaWindow | undefined
  }

  /**
   * Result of the hook for several queries: whether each one matches.
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

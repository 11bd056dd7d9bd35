/**
 * What a media query was at one time.
 *
 * @example
 * ```ts
 * import { readMedia, type MediaQuerySnapshot } from '@signpost/use-match-media'
 *
 * const isUnderstood = ({ query, media }: MediaQuerySnapshot): boolean => query === 'not all' || media !== 'not all'
 *
 * console.log(isUnderstood(readMedia('widht >= 600px')))
 * ```
 * @public
 */
export interface MediaQuerySnapshot {
  /** The query as {@link buildMediaQuery} made it. */
  readonly query: string
  /** The query as the browser reads it: `not all` when it does not understand it, empty where there is no window. */
  readonly media: string
  /** Whether the query matched. */
  readonly matches: boolean
}

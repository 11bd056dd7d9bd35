/**
 * State of a media query at one point in time.
 *
 * @example
 * ```ts
 * import { readMedia, type MediaQuerySnapshot } from '@signpost/use-match-media'
 *
 * const isUnderstood = ({ query, media }: MediaQuerySnapshot): boolean => query === 'not all' || media !== 'not all'
 *
 * console.log(isUnderstood(readMedia('widht >= 600px')))
 * ```
 * @searchAlias mediaquerylist result
 * @public
 */
export interface MediaQuerySnapshot {
  /** The query as text, from {@link buildMediaQuery}. */
  readonly query: string
  /** The query as parsed by the browser: `not all` when it is not supported, empty without a window. */
  readonly media: string
  /** Whether the query matched. */
  readonly matches: boolean
}

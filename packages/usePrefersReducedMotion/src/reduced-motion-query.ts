import type { MediaQuery } from '@signpost/use-match-media'

/**
 * Media query that matches while the user prefers reduced motion.
 *
 * @example
 * ```ts
 * import { REDUCED_MOTION_QUERY } from '@signpost/use-prefers-reduced-motion'
 *
 * export const style = `@media ${REDUCED_MOTION_QUERY} { * { animation: none } }`
 * ```
 * @see {@link https://drafts.csswg.org/mediaqueries-5/#prefers-reduced-motion | the media feature}
 * @searchAlias css animation constant
 * @public
 */
export const REDUCED_MOTION_QUERY: MediaQuery = '(prefers-reduced-motion: reduce)' as MediaQuery

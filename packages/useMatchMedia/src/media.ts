/**
 * Functions that create and combine media queries.
 *
 * @example
 * ```ts
 * import { media } from '@signpost/use-match-media'
 *
 * const { all, between, not, prefers } = media
 * console.log(all(between(600, 900), not('hover'))) // (600px <= width < 900px) and (not (hover))
 * console.log(prefers('contrast', 'more')) // (prefers-contrast: more)
 * ```
 *
 * @packageDocumentation
 */

export { all } from './media/all.ts'
export { any } from './media/any.ts'
export { between, maxWidth, minWidth } from './media/width.ts'
export { not } from './media/not.ts'
export { orientation } from './media/orientation.ts'
export { prefers } from './media/prefers.ts'

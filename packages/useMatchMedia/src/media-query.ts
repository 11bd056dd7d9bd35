/**
 * The text of a media query that is complete: the functions of {@link media} return it. It is a `string` at run time;
 * the property exists in types only.
 *
 * @example
 * ```ts
 * import { media, type MediaQuery } from '@signpost/use-match-media'
 *
 * export const breakpoints: Record<'tablet' | 'desktop', MediaQuery> = {
 *   tablet: media.between(600, 900),
 *   desktop: media.minWidth(900),
 * }
 * ```
 * @public
 */
export type MediaQuery = string & { readonly mediaQuery: true }

/**
 * A media feature and its value. A number is in CSS pixels where the name ends in `width` or `height`, and has no unit
 * elsewhere.
 *
 * @example
 * ```ts
 * import type { MediaFeature } from '@signpost/use-match-media'
 *
 * export const wide: MediaFeature = ['min-width', 900]
 * export const sharp: MediaFeature = ['min-resolution', '2dppx']
 * export const coloured: MediaFeature = ['min-color', 8]
 * ```
 * @see {@link https://drafts.csswg.org/mediaqueries/#mq-features | the features of Media Queries}
 * @public
 */
export type MediaFeature = readonly [name: string, value: string | number]

/**
 * All that is taken for a media query: a {@link MediaFeature}, a {@link MediaQuery}, or text.
 *
 * Text is a media query as CSS has it. A feature in it may stand without its parentheses, so `hover`,
 * `min-width: 600px` and `width >= 600px` are queries too.
 *
 * @example
 * ```ts
 * import type { MediaQueryInput } from '@signpost/use-match-media'
 *
 * export const inputs: MediaQueryInput[] = [['orientation', 'portrait'], 'hover', 'screen and (width >= 600px)']
 * ```
 * @see {@link buildMediaQuery} for what becomes of them
 * @public
 */
export type MediaQueryInput = string | MediaQuery | MediaFeature

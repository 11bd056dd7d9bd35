/**
 * Text of a complete media query, as created by the functions of {@link media}. It is a `string` at run time; the
 * property exists only in the type.
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
 * A media feature with its value. Numbers are CSS pixels if the name ends with `width` or `height`, and otherwise have
 * no unit.
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
 * Input for a media query: a {@link MediaFeature}, a {@link MediaQuery}, or text.
 *
 * Text is a CSS media query. Parentheses around a feature are optional, so `hover`, `min-width: 600px` and
 * `width >= 600px` are valid.
 *
 * @example
 * ```ts
 * import type { MediaQueryInput } from '@signpost/use-match-media'
 *
 * export const inputs: MediaQueryInput[] = [['orientation', 'portrait'], 'hover', 'screen and (width >= 600px)']
 * ```
 * @see {@link buildMediaQuery} for the conversion to text
 * @public
 */
export type MediaQueryInput = string | MediaQuery | MediaFeature

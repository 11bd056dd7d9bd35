/**
 * React state from CSS media queries, without a flash and with one `MediaQueryList` per query.
 *
 * {@link (useMatchMedia:namespace) | useMatchMedia} is the hook, for one query or a record of them. {@link media}
 * creates queries; {@link readMedia} and {@link subscribeMedia} are for code without React.
 *
 * @example
 * ```tsx
 * import { media, useMatchMedia } from '@signpost/use-match-media'
 *
 * export function Navigation() {
 *   const wide = useMatchMedia(media.minWidth(900))
 *   return wide ? <nav>Guide · API · Packages</nav> : <button>Menu</button>
 * }
 * ```
 * @packageDocumentation
 */

export { buildMediaQuery } from './build-media-query.ts'
export { ColorScheme } from './color-scheme.ts'
export * as media from './media.ts'
export type { MediaPreferences } from './media-preferences.ts'
export type { MediaFeature, MediaQuery, MediaQueryInput } from './media-query.ts'
export type { MediaQuerySnapshot } from './media-query-snapshot.ts'
export type { MediaWindow } from './media-window.ts'
export { readMedia } from './read-media.ts'
export { subscribeMedia } from './subscribe-media.ts'
export { useMatchMedia } from './use-match-media.ts'
export { useMediaQuery } from './use-media-query.ts'
export { usePrefersColorScheme } from './use-prefers-color-scheme.ts'

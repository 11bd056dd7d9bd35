/**
 * What visitors can prefer, without the `prefers-` of the media feature, and the values of each.
 *
 * @example
 * ```ts
 * import { media, type MediaPreferences, useMatchMedia } from '@signpost/use-match-media'
 *
 * export const useContrast = (contrast: MediaPreferences['contrast']): boolean =>
 *   useMatchMedia(media.prefers('contrast', contrast))
 * ```
 * @see {@link https://drafts.csswg.org/mediaqueries-5/#mf-user-preferences | User Preference Media Features}
 * @public
 */
export interface MediaPreferences {
  /** Light or dark pages. */
  'color-scheme': 'light' | 'dark'
  /** More or less contrast, or colours of the visitor's own. */
  contrast: 'no-preference' | 'more' | 'less' | 'custom'
  /** Fewer bytes. */
  'reduced-data': 'no-preference' | 'reduce'
  /** Less movement. */
  'reduced-motion': 'no-preference' | 'reduce'
  /** Fewer see-through surfaces. */
  'reduced-transparency': 'no-preference' | 'reduce'
}

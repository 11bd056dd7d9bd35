/**
 * User preferences by media feature, without the prefix `prefers-`, with their values.
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
  /** More or less contrast, or custom colours. */
  contrast: 'no-preference' | 'more' | 'less' | 'custom'
  /** Less data usage. */
  'reduced-data': 'no-preference' | 'reduce'
  /** Less motion. */
  'reduced-motion': 'no-preference' | 'reduce'
  /** Less transparency. */
  'reduced-transparency': 'no-preference' | 'reduce'
}

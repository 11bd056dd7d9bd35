import { checkArgument } from '../failure.ts'
import type { MediaPreferences } from '../media-preferences.ts'
import type { MediaQuery } from '../media-query.ts'

/**
 * Matches a preference of the user.
 *
 * @typeParam Feature - A name of {@link MediaPreferences}.
 * @param feature - The preference, without the prefix `prefers-` of CSS.
 * @param value - The value of the preference.
 * @returns A query.
 *
 * @example
 * ```ts
 * import { media, useMatchMedia } from '@signpost/use-match-media'
 *
 * export const useDark = (): boolean => useMatchMedia(media.prefers('color-scheme', 'dark'))
 * ```
 * @searchAlias dark mode reduced motion contrast accessibility
 * @public
 */
export function prefers<Feature extends keyof MediaPreferences>(
  feature: Feature,
  value: MediaPreferences[Feature],
): MediaQuery {
  checkArgument(
    'INVALID_VALUE',
    feature,
    'a preference',
    () =>
      typeof feature === 'string' && /^(?:color-scheme|contrast|reduced-(?:data|motion|transparency))$/.test(feature),
    'correct its name',
  )
  checkArgument(
    'INVALID_VALUE',
    value,
    'a value of the preference',
    () =>
      (feature === 'color-scheme'
        ? ['light', 'dark']
        : ['no-preference', ...(feature === 'contrast' ? ['more', 'less', 'custom'] : ['reduce'])]
      ).includes(value),
    'use one of CSS',
  )
  return `(prefers-${feature}: ${value})` as MediaQuery
}

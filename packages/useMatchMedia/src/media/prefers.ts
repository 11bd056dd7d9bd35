import { failure, shown } from '../failure.ts'
import type { MediaPreferences } from '../media-preferences.ts'
import type { MediaQuery } from '../media-query.ts'

const off = 'no-preference'
const preferences: { readonly [Feature in keyof MediaPreferences]: readonly MediaPreferences[Feature][] } = {
  'color-scheme': ['light', 'dark'],
  contrast: [off, 'more', 'less', 'custom'],
  'reduced-data': [off, 'reduce'],
  'reduced-motion': [off, 'reduce'],
  'reduced-transparency': [off, 'reduce'],
}

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
 * @public
 */
export function prefers<Feature extends keyof MediaPreferences>(
  feature: Feature,
  value: MediaPreferences[Feature],
): MediaQuery {
  const values: readonly string[] | undefined = Object.hasOwn(preferences, feature) ? preferences[feature] : undefined
  if (!values) {
    throw failure(
      'INVALID_VALUE',
      `Expected a preference, found ${shown(feature)}: use one of ${Object.keys(preferences).join(', ')}`,
    )
  }
  if (!values.includes(value)) {
    throw failure(
      'INVALID_VALUE',
      `Expected a value of prefers-${feature}, found ${shown(value)}: use one of ${values.join(', ')}`,
    )
  }
  return `(prefers-${feature}: ${value})` as MediaQuery
}

import { readMedia, type MediaWindow } from '@signpost/use-match-media'
import { MotionPreference } from './motion-preference.ts'
import { REDUCED_MOTION_QUERY } from './reduced-motion-query.ts'

/**
 * Reads the motion preference of the user once, without React.
 *
 * @param win - The window. Defaults to that of the page.
 * @returns The preference; {@link MotionPreference.Reduce} on a server and in a window without media queries.
 *
 * @example
 * ```ts
 * import { getMotionPreference, MotionPreference } from '@signpost/use-prefers-reduced-motion'
 *
 * export function appear(element: Element): void {
 *   if (getMotionPreference() === MotionPreference.NoPreference) element.animate({ opacity: [0, 1] }, 200)
 * }
 * ```
 * @see {@link (watchMotionPreference:function) | watchMotionPreference} for changes
 * @searchAlias animation accessibility vanilla check
 * @public
 */
export function getMotionPreference(win?: MediaWindow): MotionPreference {
  const { matches } = readMedia(REDUCED_MOTION_QUERY, { window: win, initial: true })
  return matches ? MotionPreference.Reduce : MotionPreference.NoPreference
}

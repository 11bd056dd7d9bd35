/**
 * The required part of a window: a `Window` of this page, of a frame or of a popup, or a fake one for tests.
 *
 * @example
 * ```ts
 * import { readMedia, type MediaWindow } from '@signpost/use-match-media'
 *
 * export const isNarrow = (frame: MediaWindow): boolean => readMedia('width < 600px', { window: frame }).matches
 * ```
 * @public
 */
export type MediaWindow = Pick<Window, 'matchMedia'>

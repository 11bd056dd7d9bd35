import { checkOptions, type ExpectedOption } from '@signpost/utils-primitives'
import type { MediaWindow } from './media-window.ts'

const isWindow = (value: unknown): boolean => typeof value === 'object' && value !== null

/** Expected window: also one without `matchMedia`, as of a test. */
export const windowOption: ExpectedOption = ['a window', isWindow]

/** Checks options of a query with one default. */
export function checkMediaOptions(
  taker: string,
  options: { defaultValue?: unknown; window?: MediaWindow | undefined },
): void {
  checkOptions(taker, options, { defaultValue: 'boolean', window: windowOption })
}

import { checkArgument } from './failure.ts'
import type { MediaWindow } from './media-window.ts'

/**
 * Checks options, which plain JavaScript may misspell, in development.
 *
 * @param isInitial - Whether a value is an initial one.
 * @throws TypeError with the code `INVALID_OPTION`.
 */
export function checkMediaOptions(
  options: { initial?: unknown; defaultValue?: unknown; window?: MediaWindow | undefined },
  isInitial = (value: unknown): boolean => typeof value === 'boolean',
): void {
  checkArgument(
    'INVALID_OPTION',
    options,
    'initial or a window',
    () =>
      Object(options) === options &&
      Object.entries(options).every(([name, value]) => {
        if (name === 'window')
          return value === undefined || (typeof value === 'object' && value !== null && !Array.isArray(value))
        return (name === 'initial' || name === 'defaultValue') && (value === undefined || isInitial(value))
      }),
    'correct the options',
  )
}

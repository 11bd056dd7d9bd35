import { checkArgument } from './failure.ts'
import type { MediaWindow } from './media-window.ts'

/**
 * Checks options, which plain JavaScript may misspell, in development.
 *
 * @param isDefault - Whether a value is a default.
 * @throws TypeError with the code `INVALID_OPTION`.
 */
export function checkMediaOptions(
  options: { defaultValue?: unknown; window?: MediaWindow | undefined },
  isDefault = (value: unknown): boolean => typeof value === 'boolean',
): void {
  checkArgument(
    'INVALID_OPTION',
    options,
    'a defaultValue or a window',
    () =>
      Object(options) === options &&
      Object.entries(options).every(([name, value]) => {
        if (name === 'window')
          return value === undefined || (typeof value === 'object' && value !== null && !Array.isArray(value))
        return name === 'defaultValue' && (value === undefined || isDefault(value))
      }),
    'correct the options',
  )
}

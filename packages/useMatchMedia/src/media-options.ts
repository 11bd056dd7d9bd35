import { failure, shown } from './failure.ts'
import type { MediaWindow } from './media-window.ts'

/** Whether a value is the default of one query. */
const isBoolean = (value: unknown): boolean => typeof value === 'boolean'

/**
 * Checks options, which plain JavaScript may misspell.
 *
 * @param isDefault - Whether a value is a default.
 * @throws TypeError with the code `INVALID_OPTION`.
 */
export function checkMediaOptions(
  options: { defaultValue?: unknown; window?: MediaWindow | undefined },
  isDefault: (value: unknown) => boolean = isBoolean,
): void {
  const entries = options === Object(options) ? Object.entries(options) : [['options', options] as const]
  for (const [name, value] of entries) {
    const isValid =
      name === 'window'
        ? typeof value === 'object' && value && !Array.isArray(value)
        : name === 'defaultValue' && isDefault(value)
    if (!isValid && (value !== undefined || !/^(window|defaultValue)$/.test(name))) {
      throw failure('INVALID_OPTION', `Expected a defaultValue or a window, found ${name} ${shown(value)}: correct it`)
    }
  }
}

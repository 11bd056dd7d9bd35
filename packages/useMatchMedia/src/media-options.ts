import { checkArgument } from './failure.ts'
import type { MediaWindow } from './media-window.ts'

/** Whether a value is the default of one query. */
const isBoolean = (value: unknown): boolean => typeof value === 'boolean'

/**
 * Checks options, which plain JavaScript may misspell, in development.
 *
 * @param isDefault - Whether a value is a default.
 * @throws TypeError with the code `INVALID_OPTION`.
 */
export function checkMediaOptions(
  options: { defaultValue?: unknown; window?: MediaWindow | undefined },
  isDefault: (value: unknown) => boolean = isBoolean,
): void {
  const accepts = (name: string, value: unknown): boolean => {
    if (name === 'window') return value === undefined || (Object(value) === value && !Array.isArray(value))
    return name === 'defaultValue' && (value === undefined || isDefault(value))
  }
  const isValid = (): boolean =>
    Object(options) === options && Object.entries(options).every(([name, value]) => accepts(name, value))
  checkArgument('INVALID_OPTION', options, 'a defaultValue or a window', isValid, 'correct the options')
}

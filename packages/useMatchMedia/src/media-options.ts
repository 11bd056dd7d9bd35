import { checkArgument } from './failure.ts'
import type { MediaWindow } from './media-window.ts'

/** Bundlers replace it; a page has none. */
declare const process: { readonly env?: { readonly NODE_ENV?: string } } | undefined

/**
 * Checks options, which plain JavaScript may misspell, in development.
 *
 * @param isInitial - Whether a value is an initial one. Defaults to booleans.
 * @throws TypeError with the code `INVALID_OPTION`.
 */
export function checkMediaOptions(
  options: { initial?: unknown; defaultValue?: unknown; window?: MediaWindow | undefined },
  isInitial?: (value: unknown) => boolean,
): void {
  if (typeof process === 'undefined' ? false : process.env?.NODE_ENV !== 'production') check(options, isInitial)
}

function check(options: object, isInitial = (value: unknown): boolean => typeof value === 'boolean'): void {
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

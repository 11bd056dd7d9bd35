import type { MotionContext } from './motion-context.ts'

/** Bundlers replace it; a page has none. */
declare const process: { readonly env?: { readonly NODE_ENV?: string } } | undefined

const valid: Readonly<Record<string, (value: unknown) => boolean>> = {
  preference: (value) => value === 'reduce' || value === 'no-preference',
  initial: (value) => typeof value === 'boolean',
  defaultValue: (value) => typeof value === 'boolean',
  window: (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
  signal: (value) => typeof value === 'object' && value !== null && 'aborted' in value,
}

/**
 * Checks options, which plain JavaScript may misspell.
 *
 * In development only: nothing of it is left in a bundle for production.
 *
 * @throws TypeError with the code `INVALID_OPTION`.
 */
export function checkMotion(
  options: MotionContext & { signal?: AbortSignal | undefined },
  listener: unknown = check,
): void {
  if (typeof process === 'undefined' ? false : process.env?.NODE_ENV !== 'production') check(options, listener)
}

function check(options: MotionContext & { signal?: AbortSignal | undefined }, listener: unknown): void {
  if (typeof listener !== 'function') {
    const error = new TypeError(`Expected a listener, found ${typeof listener}: pass a function`)
    throw Object.assign(error, { code: 'INVALID_FUNCTION' })
  }
  const entries = options === Object(options) ? Object.entries(options) : [['options', options] as const]
  for (const [name, value] of entries) {
    if (Object.hasOwn(valid, name) && (value === undefined || valid[name]!(value))) continue
    const found = Object(value) === value ? `a value of type ${typeof value}` : String(value)
    const message = `Expected ${Object.keys(valid).join(', ')}, found ${name} ${found}: correct it`
    throw Object.assign(new TypeError(message), { code: 'INVALID_OPTION' })
  }
}

/**
 * Checks that a single argument of `useMotionSafe` has both values, in development.
 *
 * @throws TypeError with the code `INVALID_VALUES`.
 */
export function checkValues(values: readonly unknown[]): void {
  if (typeof process === 'undefined' ? false : process.env?.NODE_ENV !== 'production') {
    const [both] = values
    if (values.length !== 1 || (typeof both === 'object' && both !== null)) return
    const error = new TypeError(`Expected full and reduced in an object, found ${String(both)}: or pass two values`)
    throw Object.assign(error, { code: 'INVALID_VALUES' })
  }
}

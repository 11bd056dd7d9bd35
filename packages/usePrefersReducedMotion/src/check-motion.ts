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
export function checkMotion(options: MotionContext & { signal?: AbortSignal | undefined }): void {
  if (typeof process === 'undefined' ? false : process.env?.NODE_ENV !== 'production') check(options)
}

function check(options: MotionContext & { signal?: AbortSignal | undefined }): void {
  const entries = options === Object(options) ? Object.entries(options) : [['options', options] as const]
  for (const [name, value] of entries) {
    if (Object.hasOwn(valid, name) && (value === undefined || valid[name]!(value))) continue
    const found = Object(value) === value ? `a value of type ${typeof value}` : String(value)
    const message = `Expected ${Object.keys(valid).join(', ')}, found ${name} ${found}: correct it`
    throw Object.assign(new TypeError(message), { code: 'INVALID_OPTION' })
  }
}

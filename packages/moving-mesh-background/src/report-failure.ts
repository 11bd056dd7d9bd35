import { failure } from '@signpost/utils-primitives'

/** Bundlers replace it; a page has none. */
declare const process: { readonly env?: { readonly NODE_ENV?: string } } | undefined

/**
 * Throws an error of the platform with the code `CANVAS_FAILED`, in development. In production nothing happens: a
 * decoration that stays still is better than a page that ends.
 */
export function reportFailure(step: 'open' | 'observe', cause: unknown): void {
  if (typeof process === 'undefined' ? false : process.env?.NODE_ENV !== 'production') {
    throw failure('CANVAS_FAILED', `Expected a canvas to ${step}, found an error: ${String(cause)}`, Error, { cause })
  }
}

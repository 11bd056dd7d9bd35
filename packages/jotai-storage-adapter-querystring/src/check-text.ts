import { checkArgument } from '@signpost/utils-primitives'

/** Bundlers replace it; a page has none. */
declare const process: { readonly env?: { readonly NODE_ENV?: string } } | undefined

/** Checks the text that a codec reads or writes, in development: an adapter of plain JavaScript may pass anything. */
export function checkText(text: unknown): void {
  if (typeof process === 'undefined' ? false : process.env?.NODE_ENV !== 'production') {
    checkArgument('INVALID_PARAMETER', text, 'a text', () => typeof text === 'string', 'convert it first')
  }
}

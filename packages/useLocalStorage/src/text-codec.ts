import { encodeText } from './encode-json.ts'
import type { StorageCodec } from './storage-codec.ts'

/** Bundlers replace it; a page has none. */
declare const process: { readonly env?: { readonly NODE_ENV?: string } } | undefined

/**
 * Codec that stores a text as it is, for keys of other code that are not JSON, such as `theme` with the text `dark`.
 *
 * @example
 * ```tsx
 * import { textCodec, useLocalStorage } from '@signpost/use-local-storage'
 *
 * export function Theme() {
 *   const [theme] = useLocalStorage<string>('theme', 'light', { codec: textCodec })
 *   return <p>{theme}</p>
 * }
 * ```
 * @public
 */
export const textCodec: StorageCodec<string> = {
  encode: (typeof process === 'undefined' ? false : process.env?.NODE_ENV !== 'production') ? encodeText : String,
  decode: (raw) => raw,
}

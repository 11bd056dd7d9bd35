import { encodeText } from './encode-json.ts'
import type { StorageCodec } from './storage-codec.ts'

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
 * @searchAlias raw string plain unquoted
 * @public
 */
export const textCodec: StorageCodec<string> = {
  encode: encodeText,
  decode: (raw) => raw,
}

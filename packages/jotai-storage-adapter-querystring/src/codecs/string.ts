import type { Codec } from '../codec.ts'

/**
 * Codec for any text, unchanged. A lone surrogate becomes U+FFFD, as everywhere in a URL.
 *
 * @example
 * ```ts
 * import { atomWithQuery, codecs } from '@signpost/jotai-storage-adapter-querystring'
 *
 * export const nameAtom = atomWithQuery<string | null>('name', null, codecs.string)
 * ```
 * @public
 */
export const string: Codec<string> = { encode: String, decode: (text) => text }

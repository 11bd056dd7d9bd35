import type { Codec } from '../codec.ts'
import { CodecError } from '../codec-error.ts'

/**
 * Codec for any text, unchanged. A storage refuses half a character (a lone surrogate), which a URL does not keep. `null`,
 * `undefined` and objects cannot be encoded; numbers and booleans, as a schema of {@link codecs.validated} may give them, are written as text.
 *
 * @example
 * ```ts
 * import { atomWithQuery, codecs } from '@signpost/jotai-storage-adapter-querystring'
 *
 * export const nameAtom = atomWithQuery<string | null>('name', null, codecs.string)
 * ```
 * @searchAlias search term plain free raw
 * @public
 */
export const string: Codec<string> = {
  encode(value) {
    if (value == null || Object(value) === value)
      throw new CodecError(`Expected a text, found ${value === null ? 'null' : typeof value}: convert it first`)
    return String(value)
  },
  decode: (text) => text,
}

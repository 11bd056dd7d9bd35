import { checkJson } from '@signpost/utils-primitives'
import type { JsonValue } from '@signpost/types'
import type { Codec } from '../codec.ts'
import { checkText } from '../check-text.ts'
import { CodecError } from '../codec-error.ts'

/**
 * Creates a codec for any JSON value. Decoded values are not validated: wrap it in {@link codecs.validated}.
 *
 * @typeParam T - The type of the value.
 * @returns The codec.
 *
 * @example
 * ```ts
 * import { atomWithQuery, codecs } from '@signpost/jotai-storage-adapter-querystring'
 *
 * export const boxAtom = atomWithQuery('box', { width: 0, height: 0 }, codecs.json<{ width: number; height: number }>())
 * ```
 * @searchAlias object structured nested stringify
 * @public
 */
export function json<T = JsonValue>(): Codec<T> {
  return {
    encode(value) {
      try {
        checkJson(value)
      } catch (cause) {
        throw new CodecError((cause as Error).message, { cause })
      }
      return JSON.stringify(value)
    },
    decode(text) {
      checkText(text)
      try {
        return JSON.parse(text) as T
      } catch (cause) {
        throw new CodecError('Expected JSON', { text, cause })
      }
    },
  }
}

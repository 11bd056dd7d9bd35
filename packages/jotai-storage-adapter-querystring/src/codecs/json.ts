import { checkJson } from '@signpost/utils-primitives'
import type { JsonValue } from '@signpost/types'
import type { Codec } from '../codec.ts'
import { checkText } from '../check-text.ts'
import { CodecError } from '../codec-error.ts'

/** Bundlers replace it; a page has none. */
declare const process: { readonly env?: { readonly NODE_ENV?: string } } | undefined

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
 * @public
 */
export function json<T = JsonValue>(): Codec<T> {
  return {
    encode(value) {
      // Before, because `stringify` throws for these without a code.
      if (
        (typeof process === 'undefined' ? false : process.env?.NODE_ENV !== 'production') &&
        ['object', 'bigint'].includes(typeof value)
      )
        checkJson(value)
      const text = JSON.stringify(value) as string | undefined
      if (text === undefined)
        throw new CodecError(`Expected a value that JSON can hold, found a ${typeof value}: write data`)
      return text
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

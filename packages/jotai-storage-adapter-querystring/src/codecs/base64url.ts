import { checkArgument, fromBase64Url, toBase64Url } from '@signpost/utils-primitives'
import type { Codec } from '../codec.ts'
import { checkText } from '../check-text.ts'
import { checkWhole } from '../check-whole.ts'
import { CodecError } from '../codec-error.ts'

/**
 * Creates a codec that encodes the text of another codec as base64url, which needs no escaping in a URL.
 *
 * @typeParam T - The type of the value.
 * @param inner - The codec whose text is encoded.
 * @returns The codec.
 *
 * @example
 * ```ts
 * import { codecs } from '@signpost/jotai-storage-adapter-querystring'
 *
 * codecs.base64url(codecs.json()).encode({ a: 'ä' }) // 'eyJhIjoiw6QifQ'
 * ```
 * @searchAlias base64 btoa safe
 * @public
 */
export function base64url<T>(inner: Codec<T>): Codec<T> {
  checkArgument(
    'INVALID_CODEC',
    inner,
    'a codec with encode and decode',
    () => ['encode', 'decode'].every((name) => typeof (Object(inner) as Record<string, unknown>)[name] === 'function'),
    'pass one of codecs',
  )
  return {
    encode(value) {
      const text = inner.encode(value)
      checkWhole(text)
      return toBase64Url(text)
    },
    decode: (text) => inner.decode(readBytes(text, (bytes) => bytes)),
  }
}

/** Decodes base64url, applies `unpack` to the bytes and reads the result as UTF-8. */
export function readBytes(text: string, unpack: (bytes: Uint8Array<ArrayBuffer>) => Uint8Array): string {
  checkText(text)
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(unpack(fromBase64Url(text)))
  } catch (cause) {
    throw new CodecError('Expected base64url of a text', { text, cause })
  }
}

import { checkArgument, toBase64Url } from '@signpost/utils-primitives'
import { checkWhole } from '../check-whole.ts'
import type { Codec } from '../codec.ts'
import { readBytes } from './base64url.ts'

/**
 * A pair of compression functions from a library of your choice. This package includes none.
 *
 * @example
 * ```ts
 * import { deflateSync, inflateSync } from 'fflate'
 * import type { codecs } from '@signpost/jotai-storage-adapter-querystring'
 *
 * export const fflate: codecs.Compression = {
 *   deflate: (data) => deflateSync(data, { level: 9 }),
 *   inflate: (data) => inflateSync(data, { out: new Uint8Array(100_000) }), // no more than that, whatever a link holds
 * }
 * ```
 * @searchAlias pako fflate zlib
 * @public
 */
export interface Compression {
  /**
   * Compresses bytes.
   *
   * @param data - Text in UTF-8.
   */
  deflate(data: Uint8Array): Uint8Array

  /**
   * Decompresses bytes. Throws when they are invalid.
   *
   * @param data - Bytes from a URL, which are untrusted: limit the size of the result.
   */
  inflate(data: Uint8Array): Uint8Array
}

/**
 * Creates a codec that compresses the text of another codec, as base64url. Short texts become longer: use it for large
 * values.
 *
 * @typeParam T - The type of the value.
 * @param inner - The codec whose text is compressed.
 * @param compression - The compression functions.
 * @returns The codec.
 *
 * @example
 * ```ts
 * import { deflateSync, inflateSync } from 'fflate'
 * import { codecs } from '@signpost/jotai-storage-adapter-querystring'
 *
 * export const draft = codecs.compressed(codecs.string, { deflate: deflateSync, inflate: inflateSync })
 * ```
 * @searchAlias gzip lz shorten minify long url
 * @public
 */
export function compressed<T>(inner: Codec<T>, compression: Compression): Codec<T> {
  checkArgument(
    'INVALID_CODEC',
    inner,
    'a codec with encode and decode',
    () => ['encode', 'decode'].every((name) => typeof (Object(inner) as Record<string, unknown>)[name] === 'function'),
    'pass one of codecs',
  )
  checkArgument(
    'INVALID_COMPRESSION',
    compression,
    'functions deflate and inflate',
    () =>
      ['deflate', 'inflate'].every(
        (name) => typeof (Object(compression) as Record<string, unknown>)[name] === 'function',
      ),
    'pass those of fflate',
  )
  return {
    encode(value) {
      const text = inner.encode(value)
      checkWhole(text)
      return toBase64Url(compression.deflate(new TextEncoder().encode(text)))
    },
    decode: (text) => inner.decode(readBytes(text, (bytes) => compression.inflate(bytes))),
  }
}

import { toBase64Url } from '@signpost/utils-primitives'
import type { Codec } from '../codec.ts'
import { readBytes } from './base64url.ts'

/**
 * Two functions that undo each other, from a library of your choice: this package brings none.
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
 * @public
 */
export interface Compression {
  /**
   * Makes bytes fewer.
   *
   * @param data - UTF-8.
   */
  deflate(data: Uint8Array): Uint8Array

  /**
   * Restores them, or throws.
   *
   * @param data - Bytes of a URL, which anybody may have made: limit how large they may grow.
   */
  inflate(data: Uint8Array): Uint8Array
}

/**
 * The text of another codec, compressed, as base64url. It makes short texts longer: use it for large ones.
 *
 * @typeParam T - The value.
 * @param inner - The codec whose text is compressed.
 * @param compression - How.
 * @returns The codec.
 *
 * @example
 * ```ts
 * import { deflateSync, inflateSync } from 'fflate'
 * import { codecs } from '@signpost/jotai-storage-adapter-querystring'
 *
 * export const draft = codecs.compressed(codecs.string, { deflate: deflateSync, inflate: inflateSync })
 * ```
 * @public
 */
export function compressed<T>(inner: Codec<T>, compression: Compression): Codec<T> {
  return {
    encode: (value) => toBase64Url(compression.deflate(new TextEncoder().encode(inner.encode(value)))),
    decode: (text) => inner.decode(readBytes(text, (bytes) => compression.inflate(bytes))),
  }
}

/**
 * Codecs that convert values to text in a query: for single values ({@link codecs.string}, {@link codecs.number},
 * {@link codecs.json}), and wrapping another codec ({@link codecs.list}, {@link codecs.validated},
 * {@link codecs.compressed}).
 *
 * @example
 * ```ts
 * import { codecs } from '@signpost/jotai-storage-adapter-querystring'
 *
 * codecs.list(codecs.number).encode([1, 2]) // '1,2'
 * ```
 *
 * @packageDocumentation
 */

export { base64url } from './codecs/base64url.ts'
export { boolean } from './codecs/boolean.ts'
export { compressed, type Compression } from './codecs/compressed.ts'
export { enumOf } from './codecs/enum-of.ts'
export { isoDate } from './codecs/iso-date.ts'
export { json } from './codecs/json.ts'
export { list } from './codecs/list.ts'
export { number } from './codecs/number.ts'
export { string } from './codecs/string.ts'
export { validated } from './codecs/validated.ts'

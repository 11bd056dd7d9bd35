import type { Codec } from '../codec.ts'
import { CodecError } from '../codec-error.ts'

/**
 * Codec for `true` and `false`.
 *
 * @example
 * ```ts
 * import { codecs } from '@signpost/jotai-storage-adapter-querystring'
 *
 * codecs.boolean.decode('true') // true
 * ```
 * @public
 */
export const boolean: Codec<boolean> = {
  encode(value) {
    if (typeof value !== 'boolean')
      throw new CodecError(`Expected true or false, found ${String(value)}: write one of them`)
    return `${value}`
  },
  decode(text) {
    if (text !== 'true' && text !== 'false') throw new CodecError('Expected true or false', { text })
    return text === 'true'
  },
}

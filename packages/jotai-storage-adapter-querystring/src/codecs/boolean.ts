import { checkArgument, parseBoolean } from '@signpost/utils-primitives'
import type { Codec } from '../codec.ts'
import { checkText } from '../check-text.ts'
import { CodecError } from '../codec-error.ts'

/**
 * Codec for `true` and `false`. An address may also have `yes`, `on`, `1`, `no`, `off` and `0`, in any case, and a name
 * without a value for `true`.
 *
 * @example
 * ```ts
 * import { codecs } from '@signpost/jotai-storage-adapter-querystring'
 *
 * codecs.boolean.decode('true') // true
 * ```
 * @searchAlias bool flag checkbox toggle
 * @public
 */
export const boolean: Codec<boolean> = {
  encode(value) {
    checkArgument('INVALID_PARAMETER', value, 'a boolean', () => Object(value) !== value, 'write another value')
    if (typeof value !== 'boolean')
      throw new CodecError(`Expected true or false, found ${String(value)}: write one of them`)
    return `${value}`
  },
  decode(text) {
    checkText(text)
    const value = parseBoolean(text || 'on')
    if (value === undefined) throw new CodecError('Expected true or false', { text })
    return value
  },
}

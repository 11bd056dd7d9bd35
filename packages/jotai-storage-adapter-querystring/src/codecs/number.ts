import { checkArgument } from '@signpost/utils-primitives'
import type { Codec } from '../codec.ts'
import { checkText } from '../check-text.ts'
import { CodecError } from '../codec-error.ts'

/**
 * Codec for a finite number in decimal digits. `-0` becomes `0`. A whole number that JavaScript cannot hold exactly,
 * such as 9007199254740993, is an error. For a range or integers, wrap it in {@link codecs.validated}.
 *
 * @example
 * ```ts
 * import { codecs } from '@signpost/jotai-storage-adapter-querystring'
 *
 * codecs.number.encode(1.5) // '1.5'
 * codecs.number.decode('1e3') // 1000
 * ```
 * @searchAlias integer float int pagination page
 * @public
 */
export const number: Codec<number> = {
  encode(value) {
    checkArgument('INVALID_PARAMETER', value, 'a number', () => Object(value) !== value, 'write another value')
    if (!Number.isFinite(value))
      throw new CodecError(`Expected a finite number, found ${String(value)}: write another number`)
    return `${value}`
  },
  decode(text) {
    checkText(text)
    const value = Number(text)
    if (!/^-?(?:\d+\.?|\d*\.\d+)(?:e[-+]?\d+)?$/i.test(text) || !Number.isFinite(value)) {
      throw new CodecError('Expected a number', { text })
    }
    const [digits] = /^-?\d+(?=\.?$)/.exec(text) ?? []
    if (digits && digits !== `${value}` && BigInt(digits) !== BigInt(value)) {
      throw new CodecError(`Expected a number that JavaScript can hold, not rounded to ${value}`, { text })
    }
    return value
  },
}

import type { Codec } from '../codec.ts'
import { CodecError } from '../codec-error.ts'

/**
 * A moment, as `2026-11-21T09:30:00.000Z`. It also reads a date alone, which is midnight UTC, and times with another
 * offset; not a time without one, which would mean another moment to each visitor.
 *
 * @see {@link https://tc39.es/ecma262/#sec-date-time-string-format | ECMAScript date time string format}
 *
 * @example
 * ```ts
 * import { codecs } from '@signpost/jotai-storage-adapter-querystring'
 *
 * codecs.isoDate.encode(new Date(0)) // '1970-01-01T00:00:00.000Z'
 * codecs.isoDate.decode('2026-11-21').getTime() // 1795219200000
 * ```
 * @public
 */
export const isoDate: Codec<Date> = {
  encode(value) {
    if (Number.isNaN(value.getTime())) throw new CodecError('Expected a valid date')
    return value.toISOString()
  },
  decode(text) {
    const [, day] =
      /^((?:\d{4}|[+-]\d{6})-\d\d-\d\d)(?:T\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:\d\d))?$/.exec(text) ?? []
    // Engines make the 1st of March of the 29th of February, or refuse it.
    const exists = day && new Date(`${day}T00:00Z`)
    const date = new Date(text)
    if (!exists || Number.isNaN(exists.getTime() + date.getTime()) || !exists.toISOString().startsWith(day)) {
      throw new CodecError('Expected an ISO 8601 date', { text })
    }
    return date
  },
}

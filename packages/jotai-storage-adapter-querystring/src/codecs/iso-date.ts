import { shown } from '@signpost/utils-primitives'
import type { Codec } from '../codec.ts'
import { checkText } from '../check-text.ts'
import { CodecError } from '../codec-error.ts'

/**
 * Codec for a point in time, as `2026-11-21T09:30:00.000Z`. It also decodes a date without time, as midnight UTC, and
 * times with another offset. A time without offset is rejected, because it depends on the time zone of the visitor.
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
 * @searchAlias datetime timestamp 8601
 * @public
 */
export const isoDate: Codec<Date> = {
  encode(value) {
    if (!(value instanceof Date) || Number.isNaN(value.getTime())) {
      throw new CodecError(`Expected a valid date, found ${shown(value)}: write a Date`)
    }
    return value.toISOString()
  },
  decode(text) {
    checkText(text)
    const [, day] =
      /^((?:\d{4}|[+-]\d{6})-\d\d-\d\d)(?:T\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:\d\d))?$/.exec(text) ?? []
    // For the 29th of February of a common year, some engines return the 1st of March and others fail.
    const exists = day && new Date(`${day}T00:00Z`)
    const date = new Date(text)
    if (!exists || Number.isNaN(exists.getTime() + date.getTime()) || !exists.toISOString().startsWith(day)) {
      throw new CodecError('Expected an ISO 8601 date', { text })
    }
    return date
  },
}

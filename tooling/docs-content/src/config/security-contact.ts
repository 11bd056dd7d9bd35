import type * as z from 'zod'
import type { CheckedConfig } from './checked-config.ts'
import { choose, filled, keys, list, orNull } from './schema.ts'

/**
 * `security`: how vulnerabilities are reported. Nothing depends on today's date: a build today and one next year are equal.
 *
 * @see {@link https://www.rfc-editor.org/rfc/rfc9116 | RFC 9116}
 */
export function security(): z.ZodType<CheckedConfig['security']> {
  const contact = address(
    /^(?:https:\/\/|mailto:|tel:)/,
    'an address such as "mailto:security@example.org" or "https://example.org/report"',
  )
  return orNull(
    keys({
      contact: choose<string[]>((value) =>
        Array.isArray(value)
          ? list(contact).min(1, { error: 'at least one address' })
          : contact.transform((one) => [one]),
      ),
      expires: filled
        .refine(isDay, { error: 'a day such as "2030-01-31"' })
        // The beginning of the day in UTC, as RFC 3339 writes it.
        .transform((day) => `${day}T00:00:00Z`),
      policy: orNull(address(/^https:\/\//, 'an https address')),
    }),
  )
}

function address(scheme: RegExp, expected: string): z.ZodType<string> {
  return filled.refine((value) => scheme.test(value) && /^[!-~]+$/.test(value) && URL.canParse(value), {
    error: expected,
  })
}

function isDay(day: string): boolean {
  const time = new Date(`${day}T00:00:00Z`)
  return /^\d{4}-\d{2}-\d{2}$/.test(day) && !Number.isNaN(time.getTime()) && time.toISOString().startsWith(day)
}

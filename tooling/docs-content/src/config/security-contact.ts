import type { CheckedConfig } from './checked-config.ts'
import type { Place } from './value-checks.ts'
import { listAt, objectAt, reject, stringAt } from './value-checks.ts'

/**
 * Checks how a vulnerability is reported; null when the configuration does not say.
 *
 * Nothing depends on today's date: a build today and one next year are equal.
 *
 * @see {@link https://www.rfc-editor.org/rfc/rfc9116 | RFC 9116}
 */
export function securityAt(place: Place): CheckedConfig['security'] {
  const at = place.value === undefined ? undefined : objectAt(place, ['contact', 'expires', 'policy'])
  if (!at) return null
  const contacts = Array.isArray(at('contact').value) ? listAt(at('contact')) : [at('contact')]
  if (contacts.length === 0) reject(at('contact'), 'at least one address')
  return {
    contact: contacts.map((contact) =>
      addressAt(
        contact,
        /^(?:https:\/\/|mailto:|tel:)/,
        'an address such as "mailto:security@example.org" or "https://example.org/report"',
      ),
    ),
    expires: dateAt(at('expires')),
    policy: at('policy').value === undefined ? null : addressAt(at('policy'), /^https:\/\//, 'an https address'),
  }
}

function addressAt(place: Place, scheme: RegExp, expected: string): string {
  const address = stringAt(place)
  if (address !== '' && !(scheme.test(address) && /^[!-~]+$/.test(address) && URL.canParse(address)))
    reject(place, expected)
  return address
}

/** A day of the calendar in UTC, as RFC 3339 writes its beginning. */
function dateAt(place: Place): string {
  const day = stringAt(place)
  const time = new Date(`${day}T00:00:00Z`)
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(day) && !Number.isNaN(time.getTime()) && time.toISOString().startsWith(day)
  if (day !== '' && !isDay) reject(place, 'a day such as "2030-01-31"')
  return `${day}T00:00:00Z`
}

import type { CheckedConfig } from './checked-config.ts'
import type { Place } from './value-checks.ts'
import { listAt, objectAt, reject, stringAt } from './value-checks.ts'

/** Checks where the workbench is and what it shows. */
export function workbenchAt(place: Place): CheckedConfig['workbench'] {
  const at = place.value === undefined ? undefined : objectAt(place, ['url', 'packages'])
  if (!at) return null
  const url = stringAt(at('url'), '/workbench/')
  if (!/^(?:https?:\/)?\/[^?#]*\/$/.test(url))
    reject(at('url'), 'a path or an address that ends with a slash, such as "/workbench/"')
  if (at('packages').value === undefined) reject(at('packages'), 'a list of package slugs')
  return { url, packages: listAt(at('packages')).map((slug) => stringAt(slug)) }
}

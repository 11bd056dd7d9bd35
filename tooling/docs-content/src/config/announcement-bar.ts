import type { CheckedConfig } from './checked-config.ts'
import type { Place } from './value-checks.ts'
import { booleanAt, objectAt, reject, stringAt, textAt } from './value-checks.ts'

/** Reads `announcementBar` (R2.29); absent and null both mean that there is none. */
export function announcementBarAt(place: Place, locales: readonly string[]): CheckedConfig['announcementBar'] {
  const isThere = place.value !== undefined && place.value !== null
  const at = isThere ? objectAt(place, ['id', 'content', 'backgroundColor', 'textColor', 'isCloseable']) : undefined
  if (!at) return null
  return {
    id: stringAt(at('id'), 'announcement-bar'),
    content: textAt(at('content'), locales),
    backgroundColor: colorAt(at('backgroundColor')),
    textColor: colorAt(at('textColor')),
    isCloseable: booleanAt(at('isCloseable'), true),
  }
}

/** A colour as CSS writes it. It becomes part of a style sheet, so it has nothing that could end its declaration. */
function colorAt(place: Place): string | null {
  const color = stringAt(place, null)
  if (color !== null && !/^[\w#%.,()\s/+-]+$/.test(color)) {
    reject(place, 'a colour such as "#20232a", "rebeccapurple" or "oklch(0.5 0.1 250)"')
  }
  return color
}

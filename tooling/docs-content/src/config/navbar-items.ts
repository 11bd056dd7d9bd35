import { nearestName } from '@signpost/diagnostics/did-you-mean'
import type { NavbarItemConfig, Text } from './site-config.ts'
import type { Place } from './value-checks.ts'
import { isObject, listAt, objectAt, oneOfAt, printed, reject, stringAt, textAt } from './value-checks.ts'

const types = ['default', 'doc', 'docSidebar', 'dropdown', 'localeDropdown', 'docsVersionDropdown', 'search'] as const

/** A link's words and where it leads. */
export interface CheckedLink {
  label: Text
  to?: string
  href?: string
}

/** Reads the items of the navigation bar (R8.6). Those with problems are left out. */
export function navbarItemsAt(place: Place, locales: readonly string[]): NavbarItemConfig[] {
  return listAt(place).flatMap((item) => navbarItemAt(item, locales, false) ?? [])
}

/**
 * The label and the one target of a link. A path must start with a slash; an address must be https, http or mailto.
 */
export function linkAt(
  at: (key: 'label' | 'to' | 'href') => Place,
  place: Place,
  locales: readonly string[],
): CheckedLink {
  const label = textAt(at('label'), locales)
  const to = stringAt(at('to'), undefined)
  const href = stringAt(at('href'), undefined)
  if ((to === undefined) === (href === undefined)) reject(place, 'exactly one of "to" and "href"')
  if (to !== undefined && !/^\/(?![\\/])/.test(to)) reject(at('to'), 'a path of this site, starting with one slash')
  if (href !== undefined && !/^(?:https?:\/\/|mailto:)/.test(href))
    reject(at('href'), 'an https, http or mailto address')
  return { label, ...(to !== undefined && { to }), ...(href !== undefined && { href }) }
}

function navbarItemAt(place: Place, locales: readonly string[], isNested: boolean): NavbarItemConfig | undefined {
  const { value } = place
  if (!isObject(value)) {
    reject(place, 'an object')
    return undefined
  }
  const type = value['type'] ?? (Object.hasOwn(value, 'items') ? 'dropdown' : 'default')
  if (!(types as readonly unknown[]).includes(type)) {
    const nearest = nearestName(String(type), types)
    place.problems.push({
      path: place.path,
      found: `Bad navbar item type ${String(type)} in ${printed(value)}`,
      expected: `one of ${types.join(', ')}.${nearest === undefined ? '' : ` Did you mean "${nearest}"?`}`,
    })
    return undefined
  }
  if (isNested && type !== 'default' && type !== 'doc' && type !== 'docSidebar') {
    const found = type === 'dropdown' ? 'Nested dropdowns are not allowed' : `Bad navbar item type ${String(type)}`
    place.problems.push({ path: place.path, found: `${found} in ${printed(value)}`, expected: 'a link in a dropdown' })
    return undefined
  }
  return readItem(type as (typeof types)[number], place, locales)
}

function readItem(
  type: (typeof types)[number],
  place: Place,
  locales: readonly string[],
): NavbarItemConfig | undefined {
  if (type === 'default') {
    const at = objectAt(place, ['type', 'position', 'label', 'to', 'href', 'activeBasePath', 'activeBaseRegex'])!
    const activeBasePath = stringAt(at('activeBasePath'), undefined)
    const activeBaseRegex = stringAt(at('activeBaseRegex'), undefined)
    if (activeBaseRegex !== undefined && !isRegex(activeBaseRegex))
      reject(at('activeBaseRegex'), 'a regular expression')
    return {
      type,
      position: positionAt(at('position')),
      ...linkAt(at, place, locales),
      ...(activeBasePath !== undefined && { activeBasePath }),
      ...(activeBaseRegex !== undefined && { activeBaseRegex }),
    } as NavbarItemConfig
  }
  if (type === 'doc') {
    const at = objectAt(place, ['type', 'position', 'docId', 'label'])!
    const label = textAt(at('label'), locales, undefined)
    return {
      type,
      position: positionAt(at('position')),
      docId: stringAt(at('docId')),
      ...(label !== undefined && { label }),
    }
  }
  if (type === 'docSidebar') {
    const at = objectAt(place, ['type', 'position', 'sidebarId', 'label'])!
    return {
      type,
      position: positionAt(at('position')),
      sidebarId: stringAt(at('sidebarId')),
      label: textAt(at('label'), locales),
    }
  }
  if (type === 'dropdown') {
    const at = objectAt(place, ['type', 'position', 'label', 'items'])!
    const items = listAt(at('items')).flatMap((item) => navbarItemAt(item, locales, true) ?? [])
    return {
      type,
      position: positionAt(at('position')),
      label: textAt(at('label'), locales),
      items,
    } as NavbarItemConfig
  }
  if (type === 'docsVersionDropdown') {
    const at = objectAt(place, ['type', 'position', 'versions'])!
    const versions = listAt(at('versions')).map((version) => stringAt(version))
    return { type, position: positionAt(at('position')), ...(versions.length > 0 && { versions }) }
  }
  const at = objectAt(place, ['type', 'position'])!
  return { type, position: positionAt(at('position')) }
}

function positionAt(place: Place): 'left' | 'right' {
  return oneOfAt(place, ['left', 'right'], 'left')
}

function isRegex(source: string): boolean {
  try {
    new RegExp(source, 'i')
    return true
  } catch {
    return false
  }
}

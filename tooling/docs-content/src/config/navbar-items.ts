import * as z from 'zod'
import {
  checked,
  choose,
  filled,
  hintFor,
  isObject,
  keys,
  list,
  matching,
  oneOf,
  printed,
  refused,
  text,
} from './schema.ts'
import type { NavbarItemConfig, Text } from './site-config.ts'

const types = ['default', 'doc', 'docSidebar', 'dropdown', 'localeDropdown', 'docsVersionDropdown', 'search'] as const
type ItemType = (typeof types)[number]

/** A link's words and its target: exactly one of `to` and `href` is there. */
export interface CheckedLink {
  label: Text
  to?: string
  href?: string
}

/** Keys of a link. A path starts with a slash; an address is https, http or mailto. */
function linkKeys(locales: readonly string[]) {
  return {
    label: text(locales),
    to: matching(/^\/(?![\\/])/, 'a path of this site, starting with one slash').exactOptional(),
    href: matching(/^(?:https?:\/\/|mailto:)/, 'an https, http or mailto address').exactOptional(),
  }
}

/** A link of the footer. */
export function link(locales: readonly string[]): z.ZodType<CheckedLink> {
  return withOneTarget(keys(linkKeys(locales)))
}

function withOneTarget<Link extends { to?: string; href?: string }>(schema: z.ZodType<Link>): z.ZodType<Link> {
  return checked(
    schema,
    ({ to, href }) => (to === undefined) !== (href === undefined),
    'exactly one of "to" and "href"',
  )
}

/** Items of the navigation bar (R8.6). */
export function navbarItems(locales: readonly string[]): z.ZodType<NavbarItemConfig[]> {
  return list(choose((value) => itemSchema(value, locales, false)))
}

function itemSchema(value: unknown, locales: readonly string[], isNested: boolean): z.ZodType<NavbarItemConfig> {
  if (!isObject(value)) return refused('an object')
  const type = value['type'] ?? (Object.hasOwn(value, 'items') ? 'dropdown' : 'default')
  const bad = `Bad navbar item type ${String(type)}`
  if (!isType(type)) {
    return refused(`one of ${types.join(', ')}`, `${bad} in ${printed(value)}`, hintFor(String(type), types))
  }
  if (isNested && type !== 'default' && type !== 'doc' && type !== 'docSidebar') {
    const found = type === 'dropdown' ? 'Nested dropdowns are not allowed' : bad
    return refused('a link in a dropdown', `${found} in ${printed(value)}`)
  }
  return schemaOf(type, locales) as z.ZodType<NavbarItemConfig>
}

function isType(type: unknown): type is ItemType {
  return (types as readonly unknown[]).includes(type)
}

function schemaOf(type: ItemType, locales: readonly string[]): z.ZodType {
  const common = { type: z.literal(type).default(type), position: oneOf('left', 'right').default('left') }
  switch (type) {
    case 'default':
      return withOneTarget(
        keys({
          ...common,
          ...linkKeys(locales),
          activeBasePath: filled.exactOptional(),
          activeBaseRegex: filled.refine(isRegex, { error: 'a regular expression' }).exactOptional(),
        }),
      )
    case 'doc':
      return keys({ ...common, docId: filled, label: text(locales).exactOptional() })
    case 'docSidebar':
      return keys({ ...common, sidebarId: filled, label: text(locales) })
    case 'dropdown':
      return keys({
        ...common,
        label: text(locales),
        items: list(choose((value) => itemSchema(value, locales, true))).default([]),
      })
    case 'docsVersionDropdown':
      return keys({ ...common, versions: list(filled).exactOptional() })
    case 'localeDropdown':
    case 'search':
      return keys(common)
  }
}

function isRegex(source: string): boolean {
  try {
    new RegExp(source, 'i')
    return true
  } catch {
    return false
  }
}

import type { Kind, PageKey } from '@signpost/symbol-graph/reader'
import { defaultLocale, isLocale, type Locale } from './locales.ts'
import { decodeSegment, encodeSegment } from './url-segment.ts'

/** Every kind of symbol, in the order in which lists show them. */
export const kinds: readonly Kind[] = ['class', 'function', 'variable', 'interface', 'type', 'enum', 'namespace']

/** A page of the site, without a locale and without an address. Docs are none of them: their paths come with the content. */
export type Place =
  | { at: 'home' }
  | { at: 'api' }
  | { at: 'search' }
  | { at: 'package'; slug: string }
  | { at: 'symbol'; page: PageKey }

/** Where the site is mounted, `/` at both ends. */
const base = import.meta.env.BASE_URL

function restOf(place: Place): string {
  switch (place.at) {
    case 'home':
      return ''
    case 'api':
    case 'search':
      return `/${place.at}`
    case 'package':
      return `/api/${segmentOf(place.slug)}`
    case 'symbol':
      return `/api/${segmentOf(place.page.slug)}/${place.page.kind}/${segmentOf(place.page.name)}`
  }
}

function segmentOf(name: string): string {
  return encodeURI(encodeSegment(name))
}

/** The path of a page as the router sees it: below the base URL, no slash at the end, percent-encoded. */
export function pathOf(locale: Locale, place: Place): string {
  return (locale === defaultLocale ? '' : `/${locale}`) + restOf(place) || '/'
}

/**
 * The address of a page as it is written into `href`: {@link pathOf} below the base URL.
 *
 * @param anchor - As it is written in an `id`: the graph has encoded what a fragment may not hold.
 */
export function hrefOf(locale: Locale, place: Place, anchor?: string): string {
  return withBase(pathOf(locale, place)) + (anchor ? `#${anchor}` : '')
}

/** A path below the site's root as an address. */
export function withBase(path: string): string {
  return base + path.replace(/^\//, '')
}

/** A path as the router sees it, from an address; nothing for an address outside the site's base URL. */
export function withoutBase(pathname: string): string | undefined {
  if (`${pathname}/` === base) return '/'
  return pathname.startsWith(base) ? `/${pathname.slice(base.length)}` : undefined
}

/** The locale of a path, from its first segment; the default locale has none. */
export function localeOf(path: string): Locale {
  const first = path.split('/', 2)[1] ?? ''
  return first !== defaultLocale && isLocale(first) ? first : defaultLocale
}

/** The same path in another locale. Works for every path, pages that do not exist included. */
export function inLocale(path: string, locale: Locale): string {
  const current = localeOf(path)
  const rest = current === defaultLocale ? path : path.slice(current.length + 1)
  if (locale === defaultLocale) return rest || '/'
  return `/${locale}${rest === '/' ? '' : rest}`
}

/** The place that a path names, by its form alone: whether such a page exists is the index's to say. */
export function placeOf(path: string): { locale: Locale; place: Place } | undefined {
  const locale = localeOf(path)
  const segments = inLocale(path, defaultLocale).split('/').slice(1).map(nameOf)
  if (segments.some((segment) => segment === undefined)) {
    return path === '/' || path === `/${locale}` ? { locale, place: { at: 'home' } } : undefined
  }
  const [section, ...names] = segments as string[]
  const place = section === 'api' ? apiPlace(names) : undefined
  return place && { locale, place }
}

function nameOf(segment: string): string | undefined {
  try {
    return segment === '' ? undefined : decodeSegment(decodeURIComponent(segment))
  } catch {
    return undefined
  }
}

function apiPlace([slug, kind, name, ...more]: readonly string[]): Place | undefined {
  if (slug === undefined) return { at: 'api' }
  if (kind === undefined) return { at: 'package', slug }
  if (name === undefined || more.length > 0 || !isKind(kind)) return undefined
  return { at: 'symbol', page: { slug, kind, name } }
}

/** True for the word that stands for a kind in addresses. */
export function isKind(word: string): word is Kind {
  return (kinds as readonly string[]).includes(word)
}

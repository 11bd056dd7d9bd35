import type { Kind, PageKey } from '@signpost/graph-model'
import { decodeSegment, encodeSegment } from '@signpost/graph-model/model'
import { defaultLocale, isLocale, type Locale } from './locales.ts'
import { type Overview, overviews } from './overviews.ts'

/** All kinds of symbols, in the order of lists. */
export const kinds: readonly Kind[] = ['class', 'function', 'variable', 'interface', 'type', 'enum', 'namespace']

/** A page of the site, without locale and address. Docs are not included: their paths come with the content. */
export type Place =
  | { at: 'home' }
  | { at: 'api' }
  | { at: 'search' }
  /** `part` is a further page of a long list: `b`, `b-2`, `other`. */
  | { at: 'overview'; of: Overview; part?: string }
  | { at: 'package'; slug: string }
  /** Changes of a package; `number` is that of a further page, from 2. */
  | { at: 'changes'; slug: string; number?: number }
  | { at: 'symbol'; page: PageKey }
  /** Source file of a package, by its path from the package's folder; without a file, the list of its files. */
  | { at: 'source'; slug: string; file?: string }

/**
 * Base URL of the site, with slashes at both ends. A bundler must not evaluate it: the built files contain a placeholder, and
 * get the base URL later.
 */
export const base = String(import.meta.env.BASE_URL)

function restOf(place: Place): string {
  switch (place.at) {
    case 'home':
      return ''
    case 'api':
    case 'search':
      return `/${place.at}`
    case 'overview':
      return `/api/${place.of}${place.part === undefined ? '' : `/${place.part}`}`
    case 'package':
      return `/api/${segmentOf(place.slug)}`
    case 'changes':
      return `/api/${segmentOf(place.slug)}/changes${place.number === undefined ? '' : `/${place.number}`}`
    case 'symbol':
      return symbolPath(place.page)
    case 'source':
      return `/source/${[place.slug, ...(place.file?.split('/') ?? [])].map(segmentOf).join('/')}`
  }
}

function symbolPath({ slug, kind, name, part }: PageKey): string {
  return `/api/${segmentOf(slug)}/${kind}/${segmentOf(name)}${part === undefined ? '' : `/${part}`}`
}

function segmentOf(name: string): string {
  return encodeURI(encodeSegment(name))
}

/** Path of a page as the router sees it: below the base URL, without a slash at the end, percent-encoded. */
export function pathOf(locale: Locale, place: Place): string {
  return (locale === defaultLocale ? '' : `/${locale}`) + restOf(place) || '/'
}

/**
 * Address of a page for `href`: {@link pathOf} with the base URL.
 *
 * @param anchor - As in an `id`: the graph has encoded it for use in a fragment.
 */
export function hrefOf(locale: Locale, place: Place, anchor?: string): string {
  return withBase(pathOf(locale, place)) + (anchor ? `#${anchor}` : '')
}

/** Adds the base URL to a path. */
export function withBase(path: string): string {
  return base + path.replace(/^\//, '')
}

/** Removes the base URL from an address; `undefined` for one outside the site. */
export function withoutBase(pathname: string): string | undefined {
  if (`${pathname}/` === base) return '/'
  return pathname.startsWith(base) ? `/${pathname.slice(base.length)}` : undefined
}

/** Locale of a path by its first segment; without one, the default locale. */
export function localeOf(path: string): Locale {
  const first = path.split('/', 2)[1] ?? ''
  return first !== defaultLocale && isLocale(first) ? first : defaultLocale
}

/** Changes the locale of a path. Works for every path, including unknown pages. */
export function inLocale(path: string, locale: Locale): string {
  const current = localeOf(path)
  const rest = current === defaultLocale ? path : path.slice(current.length + 1)
  if (locale === defaultLocale) return rest || '/'
  return `/${locale}${rest === '/' ? '' : rest}`
}

/** Parses a path of the API, of a source file or the home page. The page need not exist. */
export function placeOf(path: string): { locale: Locale; place: Place } | undefined {
  const locale = localeOf(path)
  const segments = inLocale(path, defaultLocale).split('/').slice(1).map(nameOf)
  if (segments.some((segment) => segment === undefined)) {
    return path === '/' || path === `/${locale}` ? { locale, place: { at: 'home' } } : undefined
  }
  const [section, ...names] = segments as string[]
  const place = section === 'api' ? apiPlace(names) : section === 'source' ? sourcePlace(names) : undefined
  return place && { locale, place }
}

function nameOf(segment: string): string | undefined {
  try {
    return segment === '' ? undefined : decodeSegment(decodeURIComponent(segment))
  } catch {
    return undefined
  }
}

function apiPlace([slug, kind, name, part, ...more]: readonly string[]): Place | undefined {
  if (slug === undefined) return { at: 'api' }
  if (isOverview(slug)) return name === undefined ? overviewPlace(slug, kind) : undefined
  if (kind === undefined) return { at: 'package', slug }
  if (kind === 'changes') return part === undefined ? changesPlace(slug, name) : undefined
  if (name === undefined || more.length > 0 || !isKind(kind)) return undefined
  if (part !== undefined && !partName.test(part)) return undefined
  return { at: 'symbol', page: { slug, kind, name, ...(part !== undefined && { part }) } }
}

function sourcePlace([slug, ...names]: readonly string[]): Place | undefined {
  if (slug === undefined) return undefined
  // A name with a slash would have two addresses.
  if (names.some((name) => name.includes('/'))) return undefined
  return { at: 'source', slug, ...(names.length > 0 && { file: names.join('/') }) }
}

function isOverview(word: string): word is Overview {
  return (overviews as readonly string[]).includes(word)
}

function overviewPlace(of: Overview, part: string | undefined): Place | undefined {
  if (part === undefined) return { at: 'overview', of }
  return /^(?:[a-z]|other)(?:-(?:[2-9]|[1-9]\d+))?$/.test(part) ? { at: 'overview', of, part } : undefined
}

function changesPlace(slug: string, number: string | undefined): Place | undefined {
  if (number === undefined) return { at: 'changes', slug }
  return /^(?:[2-9]|[1-9]\d+)$/.test(number) ? { at: 'changes', slug, number: Number(number) } : undefined
}

/** Names of further pages of a symbol: `2`, `relations`, `relations-2`. */
const partName = /^(?:relations|(?:relations-)?(?:[2-9]|[1-9]\d+))$/

/** Whether a word is a kind in addresses. */
export function isKind(word: string): word is Kind {
  return (kinds as readonly string[]).includes(word)
}

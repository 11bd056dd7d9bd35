import type { Kind } from '@signpost/symbol-graph/reader'
import { defaultLocale, type Locale } from './locales.ts'
import { nearest } from './nearest.ts'
import type { SiteLink } from './site.ts'
import { decodeSegment } from './url-segment.ts'
import { hrefOf, inLocale, type Place } from './urls.ts'

/** The names of all pages in a language. */
export interface PageNames {
  docs: readonly (readonly [slug: string, title: string])[]
  packages: readonly (readonly [slug: string, name: string, symbols: readonly (readonly [kind: Kind, name: string])[]])[]
}

/** Pages that somebody may have meant. */
export type NearPage = Pick<SiteLink, 'label' | 'href'>

/** How many pages are worth naming. */
const limit = 5

/**
 * The pages that an address which leads nowhere may have meant, most likely first.
 *
 * Within a package that exists these are its symbols of a similar name, then the package itself; anywhere else the
 * sections, packages, docs and symbols that the last part of the address comes near to.
 *
 * @param path - As the router sees it, with its locale.
 */
export function nearPages(path: string, locale: Locale, names: PageNames): NearPage[] {
  const segments = inLocale(path, defaultLocale).split('/').filter(Boolean).map(nameOf)
  const wanted = segments.at(-1) ?? ''
  const link = (label: string, place: Place): NearPage => ({ label, href: hrefOf(locale, place) })
  const [slug, packageName, symbols] = (segments[0] === 'api' && names.packages.find(([slug]) => slug === segments[1])) || []

  if (slug !== undefined && packageName !== undefined && symbols !== undefined) {
    const near = symbolsNear(wanted, symbols).map(([kind, name]) => link(name, { at: 'symbol', page: { slug, kind, name } }))
    return [...near, link(packageName, { at: 'package', slug })]
  }
  const places = new Map<string, NearPage>([
    ['docs', link('docs', { at: 'docs' })],
    ['api', link('api', { at: 'api' })],
    ...names.packages.map(([slug, name]) => [slug, link(name, { at: 'package', slug })] as const),
    ...names.docs.map(([slug, title]) => [slug.split('/').at(-1)!, link(title, { at: 'doc', slug })] as const),
  ])
  const same = wanted.toLowerCase()
  const namesakes = names.packages.flatMap(([slug, , symbols]) =>
    symbols
      .filter(([, name]) => name.toLowerCase() === same)
      .map(([kind, name]) => link(name, { at: 'symbol', page: { slug, kind, name } })),
  )
  return [...namesakes, ...nearest(wanted, [...places.keys()], limit).map((key) => places.get(key)!)].slice(0, limit)
}

/** Symbols of a similar name; those of exactly this name come first, whatever their kind. */
function symbolsNear<T extends readonly [Kind, string]>(wanted: string, symbols: readonly T[]): T[] {
  const near = nearest(wanted, symbols.map(([, name]) => name), limit)
  return near.flatMap((near) => symbols.filter(([, name]) => name === near)).slice(0, limit)
}

function nameOf(segment: string): string {
  try {
    return decodeSegment(decodeURIComponent(segment)) ?? ''
  } catch {
    return ''
  }
}

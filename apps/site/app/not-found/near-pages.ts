import { nearestNames } from '@signpost/diagnostics/did-you-mean'
import type { Kind } from '@signpost/graph-model'
import type { SiteLink } from '#app/site/index.ts'
import {
  decodeSegment,
  defaultLocale,
  hrefOf,
  inLocale,
  type Locale,
  type Place,
  shownName,
  visitedPath,
  withBase,
  withoutBase,
} from '#app/urls/index.ts'

/** Names of all pages in a locale. */
export interface PageNames {
  /** Per docs version, the last one first; paths are below the base URL and without a locale. */
  docs: readonly (readonly [path: string, pages: readonly (readonly [path: string, title: string])[]])[]
  packages: readonly (readonly [
    slug: string,
    name: string,
    symbols: readonly (readonly [kind: Kind, name: string])[],
  ])[]
}

/** A suggested page. */
export type NearPage = Pick<SiteLink, 'label' | 'href'>

/** Maximum number of suggestions. */
const limit = 5

/** Suggested pages for the address that the visitor asked for: see {@link nearPages}. Rejects when the names cannot be loaded. */
export async function loadNearPages(locale: Locale, signal: AbortSignal): Promise<NearPage[]> {
  const path = withoutBase(visitedPath())
  const response = await fetch(withBase(inLocale('/names.json', locale)), { signal })
  return path === undefined || !response.ok ? [] : nearPages(path, locale, (await response.json()) as PageNames)
}

/**
 * Suggested pages for an unknown address, most likely first.
 *
 * In an existing package: its symbols with similar names, then the package. Elsewhere: sections, packages, docs and
 * symbols with names similar to the last segment.
 *
 * @param path - Path below the base URL, with its locale.
 */
export function nearPages(path: string, locale: Locale, names: PageNames): NearPage[] {
  const segments = inLocale(path, defaultLocale).split('/').filter(Boolean).map(nameOf)
  // The fifth segment of a symbol's address is the number of a page.
  const wanted = (segments[0] === 'api' ? segments.slice(0, 4) : segments).at(-1) ?? ''
  const link = (label: string, place: Place): NearPage => ({ label, href: hrefOf(locale, place) })
  const [slug, packageName, symbols] =
    (segments[0] === 'api' && names.packages.find(([slug]) => slug === segments[1])) || []

  if (slug !== undefined && packageName !== undefined && symbols !== undefined) {
    // An address that names the package alone, in a language or a version that the site does not have.
    const near = (segments.length > 2 ? symbolsNear(wanted, symbols) : []).map(([kind, name]) =>
      link(shownName(name), { at: 'symbol', page: { slug, kind, name } }),
    )
    return [...near, link(packageName, { at: 'package', slug })]
  }
  const doc = ([path, label]: readonly [string, string]) =>
    [lastName(path), { label, href: withBase(inLocale(path, locale)) }] as const
  const [home = '/', docs = []] = versionOf(inLocale(path, defaultLocale), names) ?? []
  const places = new Map<string, NearPage>([
    ...(home === '/' ? [] : [doc([home, lastName(home)])]),
    ['api', link('api', { at: 'api' })],
    ...names.packages.map(([slug, name]) => [slug, link(name, { at: 'package', slug })] as const),
    ...docs.map(doc),
  ])
  const same = wanted.toLowerCase()
  const namesakes = names.packages.flatMap(([slug, , symbols]) =>
    symbols
      .filter(([, name]) => name.toLowerCase() === same)
      .map(([kind, name]) => link(shownName(name), { at: 'symbol', page: { slug, kind, name } })),
  )
  return [
    ...namesakes,
    ...nearestNames(wanted, places.keys(), { limit, completes: true }).map((key) => places.get(key)!),
  ].slice(0, limit)
}

/** Docs version whose address is the longest prefix of a path; otherwise the last version. */
function versionOf(path: string, { docs }: PageNames): PageNames['docs'][number] | undefined {
  const around = docs.filter(([home]) => path === home || path.startsWith(`${home}/`))
  return around.sort(([a], [b]) => b.length - a.length)[0] ?? docs[0]
}

function lastName(path: string): string {
  return decodeURIComponent(path.split('/').at(-1)!)
}

/** Symbols with similar names, exact matches first, of every kind. */
function symbolsNear<T extends readonly [Kind, string]>(wanted: string, symbols: readonly T[]): T[] {
  const near = nearestNames(
    wanted,
    symbols.map(([, name]) => name),
    { limit, completes: true },
  )
  return near.flatMap((near) => symbols.filter(([, name]) => name === near)).slice(0, limit)
}

function nameOf(segment: string): string {
  try {
    return decodeSegment(decodeURIComponent(segment)) ?? ''
  } catch {
    return ''
  }
}

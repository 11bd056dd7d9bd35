import { releaseOfSlug, type Kind, type PageKey } from '@signpost/graph-model'
import { cachedPage, graph } from '#app/data/index.server.ts'
import { hrefOf, type Locale, type Place } from '#app/urls/index.ts'

/** A version of a package's API in the menu of a page. */
export interface ApiVersionLink {
  /** Null for the current API. */
  version: string | null
  /** Whether the page shows it. */
  isShown: boolean
  /** The same symbol there, or the package where the version lacks it. */
  href: string
  /** Why the symbol is not there; absent where it is. */
  lacks?: 'notYet' | 'removed' | 'other'
}

/** The versions of a package's API for a page of it. */
export interface ApiVersions {
  /** The current API, then the releases, the newest first. */
  links: readonly ApiVersionLink[]
  /** Version of the page; null for the current API. */
  shown: string | null
}

/** Slugs of all packages with pages: those of the repository, then the published releases. */
export function allSlugs(): string[] {
  return [...graph().manifest.packages, ...(graph().releases ?? [])].map(({ slug }) => slug)
}

/** Versions for the page of a package; undefined for a package without releases. */
export function packageVersions(slug: string, locale: Locale): ApiVersions | undefined {
  return versionsOf(slug, locale, () => undefined)
}

/** Versions for the page of a symbol; undefined for a package without releases. */
export function symbolVersions({ slug, kind, name }: PageKey, locale: Locale): ApiVersions | undefined {
  return versionsOf(slug, locale, (other) => {
    const kinds = kindsOf(other).get(name)
    if (kinds === undefined) return null
    return { at: 'symbol', page: { slug: other, kind: kinds.includes(kind) ? kind : kinds[0]!, name } }
  })
}

/**
 * Address of a symbol's page in the current API, which search engines are to show instead of a release; undefined for a page of
 * the current API, and for a symbol that it no longer has.
 */
export function currentHref(page: PageKey, locale: Locale): string | undefined {
  const current = symbolVersions(page, locale)?.links[0]
  return current === undefined || current.isShown || current.lacks !== undefined ? undefined : current.href
}

/** @param placeIn - Place of the page in another version; null where it is missing, undefined for the package's own page. */
function versionsOf(
  slug: string,
  locale: Locale,
  placeIn: (slug: string) => Place | null | undefined,
): ApiVersions | undefined {
  const release = releaseOfSlug(slug)
  const of = release?.of ?? slug
  const releases = (graph().releases ?? []).filter((one) => one.of === of)
  if (releases.length === 0) return undefined
  const found = [{ slug: of, version: null }, ...releases].map((one) => ({ ...one, place: placeIn(one.slug) }))
  const has = found.map(({ place }) => place !== null)
  const links = found.map(({ slug: other, version, place }, at): ApiVersionLink => {
    const lacks = place === null ? absence(has, at) : undefined
    return {
      version,
      isShown: other === slug,
      href: hrefOf(locale, place ?? { at: 'package', slug: other }),
      ...(lacks && { lacks }),
    }
  })
  return { links, shown: release?.version ?? null }
}

/** Why a version lacks a symbol. The versions are ordered, the newest first. */
function absence(has: readonly boolean[], at: number): ApiVersionLink['lacks'] {
  const isLater = has.slice(0, at).includes(true)
  const isEarlier = has.slice(at + 1).includes(true)
  return isLater && isEarlier ? 'other' : isLater ? 'notYet' : 'removed'
}

/** Kinds of a package's symbols by name. */
function kindsOf(slug: string): ReadonlyMap<string, readonly Kind[]> {
  return cachedPage(`names/${slug}`, () => {
    const kinds = new Map<string, Kind[]>()
    for (const { name, kind } of graph().package(slug)?.symbols ?? []) {
      kinds.set(name, [...(kinds.get(name) ?? []), kind])
    }
    return kinds
  })
}

import { releaseOfSlug } from '@signpost/graph-model'
import { cachedPage, content, graph } from '#app/data/index.server.ts'
import { defaultLocale, inLocale, localeOf, pathOf, type Place, placeOf, withBase } from '#app/urls/index.ts'

/** Endings of a page's twins for programs. */
export const twinEndings = ['.md', '.json'] as const

/** Ending of a twin. */
export type TwinEnding = (typeof twinEndings)[number]

/** Page with twins: one of the API, whose text has one language, or a doc. */
export type TwinPlace =
  | Exclude<Place, { at: 'home' | 'search' | 'source' }>
  | { at: 'doc'; path: string; locale: string }

/** Page with twins that is no list over all packages. */
export type OwnPlace = Exclude<TwinPlace, { at: 'overview' }>

/** Whether the configuration wants pages for programs. */
export function hasPrograms(): boolean {
  return content().manifest.config.programs !== false
}

/** Path of the page that a place's twins are named by; undefined for a release, and where a page has the address of a twin. */
export function twinBase(place: TwinPlace): string | undefined {
  if (place.at !== 'doc' && isOfRelease(place)) return undefined
  const path = place.at === 'doc' ? inLocale(place.path, place.locale) : pathOf(defaultLocale, withoutPart(place))
  if (path === '/') return undefined
  const taken = takenPaths()
  return twinEndings.some((ending) => taken.has(path + ending)) ? undefined : path
}

/** Whether a page is that of a published release, which has no twins. */
function isOfRelease(place: Exclude<TwinPlace, { at: 'doc' }>): boolean {
  if (place.at === 'api' || place.at === 'overview') return false
  return releaseOfSlug(place.at === 'symbol' ? place.page.slug : place.slug) !== undefined
}

/** Further pages of a symbol or a list have the twins of its first page. */
function withoutPart(place: Exclude<TwinPlace, { at: 'doc' }>): Place {
  if (place.at === 'overview') return { at: 'overview', of: place.of }
  if (place.at !== 'symbol') return place
  const { slug, kind, name } = place.page
  return { at: 'symbol', page: { slug, kind, name } }
}

/** Address of a place as Markdown; undefined where there is none. */
export function markdownHref(place: TwinPlace): string | undefined {
  const path = hasPrograms() ? twinBase(place) : undefined
  return path === undefined ? undefined : withBase(`${path}.md`)
}

/** Place and ending of the path of a twin; undefined for any other path. */
export function twinAt(path: string): { place: TwinPlace; ending: TwinEnding } | undefined {
  const ending = twinEndings.find((one) => path.endsWith(one))
  if (ending === undefined || !hasPrograms()) return undefined
  const own = path.slice(0, -ending.length)
  const place = placeAt(own)
  return place !== undefined && twinBase(place) === own ? { place, ending } : undefined
}

function placeAt(path: string): TwinPlace | undefined {
  const locale = localeOf(path)
  const doc = docAt(path)
  if (doc !== undefined) return { at: 'doc', path: doc, locale }
  const place = placeOf(path)?.place
  if (place === undefined || place.at === 'home' || place.at === 'search' || place.at === 'source') return undefined
  const part = place.at === 'overview' ? place.part : place.at === 'symbol' ? place.page.part : undefined
  return part === undefined ? place : undefined
}

function docAt(path: string): string | undefined {
  const locale = localeOf(path)
  return content().docAt(locale, inLocale(path, defaultLocale))?.path
}

/** Paths of pages that end like a twin, such as that of a namespace's member `json`. */
function takenPaths(): ReadonlySet<string> {
  return cachedPage('program/taken', () => {
    const isTaken = (path: string): boolean => twinEndings.some((ending) => path.endsWith(ending))
    const api = graph().manifest.packages.flatMap(({ slug }) => [
      ...(isTaken(slug) ? [pathOf(defaultLocale, { at: 'package', slug })] : []),
      ...(graph().package(slug)?.symbols ?? []).flatMap(({ kind, name }) =>
        isTaken(name) ? [pathOf(defaultLocale, { at: 'symbol', page: { slug, kind, name } })] : [],
      ),
    ])
    const docs = content().manifest.locales.flatMap(({ locale, versions }) =>
      versions.flatMap((version) => version.docs.map(({ path }) => inLocale(path, locale))),
    )
    return new Set([...api, ...docs.filter(isTaken)])
  })
}

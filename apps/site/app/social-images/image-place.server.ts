import { content, graph } from '#app/data/index.server.ts'
import { defaultLocale, inLocale, type Locale, localeOf, pathOf, type Place, placeOf } from '#app/urls/index.ts'

/** Page with an image of its own: the home page, a package, a symbol or a doc. Other pages have that of the home page. */
export type ImagePlace = { at: 'home' } | Extract<Place, { at: 'package' | 'symbol' }> | { at: 'doc'; path: string }

const folder = '/social'
const ending = '.png'

/** Path of the image of a page, without the base URL. */
export function imagePath(locale: Locale, place: ImagePlace): string {
  return inLocale(`${folder}${place.at === 'home' ? '' : pagePath(place)}${ending}`, locale)
}

/** Path of a page in the default locale. Further pages of a symbol have the image of the first. */
function pagePath(place: Exclude<ImagePlace, { at: 'home' }>): string {
  if (place.at === 'doc') return place.path === '/' ? '/index' : place.path
  if (place.at === 'package') return pathOf(defaultLocale, place)
  const { slug, kind, name } = place.page
  return pathOf(defaultLocale, { at: 'symbol', page: { slug, kind, name } })
}

/** Locale and place of the path of an image; `undefined` for any other path. */
export function imageAt(path: string): { locale: Locale; place: ImagePlace } | undefined {
  const locale = localeOf(path)
  const own = inLocale(path, defaultLocale)
  if (!own.startsWith(folder) || !own.endsWith(ending)) return undefined
  const page = own.slice(folder.length, -ending.length)
  const place = page === '' ? ({ at: 'home' } as const) : placeAt(page, locale)
  return place && imagePath(locale, place) === path ? { locale, place } : undefined
}

function placeAt(page: string, locale: Locale): ImagePlace | undefined {
  const doc = content().docAt(locale, page === '/index' ? '/' : page)
  if (doc) return { at: 'doc', path: doc.path }
  const place = placeOf(page)?.place
  return place?.at === 'package' || place?.at === 'symbol' ? place : undefined
}

/** Every place with an image of its own, in a locale. */
export function imagePlaces(locale: Locale): ImagePlace[] {
  const packages = graph().manifest.packages.flatMap(({ slug }): ImagePlace[] => [
    { at: 'package', slug },
    ...(graph().package(slug)?.symbols ?? []).map(({ kind, name }): ImagePlace => {
      return { at: 'symbol', page: { slug, kind, name } }
    }),
  ])
  const docs = content()
    .versions(locale)
    .flatMap(({ docs }) => docs.map(({ path }): ImagePlace => ({ at: 'doc', path })))
  return [{ at: 'home' }, ...packages, ...docs]
}

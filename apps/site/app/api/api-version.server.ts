import type { PageKey } from '@signpost/graph-model'
import { cachedPage, content, digest, graph, perGraph } from '#app/data/index.server.ts'
import { type Locale, placeOf } from '#app/urls/index.ts'
import { listHashes } from './api-sidebar.server.tsx'
import { examplesVersion, otherExamplesVersion } from './examples-version.server.ts'
import { changesFile, releaseOf } from './changes-file.server.ts'
import { packageName } from './package-name.server.ts'
import { packageVersions, symbolVersions } from './api-versions.server.ts'

/**
 * Fingerprint of everything that the page of a symbol or a package shows, or of a symbol's redirect.
 *
 * @returns `undefined` for other pages.
 */
export function apiVersion(path: string): string | undefined {
  const { locale, place } = placeOf(path) ?? {}
  if (locale === undefined) return undefined
  if (place?.at === 'package') return packageVersion(locale, place.slug)
  if (place?.at === 'changes') return `${surroundings(locale, place.slug)} ${changesFile(place.slug)}`
  if (place?.at !== 'symbol') return undefined
  const symbol = graph().symbolVersion(place.page) ?? redirectVersion(place.page)
  if (symbol === undefined) return undefined
  const others = otherExamplesVersion(place.page, locale)
  return `${surroundings(locale, place.page.slug)} ${symbol} ${digest([symbolVersions(place.page, locale), others])}`
}

function redirectVersion(page: PageKey): string | undefined {
  const found = graph().symbol(page)
  return found && 'redirect' in found ? digest(found) : undefined
}

function packageVersion(locale: Locale, slug: string): string | undefined {
  const own = contentVersion(slug)
  return own && `${surroundings(locale, slug)} ${digest([own, releaseOf(slug)])}`
}

/** Fingerprint of what the page of a package has of the graph. Its pages in other locales and for programs have the same. */
const contentVersion = perGraph((slug: string) => {
  const index = graph().package(slug)
  return index && digest([index, graph().readme(slug)])
})

/** Fingerprint of the frame around all pages of a package in a locale; without one, around lists of all packages. */
export function surroundings(locale: Locale, slug?: string): string {
  return cachedPage(`version/${locale}/${slug ?? ''}`, () => {
    const name = slug === undefined ? undefined : packageName(slug)
    const ofPackage = slug === undefined ? [] : [name, packageVersions(slug, locale), examplesVersion(name)]
    return digest([content().config(locale), content().versions(locale), listHashes(slug), ...ofPackage])
  })
}

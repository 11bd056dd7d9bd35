import { surroundings } from '#app/api/index.server.ts'
import { digest, graph, perGraph } from '#app/data/index.server.ts'
import { placeOf } from '#app/urls/index.ts'
import { catalogue } from './catalogue.server.ts'

/**
 * Fingerprint of everything that a list over all packages shows. A comment of a member is no part of it.
 *
 * @returns `undefined` for other pages.
 */
export function overviewVersion(path: string): string | undefined {
  const { locale, place } = placeOf(path) ?? {}
  if (locale === undefined || place?.at !== 'overview') return undefined
  return `${surroundings(locale)} ${listedVersion()}`
}

const listedVersion = perGraph((): string => {
  const packages = graph().manifest.packages.map(({ slug, name }) => [slug, name, graph().package(slug)?.symbols])
  return digest([packages, catalogue()])
})

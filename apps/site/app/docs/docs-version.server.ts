import { examplesVersion } from '#app/api/index.server.ts'
import { cachedPage, content, digest } from '#app/data/index.server.ts'
import { defaultLocale, inLocale, localeOf } from '#app/urls/index.ts'
import { linkedSamples } from './comment-samples.server.ts'
import { docsPlaceAt } from './docs-place.server.ts'

/**
 * Fingerprint of everything that a page of the docs shows: configuration, sidebars and every doc, which are named by their
 * content, the symbols that its samples link to, and the compiler's answers about examples.
 *
 * @returns `undefined` for an address that is no page of the docs.
 */
export function docsVersion(path: string): string | undefined {
  const place = docsPlaceAt(inLocale(path, defaultLocale), localeOf(path))
  if (!place) return undefined
  const samples = place.at === 'doc' ? linkedSamples(place.doc) : []
  const all = cachedPage('version/docs', () => digest(content().manifest))
  return `${all} ${digest([samples, examplesVersion()])}`
}

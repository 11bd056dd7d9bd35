import type { Doc, DocsVersion, Tag } from '@signpost/docs-content/reader'
import { content, mainDocPath, tagPath } from '#app/data/index.server.ts'
import { defaultLocale, inLocale, type Locale, withoutBase } from '#app/urls/index.ts'

/** A page of the docs: a doc, the list of all tags, or the list of a tag's docs. */
export type DocsPlace = { version: DocsVersion } & ({ at: 'doc'; doc: Doc } | { at: 'tags' } | { at: 'tag'; tag: Tag })

/** Path of a request, without base URL and locale. */
export function docsPath(request: Request): string {
  return inLocale(withoutBase(new URL(request.url).pathname) ?? '/', defaultLocale)
}

/** Page of the docs at a path; `undefined` when there is none. */
export function docsPlaceAt(path: string, locale: Locale): DocsPlace | undefined {
  const doc = content().docAt(locale, path)
  if (doc)
    return {
      at: 'doc',
      doc,
      version: content()
        .versions(locale)
        .find(({ name }) => name === doc.version)!,
    }
  const version = content().versionAt(locale, path)
  if (!version || version.tags.length === 0) return undefined
  if (path === tagPath(version)) return { at: 'tags', version }
  const tag = version.tags.find(({ slug }) => decoded(path) === decoded(tagPath(version, slug)))
  return tag && { at: 'tag', tag, version }
}

/** Path that a version's address redirects to; `undefined` for other paths. */
export function leadsTo(path: string, locale: Locale): string | undefined {
  const version = content()
    .versions(locale)
    .find((candidate) => candidate.path === path && path !== '/')
  return version && mainDocPath(locale, version)
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

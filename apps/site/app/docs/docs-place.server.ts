import type { Doc, DocsVersion, Tag } from '@signpost/docs-content/reader'
import { content, mainDocPath, tagPath } from '#app/data/index.server.ts'
import { defaultLocale, inLocale, type Locale, withoutBase } from '#app/urls/index.ts'

/** A page of the docs: a doc, the list of all tags, or that of the docs of one. */
export type DocsPlace = { version: DocsVersion } & ({ at: 'doc'; doc: Doc } | { at: 'tags' } | { at: 'tag'; tag: Tag })

/** The path that a request asks for, below the site's base and without its language. */
export function docsPath(request: Request): string {
  return inLocale(withoutBase(new URL(request.url).pathname) ?? '/', defaultLocale)
}

/** What the docs have at a path; nothing when it is none of theirs. */
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

/** The path that the address of a version leads to; nothing for any other. */
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

import { type Doc, type DocsVersion, openContent, type RepositoryPlace } from '@signpost/docs-content/reader'
import { inLocale, type Locale, pathOf, withBase } from '#app/urls/index.ts'
import { dataFolder } from './data-folder.server.ts'

/** The folder of the docs and the configuration: `SIGNPOST_CONTENT`, or `.content`. */
export const contentFolder = dataFolder(() => openContent(process.env.SIGNPOST_CONTENT ?? '.content'))

/** The docs and the configuration. See {@link DataFolder.current}. */
export const content = contentFolder.current

/** Path that the address of a version redirects to: its main doc, or the API when it has no docs. */
export function mainDocPath(locale: Locale, version: DocsVersion = content().lastVersion(locale)): string {
  const doc = version.mainDocId === null ? undefined : content().doc(locale, version.name, version.mainDocId)
  return doc ? inLocale(doc.path, locale) : pathOf(locale, { at: 'api' })
}

/** Address of a doc in a version; `undefined` for an unknown id. */
export function docHref(locale: Locale, version: string, id: string): string | undefined {
  const doc = content().doc(locale, version, id)
  return doc && withBase(inLocale(doc.path, locale))
}

/** Versions with at least one doc, in menu order. */
export function versionsWithDocs(locale: Locale): DocsVersion[] {
  return content()
    .versions(locale)
    .filter(({ mainDocId }) => mainDocId !== null)
}

/**
 * Address of a doc in another version: the doc with the same id, otherwise the version's main doc. An unlisted doc is
 * linked only from an unlisted one.
 */
export function twinHref(locale: Locale, version: DocsVersion, doc: Doc | undefined): string {
  const twin = doc && content().doc(locale, version.name, doc.id)
  const isOpen = twin && (!twin.unlisted || doc.unlisted)
  return withBase(isOpen ? inLocale(twin.path, locale) : mainDocPath(locale, version))
}

/** Address of a package in the site's Storybook; `undefined` when it has no stories. */
export function workbenchHref(locale: Locale, slug: string): string | undefined {
  const { workbench } = content().config(locale)
  const url = workbench?.packages.includes(slug) && workbenchUrl(workbench.url)
  // Storybook derives addresses from the titles of stories, in lower case.
  return url ? `${url}?path=/docs/${slug.toLowerCase()}--docs` : undefined
}

/** Address of the story that the page of a package shows in a frame; `undefined` when it shows none. */
export function storyHref(locale: Locale, slug: string): string | undefined {
  const { workbench } = content().config(locale)
  const story = workbench?.stories?.[slug]
  const url = story !== undefined && workbenchUrl(workbench!.url)
  return url ? `${url}iframe.html?id=${story}&viewMode=story` : undefined
}

function workbenchUrl(url: string): string | undefined {
  const isOwn = url.startsWith('/')
  // The dev server serves Storybook only when it was built.
  if (process.env['SIGNPOST_LIVE'] === '1' && isOwn && process.env.SIGNPOST_WORKBENCH === undefined) return undefined
  return isOwn ? withBase(url) : url
}

/** The repository on the web; `undefined` when the configuration names none. */
export function repositoryPlace(locale: Locale): RepositoryPlace | undefined {
  return content().config(locale).repository ?? undefined
}

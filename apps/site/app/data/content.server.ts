import {
  type Content,
  type ContentManifest,
  type Doc,
  type DocsVersion,
  openContent,
} from '@signpost/docs-content/reader'
import { inLocale, type Locale, pathOf, withBase } from '#app/urls/index.ts'

let opened: Content | undefined
let seen: ContentManifest | undefined
let generation = 0

/**
 * The docs and the configuration of the folder that `SIGNPOST_CONTENT` names, `.content` by default; opened by the first
 * request, and in development looked at again by every one; otherwise by {@link refreshContent}.
 *
 * @throws the reader's errors when there is no content or it is of another format.
 */
export function content(): Content {
  if (opened === undefined || import.meta.env.DEV) refreshContent()
  return opened!
}

/** Reads the content again when another one is on disk; returns whether it is another than at the last call. */
export function refreshContent(): boolean {
  if (opened === undefined) opened = openContent(process.env.SIGNPOST_CONTENT ?? '.content')
  else opened.refresh()
  // A read that met a replaced file has refreshed the content itself.
  if (opened.manifest === seen) return false
  seen = opened.manifest
  generation += 1
  return true
}

/** Counts the states of the content seen so far. */
export function contentGeneration(): number {
  return generation
}

/** The path to which the address of a version leads, the last one's by default: its main doc, or the API without docs. */
export function mainDocPath(locale: Locale, version: DocsVersion = content().lastVersion(locale)): string {
  const doc = version.mainDocId === null ? undefined : content().doc(locale, version.name, version.mainDocId)
  return doc ? inLocale(doc.path, locale) : pathOf(locale, { at: 'api' })
}

/** The address of a version's doc by its id; nothing for an unknown one. */
export function docHref(locale: Locale, version: string, id: string): string | undefined {
  const doc = content().doc(locale, version, id)
  return doc && withBase(inLocale(doc.path, locale))
}

/** The versions that have docs to read, in the order of menus. */
export function versionsWithDocs(locale: Locale): DocsVersion[] {
  return content()
    .versions(locale)
    .filter(({ mainDocId }) => mainDocId !== null)
}

/**
 * The address of a page in another version: that of the doc of the same id, else of the version's main doc. Only an
 * unlisted doc leads to one that is unlisted there.
 */
export function twinHref(locale: Locale, version: DocsVersion, doc: Doc | undefined): string {
  const twin = doc && content().doc(locale, version.name, doc.id)
  const isOpen = twin && (!twin.unlisted || doc.unlisted)
  return withBase(isOpen ? inLocale(twin.path, locale) : mainDocPath(locale, version))
}

/** Where a package can be tried, in the site's Storybook; nothing when it is not in it. */
export function workbenchHref(locale: Locale, slug: string): string | undefined {
  const { workbench } = content().config(locale)
  if (!workbench?.packages.includes(slug)) return undefined
  const isOwn = workbench.url.startsWith('/')
  // The dev server has it only once it is built.
  if (import.meta.env.DEV && isOwn && process.env.SIGNPOST_WORKBENCH === undefined) return undefined
  const url = isOwn ? withBase(workbench.url) : workbench.url
  // Storybook makes its addresses from the titles of the stories, in lower case.
  return `${url}?path=/docs/${slug.toLowerCase()}--docs`
}

/** Where the repository's files are on the web, no slash at the end: `https://github.com/o/r/blob/main`; or nothing. */
export function repositoryFiles(locale: Locale): string | undefined {
  const { repository } = content().config(locale)
  return repository ? `${repository.url}/blob/${repository.branch}` : undefined
}

import { createHash } from 'node:crypto'
import type { PageKey } from '@signpost/graph-model'
import { cachedPage, graph } from '#app/data/index.server.ts'
import type { ServerTranslation } from '#app/languages/index.server.ts'
import { contentHtml } from '#app/prose/index.server.ts'
import type { ApiSidebarData, PackageList, SymbolNames } from '#app/sidebar/index.ts'
import { SidebarPlace } from './sidebar-place.tsx'
import { byKind } from './symbol-list.tsx'

/** A list of the sidebar as a file, named by its content. */
interface ListFile {
  hash: string
  text: string
}

function listFile(list: PackageList | SymbolNames): ListFile {
  const text = JSON.stringify(list)
  return { hash: createHash('sha256').update(text).digest('base64url').slice(0, 16), text }
}

function packageList(): ListFile {
  return cachedPage('sidebar', () => listFile(graph().manifest.packages.map(({ slug, name }) => ({ slug, name }))))
}

/** Names of a package's symbols by kind; `undefined` for an unknown package. */
function symbolNames(slug: string): ListFile | undefined {
  return cachedPage(`sidebar/${slug}`, () => {
    const index = graph().package(slug)
    if (!index) return undefined
    return listFile(
      byKind(index.symbols).map(({ kind, entries }) => ({
        kind,
        names: entries.map(({ name }) => name),
        deprecated: entries.filter(({ deprecated }) => deprecated).map(({ name }) => name),
      })),
    )
  })
}

/**
 * Sidebar of the API: the files of its lists, and the page's place in them as HTML.
 *
 * @param slug - Package of the page; undefined for the list of packages.
 * @param symbol - Symbol of the page; undefined for a package's page.
 */
export function apiSidebar(
  slug: string | undefined,
  symbol: PageKey | undefined,
  translation: ServerTranslation,
): ApiSidebarData {
  const { packages, symbols } = listHashes(slug)
  const index = slug === undefined ? undefined : graph().package(slug)
  return {
    sidebar: 'api',
    packages,
    ...(slug !== undefined && symbols !== undefined && { current: { slug, symbols } }),
    html: contentHtml(<SidebarPlace index={index} symbol={symbol} />, [], translation),
  }
}

/** Hashes of the lists that the pages of a package show. */
export function listHashes(slug: string | undefined): { packages: string; symbols: string | undefined } {
  return { packages: packageList().hash, symbols: slug === undefined ? undefined : symbolNames(slug)?.hash }
}

/** Files of all lists by their hash. */
function listFiles(): ReadonlyMap<string, string> {
  return cachedPage('sidebar files', () => {
    const lists = [packageList(), ...graph().manifest.packages.map(({ slug }) => symbolNames(slug))]
    return new Map(lists.flatMap((file) => (file ? [[file.hash, file.text] as const] : [])))
  })
}

/** Text of a list's file; `undefined` for an unknown hash. */
export function sidebarList(hash: string): string | undefined {
  return listFiles().get(hash)
}

/** Hashes of the files of all lists. */
export function sidebarLists(): string[] {
  return [...listFiles().keys()]
}

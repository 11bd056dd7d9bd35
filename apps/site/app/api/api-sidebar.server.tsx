import { createHash } from 'node:crypto'
import { dividedSymbols, type PageKey } from '@signpost/graph-model'
import { cachedPage, graph } from '#app/data/index.server.ts'
import type { ServerTranslation } from '#app/languages/index.server.ts'
import { contentHtml } from '#app/prose/index.server.ts'
import type { ApiSidebarData, PackageList, SymbolNames } from '#app/sidebar/index.ts'
import { type Overview, overviews } from '#app/urls/index.ts'
import { allSlugs } from './api-versions.server.ts'
import { packageName } from './package-name.server.ts'
import { type Neighbours, SidebarPlace } from './sidebar-place.tsx'
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
  return cachedPage('sidebar', () =>
    listFile(
      graph().manifest.packages.map(({ slug, name }) => ({
        slug,
        name: withoutCommonScope(name),
        ...(packageHasDeprecated(slug) && { hasDeprecated: true }),
      })),
    ),
  )
}

/** Name in the sidebar, where a scope that all packages have would only take room. */
function withoutCommonScope(name: string): string {
  const [scope, ...others] = cachedPage('sidebar/scopes', () => [
    ...new Set(graph().manifest.packages.map((one) => one.name.slice(0, one.name.indexOf('/') + 1))),
  ])
  const isCommon = scope?.startsWith('@') === true && others.length === 0 && graph().manifest.packages.length > 1
  return isCommon ? name.slice(scope.length) : name
}

function packageHasDeprecated(slug: string): boolean {
  return (
    graph()
      .package(slug)
      ?.symbols.some((one) => one.deprecated || one.hasDeprecated) ?? false
  )
}

/** Lists of all packages' symbols; that of deprecated ones only where there are some. */
function shownOverviews(): readonly Overview[] {
  return cachedPage('sidebar/overviews', () => {
    const hasSome = graph().manifest.packages.some(({ slug }) => packageHasDeprecated(slug))
    return overviews.filter((of) => of !== 'deprecated' || hasSome)
  })
}

/** Symbols of a package by kind, as the sidebar lists them; `undefined` for an unknown package. */
function symbolsByKind(slug: string): ReturnType<typeof byKind> | undefined {
  return cachedPage(`kinds/${slug}`, () => {
    const index = graph().package(slug)
    return index && byKind(dividedSymbols(index.symbols).own)
  })
}

/** Position of each symbol of a package in the list of its kind, by kind and name. */
function positions(slug: string): ReadonlyMap<string, number> {
  return cachedPage(`positions/${slug}`, () => {
    const groups = symbolsByKind(slug) ?? []
    return new Map(groups.flatMap(({ kind, entries }) => entries.map(({ name }, at) => [`${kind} ${name}`, at])))
  })
}

/** Symbols shown before and after that of the page. */
const distance = 2

function neighboursOf({ slug, kind, name }: PageKey): Neighbours | undefined {
  const at = positions(slug).get(`${kind} ${name}`)
  const group = symbolsByKind(slug)?.find((one) => one.kind === kind)
  if (at === undefined || !group) return undefined
  const entries = group.entries.slice(Math.max(0, at - distance), at + distance + 1)
  return { entries, count: group.entries.length }
}

/** Names of a package's symbols by kind; `undefined` for an unknown package. */
function symbolNames(slug: string): ListFile | undefined {
  return cachedPage(`sidebar/${slug}`, () => {
    const groups = symbolsByKind(slug)
    if (!groups) return undefined
    return listFile(
      groups.map(({ kind, entries }) => ({
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
 * @param overview - List of all packages' symbols that the page is.
 */
export function apiSidebar(
  slug: string | undefined,
  symbol: PageKey | undefined,
  translation: ServerTranslation,
  overview?: Overview,
): ApiSidebarData {
  const { packages, symbols } = listHashes(slug)
  const index = slug === undefined ? undefined : graph().package(slug)
  return {
    sidebar: 'api',
    packages,
    ...(slug !== undefined && symbols !== undefined && { current: { slug, symbols } }),
    html: contentHtml(
      <SidebarPlace
        index={index}
        name={slug && withoutCommonScope(packageName(slug) ?? slug)}
        symbol={symbol}
        neighbours={symbol && neighboursOf(symbol)}
        overview={overview}
        overviews={shownOverviews()}
      />,
      [],
      translation,
    ),
  }
}

/** Hashes of the lists that the pages of a package show. */
export function listHashes(slug: string | undefined): { packages: string; symbols: string | undefined } {
  return { packages: packageList().hash, symbols: slug === undefined ? undefined : symbolNames(slug)?.hash }
}

/** Files of all lists by their hash. */
function listFiles(): ReadonlyMap<string, string> {
  return cachedPage('sidebar files', () => {
    const lists = [packageList(), ...allSlugs().map((slug) => symbolNames(slug))]
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

import type { DraftMember, DraftSymbol } from '../draft/draft.ts'
import type { PackageSource } from '../read/package-source.ts'
import type { PageKey, Readme } from '../reader/model.ts'
import type { Comment } from '../docs/comment.ts'
import type { DraftAugmentation } from '../draft/draft.ts'
import { noLinks, type OutsideLinks } from '../reader/outside/outside-name.ts'
import { type FacetAnchors, type PageAnchors, pageAnchors } from './anchors.ts'
import { type PackageAddresses, pageKeys } from './page-keys.ts'

/** One package before it is linked. */
export interface PackageDraft {
  source: PackageSource
  symbols: readonly DraftSymbol[]
  augmentations: readonly DraftAugmentation[]
  /** What the entry point's `@packageDocumentation` says. */
  comment: Comment
  /** Absent when there is none. A link into the repository has its path in `dataRepo`. */
  readme?: Omit<Readme, 'refs'>
}

/** A symbol that links can lead to. */
export interface IndexedSymbol {
  draft: DraftSymbol
  package: IndexedPackage
  page: PageKey
  anchors: PageAnchors
}

/** A package with its names. */
export interface IndexedPackage {
  draft: PackageDraft
  addresses: PackageAddresses
  /** By entry point and name in its doc model: `. Request_2`, `. ~Hidden_2`. */
  byModelName: ReadonlyMap<string, IndexedSymbol>
  /** By qualified name, as shown and as exported. */
  byName: ReadonlyMap<string, IndexedSymbol>
  /** By the name in the declaration. */
  byLocalName: ReadonlyMap<string, IndexedSymbol>
  /**
   * What it re-exports from packages that have no pages, by `<package>!<name>`, as exported there and as shown here, and
   * by `<package>!<file>:<offset>`.
   */
  byForeignName: ReadonlyMap<string, IndexedSymbol>
  /** What no entry point exports, by the name in its module. */
  byUnexportedName: ReadonlyMap<string, IndexedSymbol>
  /** Those that have a page. */
  symbols: readonly IndexedSymbol[]
  unexported: readonly IndexedSymbol[]
}

/** Everything that has a name in the graph. */
export interface GraphIndex {
  packages: readonly IndexedPackage[]
  /** By package name: `@acme/core`. */
  byPackageName: ReadonlyMap<string, IndexedPackage>
  byId: ReadonlyMap<string, IndexedSymbol>
  /** By `<package>!<identity>` of the facts. */
  byIdentity: ReadonlyMap<string, IndexedSymbol>
  /** Addresses of what no package of the graph declares. */
  links: OutsideLinks
  /** The comments of cycles that were told while the graph was linked. */
  reportedCycles: Set<Comment>
}

/** Indexes the symbols of all packages. */
export function indexGraph(drafts: readonly PackageDraft[], links: OutsideLinks = noLinks): GraphIndex {
  const packages = drafts.map(indexPackage)
  const byId = new Map<string, IndexedSymbol>()
  const byIdentity = new Map<string, IndexedSymbol>()
  for (const { symbols, unexported, draft } of packages) {
    for (const symbol of [...symbols, ...unexported]) {
      byId.set(symbol.draft.id, symbol)
      const { identity, aliasOf } = symbol.draft
      if (identity !== '' && aliasOf === undefined) byIdentity.set(`${draft.source.name}!${identity}`, symbol)
    }
  }
  const byPackageName = new Map(packages.map((one) => [one.draft.source.name, one]))
  return { packages, byId, byIdentity, byPackageName, links, reportedCycles: new Set() }
}

function indexPackage(draft: PackageDraft): IndexedPackage {
  const { slug } = draft.source
  const addresses = pageKeys(
    slug,
    draft.symbols.filter(({ isUnexported }) => isUnexported !== true),
  )
  const byModelName = new Map<string, IndexedSymbol>()
  const byName = new Map<string, IndexedSymbol>()
  const byLocalName = new Map<string, IndexedSymbol>()
  const byForeignName = new Map<string, IndexedSymbol>()
  const byUnexportedName = new Map<string, IndexedSymbol>()
  const symbols: IndexedSymbol[] = []
  const unexported: IndexedSymbol[] = []
  const names = { byModelName, byName, byLocalName, byForeignName, byUnexportedName }
  const indexed: IndexedPackage = { draft, addresses, ...names, symbols, unexported }
  const setOnce = (map: Map<string, IndexedSymbol>, key: string, symbol: IndexedSymbol): void => {
    if (!map.has(key)) map.set(key, symbol)
  }
  for (const one of draft.symbols) {
    if (one.isUnexported === true) {
      const page: PageKey = { slug, kind: one.facets[0]!.kind, name: `~${one.name}` }
      const symbol: IndexedSymbol = { draft: one, package: indexed, page, anchors: pageAnchors(one) }
      unexported.push(symbol)
      for (const { entry, path } of one.modelNames) setOnce(byModelName, `${entry} ${path}`, symbol)
      setOnce(byUnexportedName, one.name, symbol)
      continue
    }
    const symbol: IndexedSymbol = {
      draft: one,
      package: indexed,
      page: addresses.pages.get(one.id)!,
      anchors: pageAnchors(one),
    }
    symbols.push(symbol)
    for (const { entry, path } of one.modelNames) setOnce(byModelName, `${entry} ${path}`, symbol)
    setOnce(byName, one.name, symbol)
    setOnce(byName, one.id.slice(one.id.indexOf('!') + 1), symbol)
    if (one.aliasOf === undefined) setOnce(byLocalName, one.localName, symbol)
    else if ('package' in one.aliasOf) {
      const { package: from, exportName, identity } = one.aliasOf
      if (one.parent === undefined) setOnce(byForeignName, `${from}!${exportName}`, symbol)
      setOnce(byForeignName, `${from}!${one.name}`, symbol)
      setOnce(byForeignName, identity, symbol)
    }
  }
  return indexed
}

/** What a link leads to: a symbol, one of its facets, or a member. */
export interface LinkTarget {
  symbol: IndexedSymbol
  /** Absent for the page as a whole. */
  anchor?: string
  member?: DraftMember
  /** The overload, from 0; absent for all of them. */
  overload?: number
}

/** A member by name; instance members before static ones unless a side is asked for. */
export function findMember(
  symbol: IndexedSymbol,
  name: string,
  side?: 'static' | 'instance',
): LinkTarget | undefined {
  const found: { target: LinkTarget; isStatic: boolean }[] = []
  symbol.draft.facets.forEach((facet, facetAt) => {
    facet.members.forEach((member, memberAt) => {
      if (member.name !== name) return
      const { anchor } = (symbol.anchors.facets[facetAt] as FacetAnchors).members[memberAt]!
      found.push({ target: { symbol, anchor, member }, isStatic: member.isStatic })
    })
  })
  const wanted = side === undefined ? found : found.filter(({ isStatic }) => isStatic === (side === 'static'))
  return (wanted.find(({ isStatic }) => !isStatic) ?? wanted[0])?.target
}

import type { DraftMember, DraftSymbol, PackageDraft } from '../draft/draft.ts'
import type { PackageSource } from '../read/package-source.ts'
import type { PageKey } from '@signpost/graph-model/model'
import type { Comment } from '../docs/comment.ts'
import { noLinks, type OutsideLinks } from './outside/outside-name.ts'
import { type FacetAnchors, type PageAnchors, pageAnchors, unexportedAnchor } from './anchors.ts'
import { type PackageAddresses, pageKeys } from './page-keys.ts'
import type { UnexportedHomes } from './unexported-homes.ts'

/** Link target: a symbol with its page and anchors. */
export interface IndexedSymbol {
  draft: DraftSymbol
  package: IndexedPackage
  page: PageKey
  anchors: PageAnchors
}

/** Package with its page addresses. */
export interface IndexedPackage {
  draft: PackageDraft
  addresses: PackageAddresses
  /** Symbols with a page. */
  symbols: readonly IndexedSymbol[]
  unexported: readonly IndexedSymbol[]
  /** Augmentations of other modules and of the global scope, which the page of the package shows, in the order of the draft. */
  augmented: readonly IndexedSymbol[]
  /** Anchors of all unexported symbols, each of one of them. */
  unexportedAnchors: ReadonlySet<string>
  /** References of names in links of doc comments, by declaration file or identity, and name: `dist/index.d.ts Box`. */
  commentNames: ReadonlyMap<string, string>
}

/**
 * Lookup table for names of symbols:
 *
 * - `model`: entry point and name in a doc model (`. Request_2`, `. ~Hidden_2`).
 * - `shown`: qualified name, as shown or as exported.
 * - `local`: name in the declaration.
 * - `unexported`: name in the module, for a symbol that no entry point exports.
 * - `global`: name of such a symbol in the global scope.
 * - `augmented`: name of an augmentation, qualified by the namespaces around it.
 * - `foreign`: re-export from a package without pages, as `<package>!<name>` (exported there or shown here) and as
 *   `<package>!<file>:<offset>`.
 */
export type NameTable = 'model' | 'shown' | 'local' | 'foreign' | 'unexported' | 'global' | 'augmented'

/** Index of all names in the graph, built before linking. */
export interface GraphIndex {
  packages: readonly IndexedPackage[]
  /** By package name: `@acme/core`; also by that of an `@types` package. */
  byPackageName: ReadonlyMap<string, IndexedPackage>
  /** By path in the repository: `packages/core`. */
  byFolder: ReadonlyMap<string, IndexedPackage>
  byId: ReadonlyMap<string, IndexedSymbol>
  /** By `<package>!<identity>` of the facts. */
  byIdentity: ReadonlyMap<string, IndexedSymbol>
  /** Looks up a symbol of a package by name. */
  named(home: IndexedPackage, table: NameTable, name: string): IndexedSymbol | undefined
  /** Shown names of a package. */
  shownNames(home: IndexedPackage): readonly string[]
  /** Shown names of packages of the graph, by the names of the packages: `@acme/core#Box`. */
  namesOfPackages(names: readonly string[]): readonly string[]
  /** Addresses of symbols that no package of the graph declares. */
  links: OutsideLinks
  /** Pages that show unexported symbols in full. */
  homes: UnexportedHomes
  /** Called before another page shows a comment of the symbol in full. */
  readsCommentsOf(symbol: IndexedSymbol): void
  /** Called before another page shows the first sentence of the symbol, or of one of its members. */
  readsSummaryOf(symbol: IndexedSymbol): void
  /** Comments in `@inheritDoc` cycles that are already reported. */
  reportedCycles: Set<Comment>
}

type NameTables = Readonly<Record<NameTable, Map<string, IndexedSymbol>>>

/** Indexes the symbols of all packages. */
export function indexGraph(drafts: readonly PackageDraft[], links: OutsideLinks = noLinks): GraphIndex {
  const tables = new Map<IndexedPackage, NameTables>()
  const packages = drafts.map((draft) => {
    const { indexed, names } = indexPackage(draft)
    tables.set(indexed, names)
    return indexed
  })
  const byId = new Map<string, IndexedSymbol>()
  const byIdentity = new Map<string, IndexedSymbol>()
  for (const { symbols, unexported, draft } of packages) {
    for (const symbol of [...symbols, ...unexported]) {
      byId.set(symbol.draft.id, symbol)
      const { identity, aliasOf } = symbol.draft
      if (identity === '' || aliasOf !== undefined) continue
      for (const name of namesOf(draft.source)) byIdentity.set(`${name}!${identity}`, symbol)
    }
  }
  // Globals that a package declares itself: signatures name them by their place, as they do exports.
  for (const { augmented, draft } of packages) {
    draft.augmentations.forEach(({ target = '' }, at) => {
      const [, owner, place] = /^(?<owner>[^!]+)!.* @(?<place>.+)$/u.exec(target) ?? []
      const key = `${owner}!${place}`
      if (owner === undefined || byIdentity.has(key) || !namesOf(draft.source).includes(owner)) return
      byIdentity.set(key, augmented[at]!)
    })
  }
  const shownNames = (home: IndexedPackage): string[] => [...tables.get(home)!.shown.keys()]
  // Other packages refer to the declarations of `luxon` by `@types/luxon`.
  const byPackageName = new Map(
    packages.flatMap((one) => namesOf(one.draft.source).map((name) => [name, one] as const)),
  )
  return {
    packages,
    byId,
    byIdentity,
    byPackageName,
    byFolder: new Map(packages.map((one) => [one.draft.source.repoPath, one])),
    named: (home, table, name) => tables.get(home)![table].get(name),
    shownNames,
    namesOfPackages: (names) =>
      [...new Set(names.flatMap((name) => byPackageName.get(name) ?? []))].flatMap((one) =>
        shownNames(one).map((name) => `${one.draft.source.name}#${name}`),
      ),
    links,
    homes: { of: () => [], on: () => [] },
    readsCommentsOf: () => undefined,
    readsSummaryOf: () => undefined,
    reportedCycles: new Set(),
  }
}

/** Names of a package in references: its own and, first, that of the `@types` package with its declarations. */
function namesOf({ name, facts }: PackageSource): string[] {
  return [...(facts.package.typesPackage === undefined ? [] : [facts.package.typesPackage]), name]
}

/** Memoises the index of each draft: a draft does not change. */
const known = new WeakMap<PackageDraft, { indexed: IndexedPackage; names: NameTables }>()

function indexPackage(draft: PackageDraft): { indexed: IndexedPackage; names: NameTables } {
  const before = known.get(draft)
  if (before !== undefined) return before
  const { slug } = draft.source
  const addresses = pageKeys(
    slug,
    draft.symbols.filter(({ isUnexported }) => isUnexported !== true),
  )
  const names: NameTables = {
    model: new Map(),
    shown: new Map(),
    local: new Map(),
    foreign: new Map(),
    unexported: new Map(),
    global: new Map(),
    augmented: new Map(),
  }
  const symbols: IndexedSymbol[] = []
  const unexported: IndexedSymbol[] = []
  const augmented: IndexedSymbol[] = []
  const commentNames = new Map(
    (draft.source.facts.commentNames ?? []).flatMap(({ file, names: all }) =>
      all.map(({ text, target, identity = file }) => [`${identity} ${text}`, target] as const),
    ),
  )
  const unexportedAnchors = new Set(
    draft.symbols.flatMap((one) => (one.isUnexported === true ? unexportedAnchor(one) : [])),
  )
  const indexed: IndexedPackage = { draft, addresses, symbols, unexported, augmented, unexportedAnchors, commentNames }
  const setOnce = (table: NameTable, key: string, symbol: IndexedSymbol): void => {
    if (!names[table].has(key)) names[table].set(key, symbol)
  }
  for (const one of draft.symbols) {
    if (one.isUnexported === true) {
      const page: PageKey = { slug, kind: one.facets[0]!.kind, name: `~${one.localName}` }
      const symbol: IndexedSymbol = { draft: one, package: indexed, page, anchors: pageAnchors(one, unexportedAnchors) }
      unexported.push(symbol)
      for (const { entry, path } of one.modelNames) setOnce('model', `${entry} ${path}`, symbol)
      setOnce('unexported', one.localName, symbol)
      if (one.isGlobal === true) setOnce('global', one.localName, symbol)
      continue
    }
    const symbol: IndexedSymbol = {
      draft: one,
      package: indexed,
      page: addresses.pages.get(one.id)!,
      anchors: pageAnchors(one),
    }
    symbols.push(symbol)
    for (const { entry, path } of one.modelNames) setOnce('model', `${entry} ${path}`, symbol)
    setOnce('shown', one.name, symbol)
    setOnce('shown', one.id.slice(one.id.indexOf('!') + 1), symbol)
    if (one.aliasOf === undefined) setOnce('local', one.localName, symbol)
    else if ('package' in one.aliasOf) {
      const { package: from, exportName, identity } = one.aliasOf
      if (one.parent === undefined) setOnce('foreign', `${from}!${exportName}`, symbol)
      setOnce('foreign', `${from}!${one.name}`, symbol)
      setOnce('foreign', identity, symbol)
    }
  }
  const drafts = augmentedSymbols(draft)
  // A member of an interface may have the name of a type in a namespace: both are on the package's page.
  const taken = new Set(drafts.map(unexportedAnchor))
  for (const one of drafts) {
    const page: PageKey = { slug, kind: one.facets[0]!.kind, name: one.name }
    augmented.push({ draft: one, package: indexed, page, anchors: pageAnchors(one, taken) })
    setOnce('augmented', one.name, augmented.at(-1)!)
  }
  const made = { indexed, names }
  known.set(draft, made)
  return made
}

/** Augmentations of a package as symbols. */
function augmentedSymbols({ augmentations, source }: PackageDraft): DraftSymbol[] {
  const counts = new Map<string, number>()
  return augmentations.map(({ module, name, facet }, at) => {
    const key = `${module}.${name}`
    const count = (counts.get(key) ?? 0) + 1
    counts.set(key, count)
    return {
      id: `${source.slug}!~${key}${count === 1 ? '' : `~${count}`}`,
      isUnexported: true,
      isAugmentation: true,
      name,
      displayName: name.slice(name.lastIndexOf('.') + 1),
      entry: '.',
      localName: name,
      facets: [facet],
      children: [],
      exportedAs: [],
      formerNames: [],
      identity: `augments ${at}`,
      modelNames: [],
    }
  })
}

/** Target of a link: a symbol, one of its facets, or a member. */
export interface LinkTarget {
  symbol: IndexedSymbol
  /** Absent for the page itself. */
  anchor?: string
  member?: DraftMember
  /** Index of the overload, from 0; absent for all overloads. */
  overload?: number
}

/** Finds a member by name. Without `side`, an instance member takes precedence over a static one. */
export function findMember(symbol: IndexedSymbol, name: string, side?: 'static' | 'instance'): LinkTarget | undefined {
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

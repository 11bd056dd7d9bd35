import {
  type ChangeLink,
  dividedSymbols,
  type IndexEntry,
  memberPart,
  pageParts,
  type PageKey,
  type Ref,
  type Relation,
  type SymbolPage,
} from '@signpost/graph-model'
import { isDeprecated, sectionIds } from '#app/api/index.server.ts'
import { graph, perGraph } from '#app/data/index.server.ts'

/** Symbol of any package, as the lists of all packages need it. */
export interface ListedSymbol {
  slug: string
  entry: IndexEntry
  /** Version that added it, null while it is not released; absent when it is not known. */
  since?: string | null
  /** Bases of a class or an interface. */
  extends: readonly Ref[]
  implements: readonly Ref[]
}

/** Deprecated symbol or member. */
export interface DeprecatedItem {
  id: string
  /** Name with that of the symbol. */
  name: string
  kind: IndexEntry['kind']
  page: PageKey
  anchor?: string
  /** Message of the tag, possibly empty, and the targets of its links. */
  message: SymbolPage['facets'][number]['signatures'][number]['docs']['summary']
  refs: readonly Ref[]
  /** Version that deprecated it; absent when it is not known. */
  history?: ChangeLink
  replacements: readonly Ref[]
  /** Symbols that use it and are not deprecated themselves. */
  users: readonly Ref[]
  /** Anchor of the list with all users. */
  usersAnchor?: string
}

/** All symbols that the packages declare, and what of them is deprecated. */
export interface Catalogue {
  symbols: readonly ListedSymbol[]
  deprecated: readonly DeprecatedItem[]
}

/** Relations of a symbol to those that use it. */
const uses: ReadonlySet<Relation['kind']> = new Set<Relation['kind']>([
  'acceptedBy',
  'returnedBy',
  'referencedBy',
  'extendedBy',
  'implementedBy',
  'thrownBy',
  'mixedInto',
])

/** Reads all symbols once for each state of the graph: as many pages are read before the lists are needed again. */
export const catalogue = perGraph((): Catalogue => {
  const symbols: ListedSymbol[] = []
  const deprecated: DeprecatedItem[] = []
  for (const { slug } of graph().manifest.packages) {
    for (const entry of dividedSymbols(graph().package(slug)?.symbols ?? []).own) {
      const page = graph().symbol({ slug, kind: entry.kind, name: entry.name })
      if (page === undefined || 'redirect' in page) continue
      const { history } = page
      symbols.push({
        slug,
        entry,
        ...(history?.since !== undefined && { since: history.since.version }),
        extends: targetsOf(page, 'extends'),
        implements: targetsOf(page, 'implements'),
      })
      deprecated.push(...(entry.deprecated ? [deprecatedSymbol(page, entry)] : deprecatedMembers(page, entry)))
    }
  }
  return { symbols, deprecated }
})

function targetsOf(page: SymbolPage, kind: Relation['kind']): Ref[] {
  return page.relations
    .filter((one) => one.kind === kind)
    .flatMap((one) => one.refs.flatMap((at) => refFromOutside(page, at) ?? []))
}

/** Reference of a page for use on another one: an anchor without a page is on the symbol's own. */
function refFromOutside({ page, refs }: SymbolPage, at: number): Ref | undefined {
  const ref = refs[at]
  const isHere = ref?.anchor !== undefined && ref.page === undefined && ref.href === undefined
  return isHere ? { ...ref, page } : ref
}

function deprecatedSymbol(page: SymbolPage, { kind, name }: IndexEntry): DeprecatedItem {
  const docs = page.facets.flatMap(({ signatures }) => signatures.map((one) => one.docs))
  const users = page.relations
    .filter((relation) => uses.has(relation.kind))
    .flatMap((relation) => relation.refs.flatMap((at) => refFromOutside(page, at) ?? []))
  const history = page.history?.changed.find(({ change }) => change === 'deprecated')
  return {
    id: page.id,
    name,
    kind,
    page: page.page,
    message: docs.find(({ deprecated }) => deprecated !== undefined && deprecated.length > 0)?.deprecated ?? [],
    refs: page.refs,
    ...(history && { history }),
    replacements: targetsOf(page, 'replacedBy'),
    users: [...new Map(users.filter((one) => !one.deprecated).map((one) => [one.id, one])).values()],
    usersAnchor: sectionIds(page)('relations'),
  }
}

function deprecatedMembers(page: SymbolPage, { kind, name }: IndexEntry): DeprecatedItem[] {
  const old = page.facets.flatMap(({ members }) => members.filter(isDeprecated))
  if (old.length === 0) return []
  const { members } = pageParts(page.facets, page.children.length)
  return old.map((member) => {
    const part = memberPart(members.get(member) ?? 1)
    return {
      id: `${page.id}#${member.name}`,
      name: `${name}.${member.name}`,
      kind,
      page: { ...page.page, ...(part !== undefined && { part }) },
      anchor: member.anchor,
      message: member.signatures[0]!.docs.deprecated ?? [],
      refs: page.refs,
      replacements: [],
      users: [],
    }
  })
}

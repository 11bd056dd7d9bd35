import type { CompactIndex, CompactReadme, CompactRedirect, CompactSlice } from '../reader/format.ts'
import { kindOrder } from '../reader/format.ts'
import type { GraphDiagnostic, HastNode, Kind, PackageSummary } from '../reader/model.ts'
import { packEntry } from '../reader/packed/ids.ts'
import { encodeNodes } from '../write/encode-hast.ts'
import { packRefs } from '../write/pack/pack-refs.ts'
import { packFacet } from '../write/pack/pack-slice.ts'
import type { DraftSymbol } from '../draft/draft.ts'
import { noLinks, type OutsideLinks } from '../reader/outside/outside-name.ts'
import { pageAnchors } from './anchors.ts'
import type { NamePackage } from '../write/name-symbol.ts'
import type { WrittenPackage } from '../write/written-package.ts'
import { type Edge, edgesOf } from './edges.ts'
import { entryOf } from './entries.ts'
import {
  type GraphIndex,
  indexGraph,
  type IndexedPackage,
  type IndexedSymbol,
  type PackageDraft,
  type WholeIndex,
} from './graph-index.ts'
import { linkComment } from './link-docs.ts'
import type { PageContext } from './link-signature.ts'
import { linkFacet, linkSymbol } from './link-symbol.ts'
import { isCurrent, type KnownPackage, type LinkInputs, ownInputs } from './linked-record.ts'
import { namesOf, referencesIn } from './names.ts'
import { readUnrecorded, recordReads } from './reads.ts'
import { createRefTable, type RefTable } from './refs.ts'
import { gatherRelations, type SymbolRelations } from './relations.ts'
import { resolveOutside, resolveReference } from './resolve-reference.ts'
import { releaseOf } from './releases.ts'

/** A package ready to be written, slice by slice: all of them at once are more than memory may hold. */
export interface LinkedPackage {
  slug: string
  name: string
  /** What was written of it before, when linking it again would come to the same. */
  written?: WrittenPackage
  /** By id in code units; made when they are asked for, once. */
  slices(): Iterable<CompactSlice>
  /** The rest, which is known when all slices have been made. */
  finish(): LinkedLists
}

/** What a package has beside its pages. */
export interface LinkedLists {
  summary: PackageSummary
  index: CompactIndex
  readme?: CompactReadme
  /** What is to be found of it. */
  names: NamePackage
  /** What all of it was linked from; absent when that cannot be known. */
  inputs?: LinkInputs
}

/**
 * Links all packages with each other: the only step that sees more than one.
 *
 * @param known - What is known of packages from before. One that nothing is known of is linked, and cannot be recorded.
 */
export function linkGraph(
  drafts: readonly PackageDraft[],
  links: OutsideLinks = noLinks,
  known: ReadonlyMap<PackageDraft, KnownPackage> = new Map(),
): LinkedPackage[] {
  const whole = indexGraph(drafts, links)
  const relationsOf = gatherRelations(edgesIn(whole))

  return whole.packages.map((one) => {
    const { slug, name } = one.draft.source
    const { fingerprint, record } = known.get(one.draft) ?? {}
    const own = fingerprint === undefined ? undefined : ownInputs(one, fingerprint, whole, relationsOf)
    const { index, reads, see } = own === undefined ? readUnrecorded(whole) : recordReads(whole, one)
    const diagnostics: GraphDiagnostic[] = [...one.draft.source.diagnostics, ...(one.draft.readme?.diagnostics ?? [])]
    const references = new Map<IndexedSymbol, number>()
    return {
      slug,
      name,
      ...(record !== undefined && own !== undefined && isCurrent(record, own, whole)
        ? { written: record.written }
        : {}),
      *slices() {
        diagnostics.push(...one.unexported.flatMap((symbol) => unexportedDiagnostic(symbol, relationsOf(symbol))))
        const ordered = [...one.symbols, ...one.unexported].sort((a, b) => (a.draft.id < b.draft.id ? -1 : 1))
        for (const symbol of ordered) {
          const relations = relationsOf(symbol)
          for (const { targets } of relations) for (const target of targets) if ('symbol' in target) see(target.symbol)
          references.set(symbol, referencesIn(relations))
          yield linkSymbol(symbol, index, relations, diagnostics)
        }
      },
      finish() {
        const packageIndex = linkIndex(one, index, diagnostics)
        const readme = linkReadme(one, index)
        return {
          summary: summaryOf(one, index, diagnostics),
          index: packageIndex,
          names: namesOf(one, index, (symbol) => references.get(symbol) ?? 0),
          ...(readme === undefined ? {} : { readme }),
          ...(own === undefined ? {} : { inputs: { own, reads } }),
        }
      },
    }
  })
}

function* edgesIn(index: WholeIndex): Iterable<Edge> {
  for (const { symbols, unexported } of index.packages) {
    for (const symbol of symbols) yield* edgesOf(symbol, index)
    for (const symbol of unexported) yield* edgesOf(symbol, index)
  }
}

function linkIndex(one: IndexedPackage, index: GraphIndex, diagnostics: GraphDiagnostic[]): CompactIndex {
  const refs = createRefTable()
  const { docs } = linkComment(one.draft.comment, undefined, { package: one, index, refs, diagnostics })
  const augments = linkAugmentations(one, { index, refs, diagnostics })
  const symbols = [...one.symbols]
    .sort((a, b) => {
      return kindOrder.indexOf(a.page.kind) - kindOrder.indexOf(b.page.kind) || (a.page.name < b.page.name ? -1 : 1)
    })
    .map((symbol) => packEntry(entryOf(symbol, index), one.draft.source.slug))
  const redirects = one.addresses.redirects
    .map(({ from, to, facet }): CompactRedirect => {
      const anchor = facet === undefined ? undefined : facetAnchor(one, to.name, to.kind, facet)
      const redirect = [kindOrder.indexOf(from.kind), from.name, kindOrder.indexOf(to.kind), to.name] as const
      return anchor === undefined ? redirect : [...redirect, anchor]
    })
    .sort((a, b) => a[0] - b[0] || (a[1] < b[1] ? -1 : 1))
  return {
    symbols,
    ...(docs === undefined ? {} : { docs }),
    ...(refs.refs.length === 0 ? {} : { refs: packRefs(refs.refs, one.draft.source.slug) }),
    ...(redirects.length === 0 ? {} : { redirects }),
    ...(augments.length === 0 ? {} : { augments }),
  }
}

/** What the package adds to others, each with its members, in the package's own list of refs. */
function linkAugmentations(
  one: IndexedPackage,
  shared: Pick<PageContext, 'index' | 'refs' | 'diagnostics'>,
): NonNullable<CompactIndex['augments']> {
  return one.draft.augmentations.map(({ module, name, target, facet }, at) => {
    const id = `${one.draft.source.slug}!~${module}.${name}`
    const draft: DraftSymbol = {
      id,
      name,
      displayName: name,
      entry: '.',
      localName: name,
      facets: [facet],
      children: [],
      exportedAs: [],
      formerNames: [],
      identity: `augments ${at}`,
      modelNames: [],
    }
    const page = { slug: one.draft.source.slug, kind: facet.kind, name }
    const symbol: IndexedSymbol = { draft, package: one, page, anchors: pageAnchors(draft) }
    const augmented = target === undefined ? undefined : resolveReference(target, one, '.', shared.index)
    const outside = target === undefined || augmented !== undefined ? undefined : resolveOutside(target, shared.index)
    const ref =
      augmented !== undefined
        ? shared.refs.target(augmented)
        : outside === undefined
          ? -1
          : shared.refs.outside(outside)
    const linked = linkFacet(0, { ...shared, symbol, release: 'public' })
    return [module, name, ref, packFacet(linked, id, false, { file: '', isShort: false })] as const
  })
}

/** A forgotten export: public signatures name it. */
function unexportedDiagnostic({ draft, package: one }: IndexedSymbol, relations: SymbolRelations): GraphDiagnostic[] {
  const users = relations
    .filter(({ kind }) => /By$/u.test(kind))
    .flatMap(({ targets }) => targets.flatMap((target) => ('symbol' in target ? target.symbol.draft : [])))
    .filter(({ isUnexported }) => isUnexported !== true)
  const source = draft.facets.flatMap(({ signatures }) => signatures).find((signature) => signature.source)?.source
  if (users.length === 0) return []
  return [
    {
      code: 'SG-UNEXPORTED',
      severity: 'warning',
      file: source?.file ?? `${one.draft.source.repoPath}/package.json`,
      ...(source === undefined ? {} : { line: source.line }),
      found: `${draft.name} is named by ${[...new Set(users.map(({ id }) => id))].sort().slice(0, 5).join(', ')} and not exported`,
      expected: 'every type that public signatures name to be exported',
      nextStep: 'Export it, or leave it: it is shown where it is named, and nobody can import it.',
    },
  ]
}

function facetAnchor(one: IndexedPackage, name: string, kind: Kind, facet: Kind): string | undefined {
  const symbol = one.symbols.find(({ page }) => page.name === name && page.kind === kind)
  const at = symbol?.draft.facets.findIndex((candidate) => candidate.kind === facet) ?? -1
  return at === -1 ? undefined : symbol?.anchors.facets[at]?.anchor
}

function linkReadme(one: IndexedPackage, index: GraphIndex): CompactReadme | undefined {
  const { readme } = one.draft
  if (readme === undefined) return undefined
  const refs = createRefTable()
  const content = encodeNodes(readme.content.map((node) => linkFolders(node, index, refs)))
  return {
    title: readme.title,
    content,
    headings: readme.headings.map(({ id, depth, text }) => [id, depth, text] as const),
    ...(refs.refs.length === 0 ? {} : { refs: packRefs(refs.refs, one.draft.source.slug) }),
  }
}

/** A link to another package's folder or README leads to its page. */
function linkFolders(node: HastNode, index: GraphIndex, refs: RefTable): HastNode {
  if (typeof node === 'string') return node
  const [tagName, properties, ...children] = node
  const linked = children.map((child) => linkFolders(child, index, refs))
  const file = properties === 0 ? undefined : properties['dataRepo']
  const target =
    typeof file === 'string' && tagName === 'a'
      ? index.byFolder.get(file.replace(/\/(?:readme\.(?:md|markdown))?$/iu, ''))
      : undefined
  if (target === undefined || properties === 0) return [tagName, properties, ...linked]
  const { dataRepo: _, ...others } = properties
  return [tagName, { ...others, dataRef: refs.package(target) }, ...linked]
}

function summaryOf(one: IndexedPackage, index: GraphIndex, diagnostics: readonly GraphDiagnostic[]): PackageSummary {
  const { source } = one.draft
  const counts = Object.fromEntries(kindOrder.map((kind) => [kind, 0])) as Record<Kind, number>
  let total = 0
  let documented = 0
  for (const symbol of one.symbols) {
    counts[symbol.page.kind] += 1
    if (symbol.draft.aliasOf !== undefined || releaseOf(symbol, index) !== 'public') continue
    total += 1
    const comments = symbol.draft.facets.flatMap(({ signatures }) => signatures.map(({ comment }) => comment))
    if (comments.some(({ summaryText, inheritDoc }) => summaryText !== '' || inheritDoc !== undefined)) documented += 1
  }
  return {
    slug: source.slug,
    name: source.name,
    version: source.version,
    description: source.description,
    license: source.license,
    folder: source.repoPath,
    status: source.status,
    diagnostics: distinct(diagnostics),
    entryPoints: source.facts.entryPoints.map(({ specifier }) => specifier),
    counts,
    coverage: { documented, total },
  }
}

/** By file and line, each once: a comment that several declarations share is not reported for each. */
function distinct(diagnostics: readonly GraphDiagnostic[]): GraphDiagnostic[] {
  const byKey = new Map(
    diagnostics.map((one) => [[one.file, String(one.line ?? 0).padStart(9, '0'), one.code, one.found].join('\0'), one]),
  )
  return [...byKey].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, one]) => one)
}

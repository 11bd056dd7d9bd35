import { isSuppressed } from '../docs/comment.ts'
import { commentsOf } from '../draft/comments-of.ts'
import type { DraftSymbol } from '../draft/draft.ts'
import { lineText } from '../signature/line.ts'
import { dividedSymbols, kindOrder, pageParts, partNames, relationPages } from '@signpost/graph-model/model'
import { type Diagnostic, isLoss } from '@signpost/diagnostics'
import type {
  Augmentation,
  HastNode,
  Kind,
  LinkedPage,
  PackageChanges,
  PackageLists,
  PackageSummary,
  Readme,
} from '@signpost/graph-model/model'
import type { PackageSource } from '../read/package-source.ts'
import { noLinks, type OutsideLinks } from './outside/outside-name.ts'
import type { NamePackage, SignaturePackage } from '@signpost/name-search/write'
import { takenAnchors } from './anchors.ts'
import { aliasTarget } from './alias-target.ts'
import { type Edge, edgesOf } from './edges.ts'
import type { PackageDraft } from '../draft/draft.ts'
import { entryOf } from './entries.ts'
import { type GraphIndex, indexGraph, type IndexedPackage, type IndexedSymbol } from './graph-index.ts'
import { linkChanges } from './link-changes.ts'
import { linkComment } from './link-docs.ts'
import type { PageContext } from './link-signature.ts'
import { linkFacet, linkSymbol } from './link-symbol.ts'
import { namesOf, referencesIn } from './names.ts'
import { byPage } from './page-keys.ts'
import { idsIn } from './own-ids.ts'
import { createRefTable, homePlace, type RefTable } from './refs.ts'
import { gatherRelations, type SymbolRelations } from './relations.ts'
import { releaseOf } from './releases.ts'
import { signaturesOf } from './signatures/signatures.ts'
import { hashInputs, isCurrent, type LinkInputs } from './relink.ts'
import { resolveOutside, resolveReference } from './resolve-reference.ts'
import { symbolHistories } from './symbol-history.ts'
import { unexportedHomes } from './unexported-homes.ts'
import { reportUnusedSuppressions } from './unused-suppressions.ts'

/** Package whose pages are linked one by one: all pages at once may not fit in memory. */
export interface LinkedPackage {
  slug: string
  /** True when its inputs equal its {@link KnownInputs}: linking again would give the same result. */
  isCurrent: boolean
  /** Entries for the name search. */
  names(): NamePackage
  /** Callables for the search by signatures. */
  signatures(): SignaturePackage
  /** Links each page on request, sorted by id in code units. Call it once. */
  pages(): Iterable<LinkedPage>
  /** Returns everything but the pages. Complete after all pages are linked. */
  finish(): LinkedLists
  /** Complete after `finish()`. */
  inputs: LinkInputs
}

/** Data of a package other than its pages. */
export interface LinkedLists {
  summary: PackageSummary
  lists: PackageLists
  readme?: Readme
  changes?: PackageChanges
}

/** Fingerprint of a draft, and the inputs of its last linking. */
export interface KnownInputs {
  /** Changes with every input file of the draft. */
  fingerprint: string
  inputs?: LinkInputs
}

/**
 * Links all packages. No other step reads more than one package.
 *
 * @param known - Inputs of the last linking, by path of the package in the repository.
 */
export function linkGraph(
  drafts: readonly PackageDraft[],
  links: OutsideLinks = noLinks,
  known: ReadonlyMap<string, KnownInputs> = new Map(),
): LinkedPackage[] {
  const whole = indexGraph(drafts, links)
  const relationsOf = gatherRelations(edgesIn(whole))
  const fingerprintOf = (repoPath: string): string | undefined => known.get(repoPath)?.fingerprint
  const homes = unexportedHomes(whole, relationsOf)
  const now = hashInputs(whole, relationsOf, fingerprintOf)

  return whole.packages.map((one) => {
    const { slug, repoPath, diagnostics: found } = one.draft.source
    const own = now.own.get(one)!
    const comments = new Map<string, string>()
    const summaries = new Map<string, string>()
    const index: GraphIndex = {
      ...whole,
      homes,
      readsCommentsOf({ package: { draft } }) {
        const path = draft.source.repoPath
        if (path !== repoPath) comments.set(path, fingerprintOf(path) ?? '')
      },
      readsSummaryOf({ package: { draft } }) {
        const path = draft.source.repoPath
        if (path !== repoPath) summaries.set(path, now.summaries.get(path)!)
      },
    }
    const diagnostics: Diagnostic[] = [...found, ...(one.draft.readme?.diagnostics ?? [])]
    return {
      slug,
      isCurrent: isCurrent(known.get(repoPath)?.inputs, own, now, fingerprintOf),
      inputs: { own, shared: now.shared, comments, summaries },
      names: () => namesOf(one, whole, (symbol) => referencesIn(relationsOf(symbol))),
      signatures: () => signaturesOf(one, whole, (symbol) => referencesIn(relationsOf(symbol))),
      *pages() {
        diagnostics.push(...one.unexported.flatMap((symbol) => unexportedDiagnostic(symbol, relationsOf(symbol))))
        const ordered = [...one.symbols, ...one.unexported].sort((a, b) => (a.draft.id < b.draft.id ? -1 : 1))
        const histories = symbolHistories(one, index)
        for (const symbol of ordered) {
          yield linkSymbol(symbol, index, relationsOf(symbol), diagnostics, histories.get(symbol))
        }
      },
      finish() {
        const lists = linkLists(one, index, relationsOf, diagnostics)
        const readme = linkReadme(one, index)
        const changes = linkChanges(one, index)
        reportUnusedSuppressions(one, diagnostics)
        // Comes last: linking the lists adds diagnostics.
        const summary = summaryOf(one, index, diagnostics)
        return {
          summary,
          lists,
          ...(readme === undefined ? {} : { readme }),
          ...(changes === undefined ? {} : { changes }),
        }
      },
    }
  })
}

function* edgesIn(index: GraphIndex): Iterable<Edge> {
  for (const { symbols, unexported } of index.packages) {
    for (const symbol of symbols) yield* edgesOf(symbol, index)
    for (const symbol of unexported) yield* edgesOf(symbol, index)
  }
}

/** Links the lists of a package: symbols, comments of modules, augmentations and redirects. */
function linkLists(
  one: IndexedPackage,
  index: GraphIndex,
  relationsOf: (symbol: IndexedSymbol) => SymbolRelations,
  diagnostics: Diagnostic[],
): PackageLists {
  const refs = createRefTable(index)
  const anchors = takenAnchors()
  for (const id of idsIn(one.draft.readme?.content ?? [])) anchors.unique(id)
  const modules = one.draft.modules.map(({ specifier, file, comment }) => {
    const declared = { file }
    const { docs } = linkComment(comment, undefined, { package: one, index, refs, diagnostics, declared, anchors })
    return { specifier, docs }
  })
  const augments = linkAugmentations(one, { index, refs, diagnostics, anchors })
  refs.placeUnexported((id) => homePlace(id, index))
  const dependencies = packageRefs(index, refs, (other) => one.draft.source.dependencies.includes(other.name))
  const dependents = packageRefs(index, refs, (other) => other.dependencies.includes(one.draft.source.name))
  const symbols = [...one.symbols]
    .sort((a, b) => byPage(a.page, b.page))
    .map((symbol) => {
      const parts = partsOf(symbol, index, relationsOf(symbol))
      return { ...entryOf(symbol, index), ...(parts.length === 0 ? {} : { parts }) }
    })
  const redirects = one.addresses.redirects
    .map(({ from, to, facet }) => {
      const anchor = facet === undefined ? undefined : facetAnchor(one, to.name, to.kind, facet)
      return { from, to, ...(anchor === undefined ? {} : { anchor }) }
    })
    .sort((a, b) => byPage(a.from, b.from))
  return {
    symbols,
    modules,
    augments,
    ...(dependencies.length > 0 && { dependencies }),
    ...(dependents.length > 0 && { dependents }),
    refs: refs.finish(),
    redirects,
  }
}

/** Indices of the packages that pass a test, by name. */
function packageRefs(index: GraphIndex, refs: RefTable, isWanted: (source: PackageSource) => boolean): number[] {
  return index.packages
    .filter(({ draft }) => isWanted(draft.source))
    .sort((a, b) => (a.draft.source.name < b.draft.source.name ? -1 : 1))
    .map((one) => refs.package(one))
}

/** Names of a symbol's further pages. An alias has none for members: those are on the pages of its target. */
function partsOf(symbol: IndexedSymbol, index: GraphIndex, relations: SymbolRelations): string[] {
  const { facets, children } = symbol.draft
  const isElsewhere = aliasTarget(symbol, index) !== undefined
  const { count } = pageParts(isElsewhere ? [] : facets, children.filter((id) => index.byId.has(id)).length)
  return partNames(count, relationPages(relations.map(({ targets }) => ({ refs: targets }))))
}

/** Links the augmentations of a package and their members, with the refs of the package's lists. */
function linkAugmentations(
  one: IndexedPackage,
  shared: Pick<PageContext, 'index' | 'refs' | 'diagnostics' | 'anchors'>,
): Augmentation[] {
  return one.draft.augmentations.map(({ module, name, target }, at) => {
    const symbol = one.augmented[at]!
    const found = target === undefined ? undefined : resolveReference(target, one, '.', shared.index)
    const augmented = found?.symbol.draft.isAugmentation === true ? undefined : found
    const outside = target === undefined || augmented !== undefined ? undefined : resolveOutside(target, shared.index)
    const ref = augmented === undefined ? outside && shared.refs.outside(outside) : shared.refs.target(augmented)
    shared.anchors.reserve(symbol.anchors)
    const linked = linkFacet(0, { ...shared, symbol, release: 'public' })
    return { module, name, ...(ref === undefined ? {} : { ref }), facet: linked }
  })
}

/** Reports a forgotten export: a symbol that public signatures name and no entry point exports. */
function unexportedDiagnostic({ draft, package: one }: IndexedSymbol, relations: SymbolRelations): Diagnostic[] {
  const users = relations
    .filter(({ kind }) => /By$/u.test(kind))
    .flatMap(({ targets }) => targets.flatMap((target) => ('symbol' in target ? target.symbol.draft : [])))
    .filter(({ isUnexported }) => isUnexported !== true)
  const source = draft.facets.flatMap(({ signatures }) => signatures).find((signature) => signature.source)?.source
  // `export type Options = import('./options.js').Options` exports it, as JavaScript with doc comments does.
  if (users.some((user) => isAliasOf(user, draft.localName))) return []
  if (users.length === 0 || draft.isGlobal === true || isSuppressed('SG-UNEXPORTED', commentsOf(draft))) return []
  return [
    {
      code: 'SG-UNEXPORTED',
      severity: 'warning',
      symbol: draft.id,
      file: source?.file ?? `${one.draft.source.repoPath}/package.json`,
      ...(source === undefined ? {} : { line: source.line }),
      found: `${draft.name} <- ${[...new Set(users.map(({ id }) => id))].sort().slice(0, 5).join(', ')}`,
      expected: 'types that public signatures name (<-) to be exported',
      nextStep: 'Export them, or leave them: they are shown where they are named, and nobody can import them.',
    },
  ]
}

/** Whether a declaration is a type alias of a name and nothing else, type arguments aside. */
function isAliasOf({ facets }: DraftSymbol, name: string): boolean {
  return facets.some(({ kind, signatures: [signature] }) => {
    if (kind !== 'type' || signature?.type === undefined) return false
    const [start, end] = signature.type
    return lineText(signature.line).slice(start, end).replace(/<.*/su, '').trim() === name
  })
}

function facetAnchor(one: IndexedPackage, name: string, kind: Kind, facet: Kind): string | undefined {
  const symbol = one.symbols.find(({ page }) => page.name === name && page.kind === kind)
  const at = symbol?.draft.facets.findIndex((candidate) => candidate.kind === facet) ?? -1
  return at === -1 ? undefined : symbol?.anchors.facets[at]?.anchor
}

function linkReadme({ draft: { readme } }: IndexedPackage, index: GraphIndex): Readme | undefined {
  if (readme === undefined) return undefined
  const refs = createRefTable(index)
  const { title, headings } = readme
  const content = readme.content.map((node) => linkFolders(node, index, refs))
  return { title, content, headings, refs: refs.finish() }
}

/** Links a package's folder or README to the page of that package. */
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

function summaryOf(one: IndexedPackage, index: GraphIndex, diagnostics: readonly Diagnostic[]): PackageSummary {
  const { source } = one.draft
  const counts = Object.fromEntries(kindOrder.map((kind) => [kind, 0])) as Record<Kind, number>
  const entries = one.symbols.map(({ draft, page }) => ({ alias: draft.aliasOf !== undefined, kind: page.kind }))
  for (const { kind } of dividedSymbols(entries).own) counts[kind] += 1
  let total = 0
  let documented = 0
  for (const symbol of one.symbols) {
    // Re-exports of packages outside the graph are shown in full, others on the page of their target.
    if (aliasTarget(symbol, index) !== undefined || releaseOf(symbol, index) !== 'public') continue
    total += 1
    const comments = symbol.draft.facets.flatMap(({ signatures }) => signatures.map(({ comment }) => comment))
    if (comments.some(({ summaryText, inheritDoc }) => summaryText !== '' || inheritDoc !== undefined)) documented += 1
  }
  return {
    slug: source.slug,
    name: source.name,
    version: source.version,
    ...(source.facts.package.typesPackage === undefined ? {} : { typesPackage: source.facts.package.typesPackage }),
    description: source.description,
    license: source.license,
    // The files of a release are not in the repository.
    folder: source.release === undefined ? source.repoPath : '',
    status: source.status === 'ok' && diagnostics.some(isLoss) ? 'degraded' : source.status,
    diagnostics: distinct(diagnostics),
    entryPoints: source.facts.entryPoints.map(({ specifier }) => specifier),
    counts,
    coverage: { documented, total },
  }
}

/** Sorts diagnostics by file and line and removes duplicates, which come from declarations that share a comment. */
function distinct(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  const byKey = new Map(
    diagnostics.map((one) => [[one.file, String(one.line ?? 0).padStart(9, '0'), one.code, one.found].join('\0'), one]),
  )
  return [...byKey].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, one]) => one)
}

import { createHash } from 'node:crypto'
import type { DraftMember } from '../draft/draft.ts'
import type { CompactFacet, CompactMember, CompactSlice } from '../reader/format.ts'
import { kindOrder, memberKindOrder, relationOrder } from '../reader/format.ts'
import { pathInId } from '../reader/id-parts.ts'
import { memberAnchor } from '../reader/member-anchor.ts'
import { importLineOf } from '../reader/import-line.ts'
import type { ExportedAs, GraphDiagnostic } from '../reader/model.ts'
import { unexportedAnchor } from './anchors.ts'
import { aliasTarget } from './edges.ts'
import { entryOf } from './entries.ts'
import type { GraphIndex, IndexedSymbol } from './graph-index.ts'
import { overriddenComment } from './inherit-docs.ts'
import { inheritedMembers } from './inherited.ts'
import { reportLeaks } from './release-leaks.ts'
import { linkPieces, linkSignature, movedOffsets, type PageContext } from './link-signature.ts'
import { outsideName } from '../reader/outside/outside-name.ts'
import { unexportedOn } from './unexported-on-page.ts'
import { type Overridden, overriddenMembers } from './overridden.ts'
import { createRefTable, isDeprecated, type RefTable } from './refs.ts'
import type { SymbolRelations } from './relations.ts'
import { releaseOf } from './releases.ts'

/**
 * Makes the slice of one symbol: everything its page shows, with every link resolved.
 *
 * @param relations - The symbol's relations in both directions.
 * @param diagnostics - Links that lead nowhere are added to it.
 */
export function linkSymbol(
  symbol: IndexedSymbol,
  index: GraphIndex,
  relations: SymbolRelations,
  diagnostics: GraphDiagnostic[],
): CompactSlice {
  const { draft, page } = symbol
  const refs = createRefTable()
  const release = releaseOf(symbol, index)
  const context: PageContext = { symbol, index, refs, release, diagnostics }
  const parents = parentsOf(symbol, index).map((parent) => refs.target({ symbol: parent }))
  const alias = aliasIndex(symbol, index, refs)
  const facets = draft.facets.map((_, at) => linkFacet(at, context))
  if (draft.isUnexported !== true) reportLeaks(symbol, release, index, diagnostics)
  const linkedRelations = relations.map(({ kind, targets, total }) => {
    const indices = targets.map((target) => ('symbol' in target ? refs.target(target) : refs.outside(target)))
    const number = relationOrder.indexOf(kind)
    return total > indices.length ? ([number, indices, total] as const) : ([number, indices] as const)
  })
  const children = draft.children.flatMap((id) => {
    const child = index.byId.get(id)
    return child === undefined ? [] : [entryOf(child, index)]
  })
  const unexported = unexportedOn(context)
  const last = page.name.slice(page.name.lastIndexOf('.') + 1)
  const slice: Omit<CompactSlice, 'h'> = {
    i: draft.id,
    k: kindOrder.indexOf(page.kind),
    ...(draft.isUnexported === true ? { b: 1 as const } : {}),
    ...(pathInId(draft.id) === page.name ? {} : { n: page.name }),
    ...(draft.displayName === last ? {} : { d: draft.displayName }),
    ...(parents.length === 0 ? {} : { p: parents }),
    ...(release === 'public' ? {} : { r: release }),
    ...(isDeprecated(symbol) ? { x: 1 as const } : {}),
    ...(alias === undefined ? {} : { a: alias }),
    f: facets,
    ...(children.length === 0 ? {} : { c: children }),
    ...(draft.exportedAs.length === 0
      ? {}
      : {
          e: draft.exportedAs.map(exportRow),
        }),
    ...(linkedRelations.length === 0 ? {} : { l: linkedRelations }),
    ...(unexported.length === 0 ? {} : { u: unexported }),
    ...(refs.refs.length === 0 ? {} : { s: refs.refs }),
  }
  return { ...slice, h: createHash('sha256').update(JSON.stringify(slice)).digest('hex').slice(0, 12) }
}

function exportRow({ name, specifier, importLine, typeOnly }: ExportedAs): NonNullable<CompactSlice['e']>[number] {
  const isType = importLine === importLineOf(name, specifier, true)
  const flags = (typeOnly ? 1 : 0) + (isType ? 2 : 0)
  if (!isType && importLine !== importLineOf(name, specifier, false)) return [name, specifier, flags, importLine]
  return flags === 0 ? [name, specifier] : [name, specifier, flags]
}

function parentsOf({ draft }: IndexedSymbol, index: GraphIndex): IndexedSymbol[] {
  const parent = draft.parent === undefined ? undefined : index.byId.get(draft.parent)
  return parent === undefined ? [] : [...parentsOf(parent, index), parent]
}

function aliasIndex(symbol: IndexedSymbol, index: GraphIndex, refs: RefTable): number | undefined {
  const { aliasOf } = symbol.draft
  if (aliasOf === undefined) return undefined
  const home = aliasTarget(symbol, index)
  if (home !== undefined) return refs.target({ symbol: home })
  if (!('package' in aliasOf)) return undefined
  const name = outsideName(`${aliasOf.package}!${aliasOf.exportName}:${symbol.draft.facets[0]!.kind}`, index.links)
  return name === undefined ? undefined : refs.outside(name)
}

/** Links one facet of the context's symbol. */
export function linkFacet(at: number, context: PageContext): CompactFacet {
  const { symbol, index } = context
  const facet = symbol.draft.facets[at]!
  const anchors = symbol.anchors.facets[at]!
  const typeParameters = new Set(
    facet.signatures.flatMap((signature) => signature.typeParameters.map(({ name }) => name)),
  )
  const declared = facet.signatures.find(({ source }) => source !== undefined)?.source
  const facetContext = declared === undefined ? context : { ...context, declared }
  // What another package of the graph declares is shown on its page.
  const isElsewhere = aliasTarget(symbol, index) !== undefined
  const overridden = overriddenMembers(symbol, at, index)
  const members = (isElsewhere || context.shows === 'head' ? [] : facet.members).map((member, memberAt) => {
    return linkMember(member, anchors.members[memberAt]!, typeParameters, overridden(member), facetContext)
  })
  const inherited = isElsewhere || context.shows !== undefined ? undefined : inheritedMembers(at, facetContext)
  return {
    k: kindOrder.indexOf(facet.kind),
    s: facet.signatures.map((signature, signatureAt) => {
      const anchor = anchors.signatures[signatureAt]!
      return linkSignature(signature, anchor === facet.kind ? undefined : anchor, '', new Set(), facetContext)
    }),
    ...(members.length === 0 ? {} : { m: members }),
    ...(inherited === undefined ? {} : { i: inherited }),
  }
}

function linkMember(
  member: DraftMember,
  anchors: { anchor: string; signatures: readonly string[] },
  typeParameters: ReadonlySet<string>,
  { overrides, implements: implemented }: Overridden,
  context: PageContext,
): CompactMember {
  const { name, kind, isStatic, value } = member
  const { draft } = context.symbol
  const inside = draft.isUnexported === true ? `${unexportedAnchor(draft)}.` : ''
  const [first] = member.signatures
  const type = first !== undefined && !first.isCallable ? first.type : undefined
  const signatures = member.signatures.map((signature, at) => {
    const anchor = anchors.signatures[at]!
    return linkSignature(
      signature,
      anchor === anchors.anchor ? undefined : anchor,
      `${anchors.anchor}.`,
      typeParameters,
      context,
      overriddenComment({ overrides, implements: implemented }, context.index),
    )
  })
  const moved = movedOffsets(first?.line.pieces ?? [], linkPieces(first!, new Set(), '', typeParameters, context))
  return {
    n: name,
    k: memberKindOrder.indexOf(kind),
    ...(anchors.anchor === inside + memberAnchor(name, kind, isStatic) ? {} : { a: anchors.anchor }),
    s: signatures,
    ...(value === undefined ? {} : { v: value }),
    ...(type === undefined || type[0] === type[1] ? {} : { t: [moved(type[0]), moved(type[1])] }),
    ...(overrides.length === 0 || context.shows !== undefined
      ? {}
      : { w: overrides.slice(0, 1).map((target) => context.refs.target(target)) }),
    ...(implemented.length === 0 || context.shows !== undefined
      ? {}
      : { j: implemented.slice(0, 1).map((target) => context.refs.target(target)) }),
  }
}

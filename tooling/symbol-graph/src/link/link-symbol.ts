import type { DraftMember } from '../draft/draft.ts'
import type { Diagnostic } from '@signpost/diagnostics'
import { shownRelations } from '@signpost/graph-model/model'
import type { Facet, LinkedPage, Member, SymbolHistory } from '@signpost/graph-model/model'
import { takenAnchors } from './anchors.ts'
import { memberKey } from './bases.ts'
import { outsideName } from './outside/outside-name.ts'
import { aliasTarget } from './alias-target.ts'
import { entryOf } from './entries.ts'
import type { GraphIndex, IndexedSymbol, LinkTarget } from './graph-index.ts'
import { overriddenComments } from './inherit-docs.ts'
import { inheritedMembers } from './inherited.ts'
import { linkSignature, type PageContext, partsOf } from './link-signature.ts'
import { linkProps } from './link-props.ts'
import { missingMembers } from './missing-members.ts'
import { type Overridden, overriddenMembers } from './overridden.ts'
import { byPage } from './page-keys.ts'
import { createRefTable, homePlace, isDeprecated, type RefTable } from './refs.ts'
import type { SymbolRelations } from './relations.ts'
import { reportLeaks } from './release-leaks.ts'
import { releaseOf } from './releases.ts'
import { unexportedOn } from './unexported-on-page.ts'
import { withHomeDocs } from './with-home-docs.ts'

/** Maximum number of enclosing namespaces that a page names, the nearest ones. */
const mostParents = 8

/**
 * Builds the page of one symbol, with every link resolved.
 *
 * @param relations - The symbol's relations in both directions.
 * @param diagnostics - Receives diagnostics such as unresolved links.
 * @param history - Recorded changes; an author's `@since` replaces the version that added the symbol.
 */
export function linkSymbol(
  declared: IndexedSymbol,
  index: GraphIndex,
  relations: SymbolRelations,
  diagnostics: Diagnostic[],
  history?: SymbolHistory,
): LinkedPage {
  const symbol = withHomeDocs(declared, index)
  const { draft, page } = symbol
  const refs = createRefTable(index)
  const release = releaseOf(symbol, index)
  const anchors = takenAnchors(symbol.package.unexportedAnchors)
  anchors.reserve(symbol.anchors)
  const context: PageContext = { symbol, index, refs, release, diagnostics, anchors }
  const parents = parentsOf(symbol, index)
    .slice(-mostParents)
    .map((parent) => refs.target({ symbol: parent }))
  const aliasOf = aliasIndex(symbol, index, refs)
  const memberKeys = new Set<string>()
  const facets = draft.facets.map((_, at) => linkFacet(at, { ...context, memberKeys }))
  if (aliasOf === undefined) diagnostics.push(...missingMembers(symbol, memberKeys))
  const unexported = unexportedOn(context)
  if (draft.isUnexported !== true) reportLeaks(symbol, release, index, diagnostics)
  const shown = relations.map(({ targets }) =>
    targets.slice(0, shownRelations).map((one) => ('symbol' in one ? refs.target(one) : refs.outside(one))),
  )
  const children = draft.children
    .flatMap((id) => {
      const child = index.byId.get(id)
      return child === undefined ? [] : [entryOf(child, index)]
    })
    .sort(byPage)
  const linkedRelations = relations.map(({ kind, targets }, at) => {
    const others = targets.slice(shownRelations)
    const refsOfOthers = others.map((one) => ('symbol' in one ? refs.brief(one) : refs.outside(one)))
    return { kind, refs: [...shown[at]!, ...refsOfOthers] }
  })
  const shownHere = new Map(unexported.map((one) => [one.id, one.facets.some(({ members }) => members.length > 0)]))
  refs.placeUnexported((id) => {
    const hasMembers = shownHere.get(id)
    if (hasMembers !== undefined) return { hasMembers }
    // An unexported symbol has no page that could link to it.
    return symbol.draft.isUnexported === true ? undefined : homePlace(id, index)
  })
  return {
    id: draft.id,
    page,
    displayName: draft.displayName,
    ...(draft.isUnexported === true ? { isUnexported: true } : {}),
    parents,
    release,
    deprecated: isDeprecated(symbol),
    ...(aliasOf === undefined ? {} : { aliasOf }),
    facets,
    children,
    exportedAs: draft.exportedAs.map(({ name, specifier, importLine, typeOnly }) => {
      return { name, specifier, importLine, typeOnly }
    }),
    unexported,
    relations: linkedRelations,
    ...shownHistory(history, facets),
    refs: refs.finish(),
  }
}

function shownHistory(history: SymbolHistory | undefined, facets: readonly Facet[]): Pick<LinkedPage, 'history'> {
  if (history === undefined) return {}
  const { since: _, ...others } = history
  const isWritten = facets.some(({ signatures }) =>
    signatures.some(({ docs }) => docs.blocks.some(({ tag }) => tag === 'since')),
  )
  return { history: isWritten ? others : history }
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
export function linkFacet(at: number, context: PageContext): Facet {
  const { symbol, index } = context
  const facet = symbol.draft.facets[at]!
  const anchors = symbol.anchors.facets[at]!
  const typeParameters = new Set(
    facet.signatures.flatMap((signature) => signature.typeParameters.map(({ name }) => name)),
  )
  const declared = facet.signatures.find(({ source }) => source !== undefined)?.source
  const facetContext = declared === undefined ? context : { ...context, declared }
  // The page of the target shows the members of an alias.
  const isElsewhere = aliasTarget(symbol, index) !== undefined
  const overridden = overriddenMembers(symbol, at, index)
  const members = (isElsewhere || context.shows === 'head' ? [] : facet.members).map((member, memberAt) => {
    return linkMember(member, anchors.members[memberAt]!, typeParameters, overridden(member), facetContext)
  })
  if (facet.kind === 'enum')
    for (const member of members) context.memberKeys?.add(memberKey({ ...member, isStatic: false }))
  const { inherited, elsewhere } =
    isElsewhere || context.shows !== undefined ? noInherited : inheritedMembers(at, facetContext)
  return {
    kind: facet.kind,
    signatures: facet.signatures.map((signature, signatureAt) =>
      linkSignature(signature, anchors.signatures[signatureAt]!, '', new Set(), {
        ...facetContext,
        overloads: facet.signatures,
      }),
    ),
    members,
    inherited,
    ...(elsewhere.length === 0 ? {} : { inheritedElsewhere: elsewhere }),
    ...(facet.props === undefined || isElsewhere || context.shows !== undefined
      ? {}
      : { props: linkProps(facet.props, typeParameters, facetContext) }),
  }
}

const noInherited: ReturnType<typeof inheritedMembers> = { inherited: [], elsewhere: [] }

function linkMember(
  member: DraftMember,
  { anchor, signatures: anchors }: { anchor: string; signatures: readonly string[] },
  typeParameters: ReadonlySet<string>,
  { overrides, implements: implemented }: Overridden,
  context: PageContext,
): Member {
  const { name, kind, value, category } = member
  const [first] = member.signatures
  const type = first?.isCallable === false ? first.type : undefined
  const signatures = member.signatures.map((signature, at) => {
    const within = { ...context, member: name, overloads: member.signatures }
    const comments = overriddenComments(
      context.symbol,
      { overrides, implements: implemented },
      member,
      at,
      context.index,
    )
    const linked = linkSignature(signature, anchors[at]!, `${anchor}.`, typeParameters, within, comments)
    const { source, ...withoutSource } = linked
    const placed =
      source !== undefined && source.file === context.declared?.file
        ? { ...withoutSource, sourceLine: source.line }
        : linked
    const isOverload = member.signatures.length > 1 && kind === 'method'
    return isOverload ? { ...placed, alias: `${anchor}-${at + 1}` } : placed
  })
  const shownTargets = (targets: LinkTarget[]): number[] =>
    context.shows === undefined ? targets.slice(0, 1).map((target) => context.refs.target(target)) : []
  return {
    name,
    kind,
    anchor,
    signatures,
    ...(value === undefined ? {} : { value }),
    ...(category === undefined ? {} : { category }),
    ...(type === undefined || type[0] === type[1]
      ? {}
      : { type: partsOf(first!.line, signatures[0]!.line.tokens)(type) }),
    overrides: shownTargets(overrides),
    implements: shownTargets(implemented),
  }
}

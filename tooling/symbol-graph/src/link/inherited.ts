import type { DraftHeritage, DraftInherited, DraftMember, DraftSignature } from '../draft/draft.ts'
import { isPublic } from '../draft/without-internal.ts'
import { isUnexported } from '../read/model-item.ts'
import { unexportedAnchor } from './anchors.ts'
import { firstSentence, memberAnchor, memberId } from '@signpost/graph-model/model'
import type { InheritedMember, InheritedMembers, Ref, Signature, Token } from '@signpost/graph-model/model'
import { lineText } from '../signature/line.ts'
import { type Base, basesOf, memberKey } from './bases.ts'
import { findMember, type IndexedSymbol } from './graph-index.ts'
import { instantiate } from './instantiate.ts'
import { linkLine, linkSignature, type PageContext, textTokens } from './link-signature.ts'
import { isDeprecated, leadComment, pageOfAnchor } from './refs.ts'
import { resolveOutside, resolveReference } from './resolve-reference.ts'

/** Inherited member without its ref. */
interface Inherited extends Pick<InheritedMember, 'name' | 'kind' | 'isStatic' | 'line' | 'signatures'> {
  /** Own page of a function or constant that is the member; absent for one that is a part of its base's page. */
  own?: number
  /** Anchor on the page of the base; absent to link to that page itself. */
  anchor?: string
  /** Further page of the base that has the anchor. */
  part?: string | undefined
  /** First sentence of its comment; empty for none, and for a member whose declaration has no page. */
  summary: string
  isDeprecated: boolean
}

/** Inherited members of a facet. */
export interface InheritedFromBases {
  inherited: InheritedMembers[]
  /** See {@link Facet.inheritedElsewhere}. */
  elsewhere: number[]
}

/** Maximum number of names that a facet lists. The bases' pages list the others. */
const mostNames = 120

/** Same, for names from a base without a page or an address: nothing else lists them. */
const mostUnlinkedNames = 200

/** Maximum number of indirect bases that a facet lists. The pages of nearer bases list the others. */
const mostIndirect = 20

/**
 * Lists the members that a facet inherits, by name only: the bases' pages document them. A member whose types depend on
 * the base's type arguments also has its signature.
 *
 * Nearer bases come first. A member that the facet or a nearer base also declares is skipped. The lists are limited, so that the
 * pages of a chain of bases grow with its length: every base that the declaration names is listed, with the number of its
 * members; those that bases name are listed up to a number, and others are on the pages of the bases that name them.
 */
export function inheritedMembers(facetAt: number, context: PageContext): InheritedFromBases {
  const { symbol, index } = context
  const facet = symbol.draft.facets[facetAt]!
  if (facet.kind !== 'class' && facet.kind !== 'interface') return { inherited: [], elsewhere: [] }
  const seen = new Set(facet.members.map(memberKey))
  const isFirst = (member: Pick<DraftMember, 'name' | 'isStatic' | 'kind'>): boolean => {
    // A base's call signatures are overloads of the facet's own.
    if (member.kind === 'call' || member.kind === 'construct') return true
    const key = memberKey(member)
    if (seen.has(key)) return false
    seen.add(key)
    return true
  }
  const groups = new Map<number, { members: Inherited[]; total: number }>()
  const { bases, open } = basesOf(symbol, facet, index)
  const throughOf = new Map(bases.map((base) => [base.symbol, base.through]))
  const listed = new Set<IndexedSymbol>()
  const elsewhere = new Set<IndexedSymbol>()
  let indirect = 0
  let names = 0
  /** Nearest listed base on the way to a symbol, or the direct one. */
  const listedBefore = (one: IndexedSymbol): IndexedSymbol => {
    const passed = new Set<IndexedSymbol>([symbol])
    let before = one
    for (let next = throughOf.get(one); !listed.has(before) && next && !passed.has(next); next = throughOf.get(next)) {
      passed.add(next)
      before = next
    }
    return before
  }
  /**
   * Lists the members of a base, or the base through which it is one.
   *
   * @param refTo - Returns the ref of the base.
   */
  const add = <M>(
    found: readonly M[],
    through: IndexedSymbol,
    refTo: () => number,
    inheritedOf: (member: M) => Inherited,
  ): void => {
    if (found.length === 0) return
    if (through !== symbol && indirect >= mostIndirect) {
      elsewhere.add(listedBefore(through))
      return
    }
    if (through !== symbol) indirect += 1
    const from = refTo()
    let group = groups.get(from)
    if (group === undefined) groups.set(from, (group = { members: [], total: 0 }))
    group.total += found.length
    const ref = context.refs.refs[from]!
    const isLinked = ref.page !== undefined || ref.href !== undefined || isUnexported(ref.id)
    const shown = found.slice(0, isLinked ? mostNames - names : mostUnlinkedNames)
    if (isLinked) names += shown.length
    group.members.push(...shown.map(inheritedOf))
  }

  for (const base of bases) {
    if (base.role === 'implements') continue
    const found = base.symbol.draft.facets.flatMap((baseFacet, baseAt) =>
      // A constant has the parts of its own type as members; those of what it constructs are in the heritage.
      (baseFacet.kind === 'variable' ? [] : baseFacet.members).flatMap((member, at) =>
        isInheritable(member, facet.kind) && isFirst(member) ? [{ member, baseAt, at }] : [],
      ),
    )
    add(
      found,
      base.through,
      () => {
        listed.add(base.symbol)
        return context.refs.target({ symbol: base.symbol })
      },
      ({ member, baseAt, at }) => {
        const { name, isStatic, kind } = member
        const { anchor } = base.symbol.anchors.facets[baseAt]!.members[at]!
        const line = instantiatedLine(member, base, context)
        const { part } = pageOfAnchor(base.symbol, anchor)
        index.readsSummaryOf(base.symbol)
        return {
          name,
          isStatic,
          kind,
          anchor: ownAnchor(anchor, base.symbol),
          part,
          summary: summaryOf(member),
          isDeprecated: isDeprecated(base.symbol, member),
          ...(line === undefined ? {} : { line }),
        }
      },
    )
  }
  const typeParameters = new Set(
    facet.signatures.flatMap((signature) => signature.typeParameters.map(({ name }) => name)),
  )
  for (const { heritage, from } of open) {
    for (const group of heritage.members) {
      const refTo = sourceOf(group.from, from, context) ?? baseOf(heritage, from, context)
      // The origin may lack the member: a mixin function, for example, has no members.
      const named =
        group.from === undefined ? undefined : resolveReference(group.from, from.package, from.draft.entry, index)
      const found = group.members.filter(
        (member) =>
          !(member.signatures?.length && member.signatures.every((one) => !isPublic(one))) &&
          isInheritable(member, facet.kind) &&
          isFirst(member),
      )
      add(found, from, refTo, (member) => {
        const { name, isStatic, kind, type, target } = member
        const declared = named && findMember(named.symbol, name, isStatic ? 'static' : 'instance')
        const anchor = declared?.anchor
        if (declared !== undefined) index.readsSummaryOf(declared.symbol)
        const hasPlace = group.from !== undefined && (named === undefined || anchor !== undefined)
        const signatures = hasPlace ? undefined : member.signatures?.filter(isPublic)
        const own = target === undefined ? undefined : resolveReference(target, from.package, from.draft.entry, index)
        return {
          name,
          isStatic,
          kind,
          summary: declared?.member === undefined ? '' : summaryOf(declared.member),
          isDeprecated: declared?.member !== undefined && isDeprecated(declared.symbol, declared.member),
          ...(own === undefined ? {} : { own: context.refs.target(own) }),
          ...(anchor === undefined
            ? {}
            : { anchor: ownAnchor(anchor, named!.symbol), part: pageOfAnchor(named!.symbol, anchor).part }),
          ...(type === undefined ? {} : { line: textTokens(`${name}: ${type}`) }),
          ...(signatures === undefined
            ? {}
            : { signatures: linkSignatures(signatures, member, typeParameters, { ...context, at: from }) }),
        }
      })
    }
  }
  seen.forEach((key) => context.memberKeys?.add(key))
  return {
    inherited: [...groups].map(([from, { members, total }]) => ({
      from,
      total,
      members: members.map((member) => withRef(member, from, context)),
    })),
    elsewhere: [...elsewhere].map((through) => context.refs.target({ symbol: through })),
  }
}

/** Adds a ref that is derived from the base's ref. */
function withRef(
  { name, isStatic, kind, own, anchor, part, line, signatures, summary, isDeprecated: deprecated }: Inherited,
  from: number,
  { refs, anchors }: Pick<PageContext, 'refs' | 'anchors'>,
): InheritedMember {
  const member = {
    name,
    kind,
    anchor: signatures?.[0]?.anchor ?? anchors.unique(memberAnchor(name, kind, isStatic)),
    isStatic,
    ref: own ?? -1,
    ...(line === undefined ? {} : { line }),
    ...(signatures === undefined ? {} : { signatures }),
  }
  if (own !== undefined) return member
  refs.addLast(
    () => {
      const base = refs.refs[from]!
      return {
        id: memberId(base.id, name, kind, isStatic),
        text: `${base.text}.${name}`,
        ...(base.page === undefined ? {} : { page: { ...base.page, ...(part === undefined ? {} : { part }) } }),
        ...(base.href === undefined ? {} : { href: base.href }),
        ...placeOf(base, refs.showsMembers(from) ? anchor : undefined),
        summary,
        deprecated,
      }
    },
    (index) => (member.ref = index),
  )
  return member
}

/** First sentence of the comment that stands for all overloads; empty for none. */
function summaryOf({ signatures }: DraftMember): string {
  return firstSentence(leadComment(signatures)?.summaryText ?? '')
}

/** Anchor of a member. Those of an unexported base begin with the base's; anchors outside the graph are unknown. */
function placeOf(base: Ref, anchor: string | undefined): Pick<Ref, 'anchor'> {
  if (anchor === undefined) return base.anchor === undefined ? {} : { anchor: base.anchor }
  if (base.page !== undefined && !isUnexported(base.id)) return { anchor }
  return base.anchor === undefined ? {} : { anchor: `${base.anchor}.${anchor}` }
}

/** Strips the prefix that the anchors of an unexported symbol's members have. */
function ownAnchor(anchor: string, { draft }: IndexedSymbol): string {
  return draft.isUnexported === true ? anchor.slice(unexportedAnchor(draft).length + 1) : anchor
}

/** First signature of a member with the base's type arguments; absent when these do not change that on the base's page. */
function instantiatedLine(
  { signatures }: DraftMember,
  { symbol, substitution }: Base,
  context: PageContext,
): Token[] | undefined {
  const { line } = signatures[0]!
  const instantiated = instantiate(line, substitution)
  if (symbol.draft.isUnexported !== true && lineText(instantiated) === lineText(line)) return undefined
  return linkLine(instantiated, new Set(), { ...context, at: symbol })
}

/** Returns a function that adds the ref of a reference; undefined without a target. */
export function sourceOf(
  target: string | undefined,
  from: IndexedSymbol,
  { index, refs }: PageContext,
): (() => number) | undefined {
  if (target === undefined) return undefined
  const found = resolveReference(target, from.package, from.draft.entry, index)
  if (found !== undefined) return () => refs.target(found)
  const outside = resolveOutside(target, index)
  return outside === undefined ? undefined : () => refs.outside(outside)
}

/** The base as written, for members whose declaring type has no name or no page. */
function baseOf({ base, target }: DraftHeritage, from: IndexedSymbol, context: PageContext): () => number {
  const found = sourceOf(target, from, context)
  return found ?? (() => context.refs.outside({ id: `ext:!${lineText(base)}`, name: lineText(base) }))
}

/** Links the signatures of a member that no page documents; each has an anchor of its own. */
function linkSignatures(
  signatures: readonly DraftSignature[],
  { name, kind, isStatic }: DraftInherited,
  typeParameters: ReadonlySet<string>,
  context: PageContext,
): Signature[] {
  return signatures.map((signature) => {
    const anchor = context.anchors.unique(memberAnchor(name, kind, isStatic))
    return linkSignature(signature, anchor, `${anchor}.`, typeParameters, context)
  })
}

/** Whether a facet of the kind `into` inherits the member. Only classes inherit statics and constructors, and only interfaces calls. */
function isInheritable({ kind, isStatic }: Pick<DraftMember, 'kind' | 'isStatic'>, into: string): boolean {
  if (isStatic || kind === 'constructor') return into === 'class'
  if (kind === 'call' || kind === 'construct') return into === 'interface'
  return kind !== 'enumMember'
}

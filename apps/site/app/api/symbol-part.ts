import {
  type Facet,
  type Flag,
  type IndexEntry,
  type InheritedMember,
  type InheritedMembers,
  type Member,
  memberGroups,
  type MemberKind,
  memberPart,
  type PageKey,
  pageParts,
  parsePart,
  type Relation,
  relationPages,
  relationsOnPage,
  relationsPart,
  shownRelations,
  type SymbolPage,
} from '@signpost/graph-model'
import type { Translate } from '#app/languages/index.ts'
import { shownName } from '#app/urls/index.ts'
import { withShortLead } from './lead.ts'
import { isWholeInRow, nameless } from './member-rows.tsx'
import { type PartCounts, releasesOf } from './shown.tsx'
import { byKind, type SymbolGroup } from './symbol-list.tsx'

/** One of the pages of a symbol. All but very large symbols have only the first page. */
export interface SymbolPart {
  page: SymbolPage
  /** Members and children, or relations. */
  of: 'members' | 'relations'
  /** Number of the page, from 1; the first page of members is the symbol's own. */
  number: number
  /** Facets with the members of this page. */
  facets: readonly PartFacet[]
  /** Children on this page. */
  children: readonly SymbolGroup[]
  relations: readonly PartRelation[]
  /** All pages of members, in order. */
  memberPages: readonly MemberPage[]
  /** Number of pages with all relations; 0 when the first page has them all. */
  relationPages: number
}

/** Facet with the members of one page. */
export interface PartFacet {
  facet: Facet
  groups: readonly PartGroup[]
  /** Members inherited from bases, which only the first page lists. */
  inherited: Facet['inherited']
  inheritedElsewhere: readonly number[]
}

/** Members of one kind on one page. */
export interface PartGroup {
  /** Names the group's heading and anchor: `property`, `staticMethod`. */
  name: string
  members: readonly Member[]
  /** Number of members, or on one of several pages their positions among all: `101–200 / 700`. */
  count: string
}

/** Relation with its targets on one page. */
export interface PartRelation {
  kind: Relation['kind']
  refs: readonly number[]
  /** Targets on further pages, and the page of relations with the first of all. */
  more?: { count: number; part: string }
}

/** Page of members or children. */
export interface MemberPage {
  key: PageKey
  /** Positions of its members and children among all, from 1; 0 for a page without any. */
  first: number
  last: number
  firstName: string
  lastName: string
  /** Anchors of its members. */
  anchors: readonly string[]
}

/** Name of a group of members: `property`, `staticMethod`. */
function groupName(kind: MemberKind, isStatic: boolean): string {
  return isStatic ? `static${kind[0]!.toUpperCase()}${kind.slice(1)}` : kind
}

/** Inherited members of one kind, static or not. */
interface InheritedGroup {
  /** See {@link PartGroup.name}. */
  name: string
  members: readonly InheritedMember[]
}

/** Inherited members by kind, those of instances first, as own members are. */
export function inheritedGroups(members: readonly InheritedMember[]): InheritedGroup[] {
  const grouped = members.map((member) => {
    const flags: Flag[] = member.isStatic ? ['static'] : []
    return { member, kind: member.kind, signatures: [{ flags }] }
  })
  return memberGroups(grouped).map(({ kind, isStatic, members: own }) => ({
    name: groupName(kind, isStatic),
    members: own.map(({ member }) => member),
  }))
}

/** Members of a base that no other page documents. */
export function documentedIn({ members }: InheritedMembers): Member[] {
  return members.flatMap(({ name, kind, anchor, signatures }) =>
    signatures === undefined ? [] : [{ name, kind, anchor, signatures, overrides: [], implements: [] }],
  )
}

/** Members by base that only this page documents: they are in its overview, as own ones are. */
export function documentedHere({ inherited }: PartFacet): { from: number; members: readonly Member[] }[] {
  return inherited.flatMap((group) => {
    const members = documentedIn(group)
    return members.length === 0 ? [] : [{ from: group.from, members }]
  })
}

/** Bases with more to say than the rows of the overview do. */
export function inheritedSections({ inherited }: PartFacet): readonly InheritedMembers[] {
  return inherited.filter((group) => {
    const here = documentedIn(group)
    return here.length === 0 || here.length < group.total || !here.every(isWholeInRow)
  })
}

/** Page of a symbol with the name `part`; undefined when the symbol has no such page. */
export function symbolPart(page: SymbolPage, part?: string): SymbolPart | undefined {
  const { of, number } = part === undefined ? { of: 'members' as const, number: 1 } : (parsePart(part) ?? {})
  const pages = pageParts(page.facets, page.children.length)
  const relations = relationPages(page.relations)
  if (of === undefined || number === undefined || number > (of === 'members' ? pages.count : relations))
    return undefined
  const isFirst = part === undefined
  const sorted = byKind(page.children)
  const pageOfChild = new Map(sorted.flatMap(({ entries }) => entries).map((entry, at) => [entry, pages.children[at]]))
  const isHere = (at: number | undefined): boolean => of === 'members' && at === number
  return {
    page,
    of,
    number,
    facets: leadingFirst(page.facets).map((facet, index) => ({
      facet: index === 0 ? withShortLead(facet) : facet,
      groups: memberGroups(facet.members).flatMap(({ kind, isStatic, members }) => {
        const name = groupName(kind, isStatic)
        return shownOf(members, (member) => isHere(pages.members.get(member))).map(({ shown, count }) => {
          // Signatures without a name are one member.
          const [only, ...more] = shown
          const isUnnamed = only !== undefined && more.length === 0 && nameless.has(only.kind)
          return { name, members: shown, count: isUnnamed ? `${only.signatures.length}` : count }
        })
      }),
      inherited: isFirst ? facet.inherited : [],
      inheritedElsewhere: isFirst ? (facet.inheritedElsewhere ?? []) : [],
    })),
    children: sorted.flatMap(({ kind, entries }) =>
      shownOf(entries, (entry) => isHere(pageOfChild.get(entry))).map(({ shown, count }) => {
        return { kind, entries: shown, count }
      }),
    ),
    relations: isFirst ? firstRelations(page.relations) : of === 'relations' ? relationsOn(page.relations, number) : [],
    memberPages: memberPages(page, pages.members, pageOfChild, pages.count),
    relationPages: relations,
  }
}

/**
 * Facets in the order of the page: one with members or words comes before a first one with neither, as the interface beside the
 * constant that makes its objects.
 */
function leadingFirst(facets: readonly Facet[]): readonly Facet[] {
  const says = ({ members, signatures }: Facet): boolean =>
    members.length > 0 || signatures.some(({ docs }) => docs.summary.length > 0 || docs.remarks.length > 0)
  const at = facets.findIndex(says)
  return at <= 0 ? facets : [facets[at]!, ...facets.filter((_, index) => index !== at)]
}

/** Whether a page is the symbol's own, with its head. */
export function isFirstPage({ of, number }: SymbolPart): boolean {
  return of === 'members' && number === 1
}

/** Items on a page and their positions; empty when the page has none. */
function shownOf<T>(all: readonly T[], isShown: (one: T) => boolean): { shown: T[]; count: string }[] {
  const shown = all.filter(isShown)
  if (shown.length === 0) return []
  const first = all.indexOf(shown[0]!) + 1
  const isWhole = shown.length === all.length
  return [{ shown, count: isWhole ? `${all.length}` : `${first}–${first + shown.length - 1} / ${all.length}` }]
}

function keyOf({ page }: SymbolPage, part: string | undefined): PageKey {
  return part === undefined ? page : { ...page, part }
}

function memberPages(
  page: SymbolPage,
  pageOfMember: ReadonlyMap<Member, number>,
  pageOfChild: ReadonlyMap<IndexEntry, number | undefined>,
  count: number,
): MemberPage[] {
  const items = [
    ...page.facets.flatMap(({ members }) =>
      memberGroups(members).flatMap((group) =>
        group.members.map((member) => ({
          name: member.name,
          at: pageOfMember.get(member),
          anchors: [...new Set([member.anchor, ...member.signatures.map(({ anchor }) => anchor)])],
        })),
      ),
    ),
    ...Array.from(pageOfChild, ([{ name }, at]) => ({ name, at, anchors: [] })),
  ]
  let before = 0
  return Array.from({ length: count }, (_, index) => {
    const own = items.filter(({ at }) => at === index + 1)
    const first = own.length === 0 ? 0 : before + 1
    before += own.length
    return {
      key: keyOf(page, memberPart(index + 1)),
      first,
      last: before,
      firstName: own[0]?.name ?? '',
      lastName: own.at(-1)?.name ?? '',
      anchors: own.flatMap(({ anchors }) => anchors),
    }
  })
}

/** First targets of each relation. */
function firstRelations(relations: readonly Relation[]): PartRelation[] {
  let before = 0
  return relations.map(({ kind, refs }) => {
    const part = relationsPart(Math.floor(before / relationsOnPage) + 1)
    before += refs.length
    const count = refs.length - shownRelations
    return { kind, refs: refs.slice(0, shownRelations), ...(count > 0 && { more: { count, part } }) }
  })
}

/** Targets on a page of relations, counted from 1. */
function relationsOn(relations: readonly Relation[], number: number): PartRelation[] {
  const all = relations.flatMap(({ kind, refs }) => refs.map((ref) => ({ kind, ref })))
  const here = all.slice((number - 1) * relationsOnPage, number * relationsOnPage)
  return relations.flatMap(({ kind }) => {
    const refs = here.filter((one) => one.kind === kind).map(({ ref }) => ref)
    return refs.length === 0 ? [] : [{ kind, refs }]
  })
}

/** Number of members that each filter of a page can hide. */
export function partsOfFacets(facets: readonly PartFacet[]): PartCounts {
  const members = facets.flatMap(({ groups }) => groups.flatMap((group) => group.members))
  const declared = members.flatMap(({ signatures }) => signatures.slice(0, 1))
  const inherited = facets.reduce(
    (sum, facet) => sum + facet.inherited.reduce((count, { total }) => count + total, 0),
    0,
  )
  return {
    protected: declared.filter(({ flags }) => flags.includes('protected')).length,
    // A page without own members needs no filter for inherited ones.
    inherited: members.length > 0 ? inherited : 0,
    ...(facets.some(({ inheritedElsewhere }) => inheritedElsewhere.length > 0) && { hasMoreInherited: true }),
    ...releasesOf(declared),
  }
}

/** Name of a further page in its heading: `Members 101–200`, `Related`. */
export function partLabel({ of, number, relationPages, memberPages }: SymbolPart, t: Translate): string {
  const { first, last } = memberPages[number - 1] ?? { first: 0, last: 0 }
  if (of === 'members') return t('part.members', { first, last })
  return relationPages === 1 ? t('section.relations') : `${t('section.relations')} ${number} / ${relationPages}`
}

/** Description of a further page: `Box: Members 101–200, add … close`. */
export function partDescription(part: SymbolPart, t: Translate): string {
  const { firstName, lastName } = part.memberPages[part.number - 1] ?? { firstName: '', lastName: '' }
  const names = part.of === 'members' ? `, ${shownName(firstName)} … ${shownName(lastName)}` : ''
  return `${shownName(part.page.page.name)}: ${partLabel(part, t)}${names}`
}

/** Pages before and after a further page. Before the first one is the symbol's first page. */
export function neighbourPages({ page, of, number, relationPages, memberPages }: SymbolPart): {
  previous: PageKey
  next: PageKey | undefined
} {
  const nameOf = of === 'members' ? memberPart : relationsPart
  const count = of === 'members' ? memberPages.length : relationPages
  return {
    previous: keyOf(page, number === 1 ? undefined : nameOf(number - 1)),
    next: number === count ? undefined : keyOf(page, nameOf(number + 1)),
  }
}

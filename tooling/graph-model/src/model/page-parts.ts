import { type GroupedMember, memberGroups } from './member-groups.ts'

/**
 * Size of the members and children on one page. A signature with its docs counts 5, a row of a list or a table 1: 100
 * signatures or 500 rows keep a page below about 200 kB of HTML.
 */
const pageSize = 500
const signatureSize = 5
const rowSize = 1

/** Number of targets of one relation on the first page of a symbol. */
export const shownRelations = 20

/** Number of targets on one page of relations. */
export const relationsOnPage = 1000

/** Pages on which the members and the children of a symbol are, counted from 1. */
export interface PageParts<M extends GroupedMember> {
  count: number
  /** Page of each member. */
  members: ReadonlyMap<M, number>
  /** Page of each child, by its position. */
  children: readonly number[]
}

/**
 * Splits a symbol into pages: its members in the order of {@link memberGroups}, then its children. The graph and the site
 * split alike, so a link to a member names its page.
 */
export function pageParts<M extends GroupedMember>(
  facets: readonly { members: readonly M[] }[],
  children: number,
): PageParts<M> {
  let count = 1
  let used = 0
  const place = (size: number): number => {
    if (used > 0 && used + size > pageSize) {
      count += 1
      used = 0
    }
    used += size
    return count
  }
  const members = facets.flatMap((facet) => memberGroups(facet.members).flatMap((group) => group.members))
  const ofMembers = new Map(members.map((member) => [member, place(sizeOf(member))]))
  const ofChildren = Array.from({ length: children }, () => place(rowSize))
  return { count, members: ofMembers, children: ofChildren }
}

function sizeOf({ kind, signatures }: GroupedMember): number {
  return kind === 'enumMember' ? rowSize : signatures.length * signatureSize
}

/** Number of pages with all relations; 0 when the first page of the symbol shows them all. */
export function relationPages(relations: readonly { refs: readonly unknown[] }[]): number {
  if (relations.every(({ refs }) => refs.length <= shownRelations)) return 0
  return Math.ceil(relations.reduce((sum, { refs }) => sum + refs.length, 0) / relationsOnPage)
}

/** Further pages of a symbol, as in `PageKey`: `2`, `3`, `relations`, `relations-2`. */
export function partNames(memberPages: number, relationPages: number): string[] {
  return [
    ...Array.from({ length: memberPages - 1 }, (_, at) => memberPart(at + 2)!),
    ...Array.from({ length: relationPages }, (_, at) => relationsPart(at + 1)),
  ]
}

/** Name of a page of members; undefined for the first page. */
export function memberPart(number: number): string | undefined {
  return number === 1 ? undefined : String(number)
}

/** Name of a page of relations, counted from 1. */
export function relationsPart(number: number): string {
  return number === 1 ? 'relations' : `relations-${number}`
}

/** Page that a name denotes; undefined for a name that no page has. */
export function parsePart(part: string): { of: 'members' | 'relations'; number: number } | undefined {
  const [name, number = '1'] = part.startsWith('relations') ? part.split('-', 2) : ['', part]
  const of = name === '' ? 'members' : 'relations'
  const parsed = { of, number: Number(number) } as const
  const isCanonical = part === (of === 'members' ? memberPart(parsed.number) : relationsPart(parsed.number))
  return isCanonical && Number.isInteger(parsed.number) && parsed.number > 0 ? parsed : undefined
}

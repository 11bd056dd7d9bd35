import type { Flag, MemberKind } from './model.ts'

/** Order of kinds on a page: creation first, then properties, then methods. Static members come after all others. */
const order: readonly MemberKind[] = [
  'enumMember',
  'construct',
  'constructor',
  'call',
  'index',
  'property',
  'accessor',
  'method',
]

/** Facts about a member that decide its place on a page. */
export interface GroupedMember {
  kind: MemberKind
  signatures: readonly { flags: readonly Flag[] }[]
  /** Name of the author's category. */
  category?: string
}

/** Members of one kind, static or not, by category, then in source order. */
export interface MemberGroup<M extends GroupedMember> {
  kind: MemberKind
  isStatic: boolean
  members: M[]
}

/** Members of a facet in the groups and the order of a page. */
export function memberGroups<M extends GroupedMember>(members: readonly M[]): MemberGroup<M>[] {
  return [false, true].flatMap((isStatic) =>
    order.flatMap((kind) => {
      const own = members.filter((member) => {
        return member.kind === kind && (member.signatures[0]?.flags.includes('static') ?? false) === isStatic
      })
      return own.length === 0 ? [] : [{ kind, isStatic, members: byCategory(own) }]
    }),
  )
}

/** Sorts by category, members without one last; the order within a category stays. */
function byCategory<M extends GroupedMember>(members: M[]): M[] {
  if (members.every(({ category }) => category === undefined)) return members
  const names = [...new Set(members.flatMap(({ category }) => category ?? []))].sort()
  const rank = ({ category }: M): number => (category === undefined ? names.length : names.indexOf(category))
  return members.sort((a, b) => rank(a) - rank(b))
}

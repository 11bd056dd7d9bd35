import type { Facet, Member, MemberKind } from '@signpost/graph-model'

/** Order of member groups: creation first, then properties, then methods. */
const order: readonly MemberKind[] = ['construct', 'constructor', 'call', 'index', 'property', 'accessor', 'method']

/** Members of one kind. Static members have groups of their own. */
export interface MemberGroup {
  /** Names the group's heading and anchor: `property`, `staticMethod`. */
  name: string
  members: Member[]
}

/** Members of a facet in groups, without enum members: those are rows of a table. */
export function memberGroups(facet: Facet): MemberGroup[] {
  const groups: MemberGroup[] = []
  for (const isStatic of [false, true]) {
    for (const kind of order) {
      const members = facet.members.filter(
        (member) => member.kind === kind && (member.signatures[0]?.flags.includes('static') ?? false) === isStatic,
      )
      if (members.length === 0) continue
      groups.push({ name: isStatic ? `static${kind[0]!.toUpperCase()}${kind.slice(1)}` : kind, members })
    }
  }
  return groups
}

import type { Facet, Member, MemberKind } from '@signpost/symbol-graph/reader'

/** How a page groups members: what makes an instance first, then what one reads, then what one calls. */
const order: readonly MemberKind[] = ['construct', 'constructor', 'call', 'index', 'property', 'accessor', 'method']

/** Members of one kind, apart from the static ones, which belong to the class itself. */
export interface MemberGroup {
  /** Names the group's heading and anchor: `property`, `staticMethod`. */
  name: string
  members: Member[]
}

/** The members of a facet in groups. Enum members are left out: they are rows of a table. */
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

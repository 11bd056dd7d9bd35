import ts from '#typescript'
import { compareTypes, isSame, isSameText } from './compare-types.ts'
import { type Place, report, type Walk } from './sites.ts'

/**
 * Compares unions member by member: equal ones pair up, then members of one name, then those with one discriminant, then a
 * last one on either side. What is left was added or removed.
 */
export function compareUnions(walk: Walk, base: ts.Type, head: ts.Type, place: Place): void {
  if (isSame(walk, base, head) && !someObject(base) && !someObject(head)) return
  const baseMembers = membersOf(base)
  const headMembers = membersOf(head)
  const pair = (matches: (one: ts.Type, other: ts.Type) => boolean) => {
    for (const one of [...baseMembers]) {
      const other = headMembers.find((candidate) => matches(one, candidate))
      if (!other) continue
      baseMembers.splice(baseMembers.indexOf(one), 1)
      headMembers.splice(headMembers.indexOf(other), 1)
      if (isObject(one) && isObject(other))
        compareTypes(walk, one, other, { ...place, path: [...place.path, { kind: 'member' }] })
    }
  }
  pair((one, other) => one === other)
  pair((one, other) => walk.nameOf(one) !== undefined && walk.nameOf(one) === walk.nameOf(other))
  pair((one, other) => discriminants(walk, one) !== '' && discriminants(walk, one) === discriminants(walk, other))
  pair((one, other) => isSame(walk, one, other))
  if (baseMembers.length === 1 && headMembers.length === 1) pair((one, other) => isObject(one) && isObject(other))
  reportLeft(walk, base, head, baseMembers, headMembers, place)
}

function reportLeft(
  walk: Walk,
  base: ts.Type,
  head: ts.Type,
  removed: ts.Type[],
  added: ts.Type[],
  place: Place,
): void {
  if (isSameText(walk, base, head)) return
  const { checker } = walk
  const isNarrower = added.every((type) => checker.isTypeAssignableTo(type, base))
  const isWider = removed.every((type) => checker.isTypeAssignableTo(type, head))
  if (isNarrower && isWider) return
  const areVariants = base.isUnion() && added.every((type) => type.isLiteral() || isObject(type))
  const rule = isNarrower ? 'type-narrowed' : !isWider ? 'type-changed' : areVariants ? 'variant-added' : 'type-widened'
  report(walk, rule, place)
}

/** `boolean` stays one member. */
function membersOf(type: ts.Type): ts.Type[] {
  return type.isUnion() ? [...type.types] : [type]
}

function isObject(type: ts.Type): boolean {
  return (type.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection)) !== 0
}

function someObject(type: ts.Type): boolean {
  return membersOf(type).some(isObject)
}

/** Names and values of properties with literal types. */
function discriminants({ checker }: Walk, type: ts.Type): string {
  if (!isObject(type)) return ''
  return checker
    .getPropertiesOfType(type)
    .flatMap((property) => {
      const value = checker.getTypeOfSymbol(property)
      return value.isLiteral()
        ? [
            `${property.name}=${JSON.stringify(value.value, (_, part) => (typeof part === 'bigint' ? String(part) : part))}`,
          ]
        : []
    })
    .sort()
    .join()
}

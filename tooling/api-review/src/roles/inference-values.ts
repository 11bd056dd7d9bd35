import ts from '#typescript'
import { keyOf } from '../compiler/member-names.ts'
import { isForeign, type Surroundings } from './surroundings.ts'

/** Pairs of types, the first assignable to the second only: given together, TypeScript infers the second. */
const widening = [
  ["'a'", 'string'],
  ["'a'", 'string | null'],
  ['1', 'number'],
  ['{ a: 1; b: 1 }', '{ a: 1 }'],
] as const

/** Values in turn of a wider type than the others. */
const mostWide = 4

/** Levels of types in each other in which type parameters are looked for. */
const mostLevels = 2

/**
 * Lists of values of some types, of which one value has a wider type than the others: where it takes part in inference the wider type
 * is inferred, and where it does not the call fails.
 *
 * @param valueOf - Writes a value of a type, whose type parameters are those of the given surroundings.
 * @returns None unless two of the types name type parameters.
 */
export function widenedLists(
  around: Surroundings,
  types: readonly ts.Type[],
  valueOf: (around: Surroundings, type: ts.Type) => string,
): string[][] {
  if (around.inferred !== undefined) return []
  const open = types.flatMap((type, place) => (namesParameter(around, type) ? [place] : []))
  if (open.length < 2) return []
  return widening.flatMap(([narrow, wide]) =>
    open
      .slice(0, mostWide)
      .map((place) => types.map((type, at) => valueOf({ ...around, inferred: at === place ? wide : narrow }, type))),
  )
}

/** Whether a type parameter is a part of a type. */
function namesParameter(around: Surroundings, type: ts.Type, level = 0): boolean {
  if (type.flags & (ts.TypeFlags.TypeParameter | ts.TypeFlags.Substitution)) return true
  if (level > mostLevels) return false
  const { checker, consumer } = around
  const inner = (part: ts.Type) => namesParameter(around, part, level + 1)
  if (type.isUnionOrIntersection()) return type.types.some(inner)
  if (!(type.flags & ts.TypeFlags.Object)) return false
  if ((type as ts.ObjectType).objectFlags & ts.ObjectFlags.Reference)
    return checker.getTypeArguments(type as ts.TypeReference).some(inner)
  if (isForeign(around, type)) return type.aliasTypeArguments?.some(inner) ?? false
  return checker
    .getPropertiesOfType(type)
    .some((member) => keyOf(member) && inner(checker.getTypeOfSymbolAtLocation(member, consumer)))
}

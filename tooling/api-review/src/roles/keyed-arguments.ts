import ts from '#typescript'
import type { Surroundings } from './surroundings.ts'

/** Keys of one map that arguments are written for. */
const mostKeys = 12

/** Parameter of a signature and the type of its argument. */
export interface Place {
  type: ts.Type
  isRest: boolean
}

/**
 * Lists of arguments for each key that a type parameter may be, with a value of what the key leads to: `emit('close', 1)` for
 * `emit<K extends keyof Events>(key: K, value: Events[K])`.
 *
 * @param valueOf - Writes a value of a type.
 * @returns None for a signature in which no parameter is looked up by the key of another one.
 */
export function keyedLists(
  { checker, consumer }: Surroundings,
  places: readonly Place[],
  valueOf: (type: ts.Type) => string,
): string[][] {
  return places.flatMap(({ type: key, isRest }) => {
    const constraint =
      key.flags & ts.TypeFlags.TypeParameter && !isRest ? checker.getBaseConstraintOfType(key) : undefined
    const literals = (constraint?.isUnion() ? constraint.types : constraint ? [constraint] : []).filter((one) =>
      one.isStringLiteral(),
    )
    // A condition may leave nothing to give for a key.
    const isKeyed = places.some(({ type, isRest: isLast }) => isLookup(type, key) || (isLast && isCondition(type)))
    if (!isKeyed) return []
    return literals.slice(0, mostKeys).map(({ value }) =>
      places.flatMap((place) => {
        if (place.type === key) return [JSON.stringify(value)]
        const member = isLookup(place.type, key) ? checker.getPropertyOfType(place.type.objectType, value) : undefined
        const own = valueOf(member ? checker.getTypeOfSymbolAtLocation(member, consumer) : place.type)
        if (!place.isRest) return [own]
        return member ? [`...${own}`] : []
      }),
    )
  })
}

function isCondition(type: ts.Type): boolean {
  return (type.flags & ts.TypeFlags.Conditional) !== 0
}

/** Whether a type is a lookup by a type parameter: `Events[K]`. */
function isLookup(type: ts.Type, key: ts.Type): type is ts.IndexedAccessType {
  return (type.flags & ts.TypeFlags.IndexedAccess) !== 0 && (type as ts.IndexedAccessType).indexType === key
}

import ts from '#typescript'
import type { Surroundings } from './surroundings.ts'
import { nestedSamples, testedTexts } from './values.ts'

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
  around: Surroundings,
  places: readonly Place[],
  valueOf: (type: ts.Type) => string,
): string[][] {
  const { checker, consumer } = around
  const nested = nestedList(checker, places, valueOf)
  const isOpen = ({ type }: Place) => (type.flags & ts.TypeFlags.TypeParameter) !== 0
  const isText = (place: Place) =>
    isOpen(place) && (checker.getBaseConstraintOfType(place.type)?.flags ?? 0) & ts.TypeFlags.String
  const texts = places.some(isText) && places.length > 1 ? testedTexts(around) : []
  const named = texts.flatMap((text) =>
    nestedSamples.map((sample) =>
      places.map((place) => (isText(place) ? text : isOpen(place) ? `(null! as ${sample})` : valueOf(place.type))),
    ),
  )
  const lists = places.flatMap(({ type: key, isRest }) => {
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
  return [...(nested ? [nested] : []), ...named, ...lists]
}

/** Names of properties in each other, outermost first. */
const path = ['a', 'b', 'c', 'd']

/**
 * Arguments that name properties in each other: `get({ a: { b: 1 } }, 'a', 'b')` for `get<T, A extends keyof T, B extends keyof T[A]>`.
 *
 * @returns Nothing for a signature without such a key.
 */
function nestedList(
  checker: ts.TypeChecker,
  places: readonly Place[],
  valueOf: (type: ts.Type) => string,
): string[] | undefined {
  /** Type whose key another type is: `T[A]` of `B extends keyof T[A]`. */
  const keyedBy = (key: ts.Type) => {
    const node =
      key.flags & ts.TypeFlags.TypeParameter ? key.symbol.declarations?.find(ts.isTypeParameterDeclaration) : undefined
    const constraint = node?.constraint && checker.getTypeFromTypeNode(node.constraint)
    return constraint && constraint.flags & ts.TypeFlags.Index ? (constraint as ts.IndexType).type : undefined
  }
  const levelOf = (type: ts.Type): number =>
    type.flags & ts.TypeFlags.IndexedAccess ? levelOf((type as ts.IndexedAccessType).objectType) + 1 : 0
  const levels = places.map(({ type }) => keyedBy(type)).map((type) => (type ? levelOf(type) : -1))
  if (Math.max(...levels) < 1) return undefined
  const keyed = new Set(places.flatMap(({ type }) => keyedBy(type) ?? []))
  const valueAt = (level: number): string =>
    path.slice(level).reduceRight((value, name) => `{ ${name}: ${value} }`, '1')
  return places.flatMap(({ type, isRest }, place) => {
    if (isRest) return []
    const level = levels[place] as number
    if (level >= 0) return [`'${path[level]}'`]
    return [keyed.has(type) || levelOf(type) > 0 ? valueAt(levelOf(type)) : valueOf(type)]
  })
}

function isCondition(type: ts.Type): boolean {
  return (type.flags & ts.TypeFlags.Conditional) !== 0
}

/** Whether a type is a lookup by a type parameter: `Events[K]`. */
function isLookup(type: ts.Type, key: ts.Type): type is ts.IndexedAccessType {
  return (type.flags & ts.TypeFlags.IndexedAccess) !== 0 && (type as ts.IndexedAccessType).indexType === key
}

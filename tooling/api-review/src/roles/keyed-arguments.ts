import ts from '#typescript'
import type { Surroundings } from './surroundings.ts'
import { withDefault } from './any-uses.ts'
import { nestedSamples, testedTexts } from './samples.ts'

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
    // A condition may leave nothing to give for a key.
    const isKeyed = places.some(
      ({ type, isRest: isLast }) =>
        isLookup(type, key) || isGiven(around, type, key) || (isLast && type.flags & ts.TypeFlags.Conditional),
    )
    if (!isKeyed || isRest) return []
    return keysOf(checker, key)
      .slice(0, mostKeys)
      .map((value) =>
        places.flatMap((place) => {
          if (place.type === key) return [JSON.stringify(value)]
          const member = isLookup(place.type, key)
            ? checker.getPropertyOfType(withDefault(checker, place.type.objectType), value)
            : undefined
          const own = valueOf(member ? checker.getTypeOfSymbolAtLocation(member, consumer) : place.type)
          if (!place.isRest) return [own]
          return member ? [`...${own}`] : []
        }),
      )
  })
  return [...(nested ? [nested] : []), ...named, ...lists]
}

/** Texts that a type parameter may be: the keys of a type parameter, `keyof Events`, are those of its default. */
function keysOf(checker: ts.TypeChecker, key: ts.Type): string[] {
  const constraint = key.flags & ts.TypeFlags.TypeParameter ? checker.getBaseConstraintOfType(key) : undefined
  const parts = constraint?.isUnion() ? constraint.types : constraint ? [constraint] : []
  const texts = parts.flatMap((part) => (part.isStringLiteral() ? [part.value] : []))
  const keyed = texts.length === 0 ? keyedBy(checker, key) : undefined
  const known = keyed && withDefault(checker, keyed)
  const members = known && known !== keyed ? checker.getPropertiesOfType(known) : []
  return [...texts, ...members.map(({ name }) => name).filter((name) => !name.startsWith('__'))]
}

/** Type whose key a type parameter is: `T[A]` of `B extends keyof T[A]`. */
function keyedBy(checker: ts.TypeChecker, key: ts.Type): ts.Type | undefined {
  const node =
    key.flags & ts.TypeFlags.TypeParameter ? key.symbol.declarations?.find(ts.isTypeParameterDeclaration) : undefined
  const constraint = node?.constraint && checker.getTypeFromTypeNode(node.constraint)
  return constraint && constraint.flags & ts.TypeFlags.Index ? (constraint as ts.IndexType).type : undefined
}

/** Whether a callback is given what a key leads to: `(...args: Events[K]) => void`. */
function isGiven({ checker, consumer }: Surroundings, type: ts.Type, key: ts.Type): boolean {
  const signatures = checker.getNonNullableType(type).getCallSignatures()
  return signatures.some(({ parameters }) =>
    parameters.some((parameter) => isLookup(checker.getTypeOfSymbolAtLocation(parameter, consumer), key)),
  )
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
  const levelOf = (type: ts.Type): number =>
    type.flags & ts.TypeFlags.IndexedAccess ? levelOf((type as ts.IndexedAccessType).objectType) + 1 : 0
  const levels = places.map(({ type }) => keyedBy(checker, type)).map((type) => (type ? levelOf(type) : -1))
  if (Math.max(...levels) < 1) return undefined
  const keyed = new Set(places.flatMap(({ type }) => keyedBy(checker, type) ?? []))
  const valueAt = (level: number): string =>
    path.slice(level).reduceRight((value, name) => `{ ${name}: ${value} }`, '1')
  return places.flatMap(({ type, isRest }, place) => {
    if (isRest) return []
    const level = levels[place] as number
    if (level >= 0) return [`'${path[level]}'`]
    return [keyed.has(type) || levelOf(type) > 0 ? valueAt(levelOf(type)) : valueOf(type)]
  })
}

/** Whether a type is a lookup by a type parameter: `Events[K]`. */
function isLookup(type: ts.Type, key: ts.Type): type is ts.IndexedAccessType {
  return (type.flags & ts.TypeFlags.IndexedAccess) !== 0 && (type as ts.IndexedAccessType).indexType === key
}

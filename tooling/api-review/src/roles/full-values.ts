import ts from '#typescript'
import { plainName } from '../compiler/member-names.ts'
import { isMapped } from '../compiler/type-parameters.ts'
import { isForeign, type Surroundings } from './surroundings.ts'

/** Levels of objects in each other that are written. */
const mostLevels = 3

/** Properties of the largest object that is written. */
const mostProperties = 40

/** Parts of a union that are written. */
const mostParts = 4

/**
 * Writes literals of objects with everything in them, also what is optional, at every level.
 *
 * @param valueOf - Writes any value of a part that has no such literal.
 * @returns One literal for each object of a union; none for types without properties to write.
 */
export function fullValues(
  around: Surroundings,
  written: ts.Type,
  valueOf: (part: ts.Type, depth: number) => string,
  depth = 1,
): string[] {
  const { checker, consumer } = around
  const type = checker.getNonNullableType(written)
  const inner = (part: ts.Type) => fullValues(around, part, valueOf, depth + 1)
  const either = (part: ts.Type) => inner(part)[0] ?? valueOf(checker.getNonNullableType(part), depth + 1)
  if (depth > mostLevels) return []
  if (type.isUnion()) return type.types.slice(0, mostParts).flatMap((part) => inner(part).slice(0, 1))
  if (!(type.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection))) return []
  const isList = checker.isArrayType(type) || checker.isTupleType(type)
  const parts = isList ? checker.getTypeArguments(type as ts.TypeReference) : []
  if (parts.length > 0) {
    const isFull = parts.some((part) => inner(part).length > 0)
    return isFull ? [`[${parts.map(either).join(', ')}]`] : []
  }
  const held = heldByKeys(checker, type)
  if (held) return inner(held).map((text) => `{ anyKey: ${text} }`)
  const members = checker.getPropertiesOfType(type)
  const isOther = isForeign(around, type) || type.isClass() || type.getCallSignatures().length > 0
  const isWritten = members.length > 0 && members.length <= mostProperties
  if (isOther || !isWritten || members.some(({ name }) => name.startsWith('__@'))) return []
  const texts = members.map(
    (member) =>
      `${JSON.stringify(plainName(member.name))}: ${either(checker.getTypeOfSymbolAtLocation(member, consumer))}`,
  )
  return [`{ ${texts.join(', ')} }`]
}

/** Type of what is under any key: of an index, or of a mapped type over keys that a call infers. */
function heldByKeys(checker: ts.TypeChecker, type: ts.Type): ts.Type | undefined {
  if (checker.getPropertiesOfType(type).length > 0) return undefined
  const index = checker.getIndexInfosOfType(type).find(({ keyType }) => keyType.flags & ts.TypeFlags.String)
  if (index) return index.type
  if (!isMapped(type)) return undefined
  if (type.aliasSymbol?.name === 'Record') return type.aliasTypeArguments?.[1]
  const node = type.symbol?.declarations?.find(ts.isMappedTypeNode)?.type
  return node && checker.getTypeFromTypeNode(node)
}

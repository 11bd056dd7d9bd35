import ts from '#typescript'
import { plainName } from '../compiler/member-names.ts'
import { type Surroundings, typeText } from './surroundings.ts'

/**
 * Programs that use a received value in ways that assignability does not show: an object without an index is assignable to one with an
 * index, and a number to an enum.
 */
export function receivedUses(around: Surroundings, type: ts.Type, expression: string): string[] {
  const { checker } = around
  const own = checker.getNonNullableType(type)
  const value = own === type ? expression : `${expression}!`
  const indexed = own.flags & ts.TypeFlags.Object ? checker.getIndexInfosOfType(own) : []
  const isText = indexed.some(({ keyType }) => keyType.flags & ts.TypeFlags.String)
  return [...(isText ? [`${value}['any key']`] : []), ...enumCases(around, own, value)]
}

/** Handles each member of an enum, and nothing is left. */
function enumCases(around: Surroundings, type: ts.Type, value: string): string[] {
  const name = typeText(around, type)
  const symbol = type.flags & ts.TypeFlags.EnumLike && type.isUnion() ? type.symbol : undefined
  if (!symbol || !(symbol.flags & ts.SymbolFlags.Enum) || !name || !/^B\.[\w$.]+$/.test(name)) return []
  const members = [...(symbol.exports?.values() ?? [])].map(({ name: member }) => JSON.stringify(plainName(member)))
  const cases = members.map((member) => `case ${name.replace('B.', 'L.')}[${member}]: break`).join('; ')
  return [`const received = ${value}\nswitch (received) { ${cases}; default: { const rest: never = received } }`]
}

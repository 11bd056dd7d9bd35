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
  const keys = indexed.flatMap(({ keyType }) =>
    keyType.flags & ts.TypeFlags.String ? ["'anyKey'"] : keyType.flags & ts.TypeFlags.Number ? ['0'] : [],
  )
  const isList = checker.isArrayType(own) || checker.isTupleType(own)
  return [
    ...(isList ? [] : keys.map((key) => `${value}[${key}]`)),
    ...(isList ? [] : iterations(checker, own, value)),
    ...enumCases(around, own, value),
  ]
}

/** Tells a unique symbol from another value, as no symbol of an unknown name can be. */
export function symbolUses(type: ts.Type, expression: string): string[] {
  if (!(type.flags & ts.TypeFlags.UniqueESSymbol)) return []
  const test = `if (value !== ${expression}) { const other: 'other' = value }`
  return [`const rest = (value: typeof ${expression} | 'other') => { ${test} }`]
}

/** Loops over a value: they send nothing to its generator. */
function iterations(checker: ts.TypeChecker, type: ts.Type, value: string): string[] {
  if (!(type.flags & ts.TypeFlags.Object)) return []
  const names = checker.getPropertiesOfType(type).map(({ name }) => name)
  const has = (name: string) => names.some((own) => own.startsWith(`__@${name}@`))
  return [
    ...(has('iterator') ? [`for (const item of ${value}) void item`] : []),
    ...(has('asyncIterator') ? [`void (async () => { for await (const item of ${value}) void item })`] : []),
  ]
}

/** Handles each member of an enum, and nothing is left. */
function enumCases(around: Surroundings, type: ts.Type, value: string): string[] {
  const symbol = type.flags & ts.TypeFlags.EnumLike && type.isUnion() ? type.symbol : undefined
  if (!symbol || !(symbol.flags & ts.SymbolFlags.Enum)) return []
  const name = typeText(around, type)
  if (!name || !/^B\.[\w$.]+$/.test(name)) return []
  const members = [...(symbol.exports?.values() ?? [])].map(({ name: member }) => JSON.stringify(plainName(member)))
  const cases = members.map((member) => `case ${name.replace('B.', 'L.')}[${member}]: break`).join('; ')
  return [`const received = ${value}\nswitch (received) { ${cases}; default: { const rest: never = received } }`]
}

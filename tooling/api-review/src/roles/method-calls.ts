import ts from '#typescript'
import { keyOf } from '../compiler/member-names.ts'
import { isForeign, isPublic, type Surroundings, typeText } from './surroundings.ts'
import { argumentLists } from './argument-lists.ts'
import { typeArgumentsOf } from '../compiler/type-parameters.ts'

/** Levels of objects in each other whose methods are called. */
const mostLevels = 3

/** Calls of one value. */
const mostCalls = 24

/** Lists of arguments of one method. */
const mostLists = 8

/**
 * Calls of a function and of the methods of a value whose type consumers cannot name: those of others have programs of their own. Methods may take less
 * and still be assignable, so that only a call shows it.
 */
export function methodCalls(around: Surroundings, written: ts.Type, expression: string, level = 0): string[] {
  const { checker, consumer } = around
  const type = checker.getNonNullableType(written)
  const value = type === written ? expression : `${expression}!`
  const inner = (part: ts.Type, own: string) => methodCalls(around, part, own, level + 1)
  const [part] = typeArgumentsOf(checker, type)
  if (part && isForeign(around, type)) {
    if (type.symbol?.name === 'Promise') return inner(part, 'value').map((call) => `${value}.then((value) => ${call})`)
    const isList = checker.isArrayType(type) || checker.isTupleType(type)
    const isIterable = type.getProperties().some(({ name }) => name.startsWith('__@iterator'))
    return isList ? inner(part, `${value}[0]!`) : isIterable ? inner(part, `[...${value}][0]!`) : []
  }
  const isPlain = type.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection) && !isForeign(around, type)
  if (!isPlain || level >= mostLevels || typeText(around, type)?.startsWith('B.')) return []
  const callsOf = (own: string, signatures: readonly ts.Signature[]) =>
    signatures.flatMap((signature) =>
      argumentLists(around, signature)
        .slice(0, mostLists)
        .map((list) => `${own}(${list.join(', ')})`),
    )
  const calls = checker.getPropertiesOfType(type).flatMap((member) => {
    const key = keyOf(member)
    if (!key || !isPublic(member) || !member.declarations?.some(around.isOwn)) return []
    const held = checker.getTypeOfSymbolAtLocation(member, consumer)
    const own = `${value}[${key.value}]`
    const signatures = checker.getNonNullableType(held).getCallSignatures()
    return signatures.length === 0 ? inner(held, own) : callsOf(`${own}!`, signatures)
  })
  return [...new Set([...callsOf(value, type.getCallSignatures()), ...calls])].slice(0, mostCalls)
}

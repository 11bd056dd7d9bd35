import ts from '#typescript'
import { keyOf } from '../compiler/member-names.ts'
import { isForeign, isPublic, type Surroundings } from './surroundings.ts'
import { typeArgumentsOf } from '../compiler/type-parameters.ts'

/** A type, and how consumers name it by an export that leads to it: `Awaited<ReturnType<typeof L.open>>`. */
export interface HiddenType {
  symbol: ts.Symbol
  type: ts.Type
  text: string
}

/** Steps from an export to a hidden type. */
const mostSteps = 6

/** Types of one export that are looked through. */
const mostTypes = 2000

/** Instantiations of one own declaration that are looked through: the members of each are types of their own, with as many members. */
const mostInstantiations = 6

interface Reached {
  text: string
  type: ts.Type
  /** Whether consumers receive it; they provide parameters. */
  isReceived: boolean
  steps: number
}

/**
 * Finds types to which an export leads, through its members, results and containers such as `Map`.
 *
 * @param text - Type of the export on `L`: `typeof L.open`.
 * @param wanted - Declarations to find; each is removed when it is found.
 * @param isProvidedToo - Whether types that consumers only provide are found as well.
 */
export function findHidden(
  around: Surroundings,
  type: ts.Type,
  text: string,
  wanted: Set<ts.Symbol>,
  isProvidedToo = false,
): HiddenType[] {
  const found: HiddenType[] = []
  const seen = new Set<string>()
  const counts = new Map<ts.Symbol, number>()
  const isLooked = (own: ts.Type): boolean => {
    if (!own.symbol || isForeign(around, own)) return true
    const count = (counts.get(own.symbol) ?? 0) + 1
    counts.set(own.symbol, count)
    const list = [...typeArgumentsOf(around.checker, own), ...(own.aliasTypeArguments ?? [])]
    const isWanted = (symbol: ts.Symbol | undefined) => symbol !== undefined && wanted.has(symbol)
    return count <= mostInstantiations || list.some((one) => isWanted(one.aliasSymbol) || isWanted(one.symbol))
  }
  const queue: Reached[] = [{ text, type, isReceived: true, steps: 0 }]
  for (const item of queue) {
    const own = around.checker.getNonNullableType(item.type)
    const key = `${(own as ts.Type & { id: number }).id} ${item.isReceived}`
    if (seen.has(key)) continue
    seen.add(key)
    for (const symbol of [own.aliasSymbol, own.symbol]) {
      if (!symbol || !(item.isReceived || isProvidedToo) || !wanted.delete(symbol)) continue
      found.push({ symbol, type: own, text: own === item.type ? item.text : `NonNullable<${item.text}>` })
    }
    if (wanted.size === 0 || seen.size > mostTypes) break
    if (item.steps < mostSteps && isLooked(own)) queue.push(...partsOf(around, { ...item, type: own }))
  }
  return found
}

function partsOf(around: Surroundings, { text, type, isReceived, steps }: Reached): Reached[] {
  const { checker, consumer } = around
  const part = (own: ts.Type | undefined, code: string, isSame = true): Reached[] =>
    own ? [{ text: code, type: own, isReceived: isReceived === isSame, steps: steps + 1 }] : []
  if (type.isUnion()) return variantsOf(around, type, text).flatMap(([own, code]) => part(own, code))
  if (!(type.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection))) return []
  const list = typeArgumentsOf(checker, type)
  if (checker.isArrayType(type) || checker.isTupleType(type))
    return list.flatMap((own, place) => part(own, `(${text})[${checker.isTupleType(type) ? place : 'number'}]`))
  if (list.length > 0 && isForeign(around, type)) {
    if (type.symbol.name === 'Promise') return part(list[0], `Awaited<${text}>`)
    const names = list.map((_, place) => `infer A${place}`).join(', ')
    const name = type.symbol.name
    return list.flatMap((own, place) => part(own, `(${text} extends ${name}<${names}> ? A${place} : never)`))
  }
  if (isForeign(around, type)) return []
  const given = (signature: ts.Signature, parameters: string) =>
    signature.parameters.flatMap((parameter, place) =>
      part(checker.getTypeOfSymbolAtLocation(parameter, consumer), `${parameters}<${text}>[${place}]`, false),
    )
  const [call, construct] = [type.getCallSignatures().at(-1), type.getConstructSignatures().at(-1)]
  return [
    ...(call ? [...part(call.getReturnType(), `ReturnType<${text}>`), ...given(call, 'Parameters')] : []),
    ...(construct
      ? [...part(construct.getReturnType(), `InstanceType<${text}>`), ...given(construct, 'ConstructorParameters')]
      : []),
    ...checker.getPropertiesOfType(type).flatMap((member) => {
      const key = keyOf(member)
      const isOwn = member.declarations?.some(around.isOwn) && isPublic(member) && member.name !== 'prototype'
      const held = isOwn && key && checker.getNonNullableType(checker.getTypeOfSymbolAtLocation(member, consumer))
      return held ? part(held, `NonNullable<(${text})[${key.type.replaceAll(/\bB\b/g, 'L')}]>`) : []
    }),
    ...checker.getIndexInfosOfType(type).flatMap(({ keyType, type: held }) => {
      const isPlain = keyType.flags & (ts.TypeFlags.String | ts.TypeFlags.Number)
      return isPlain ? part(held, `(${text})[${checker.typeToString(keyType)}]`) : []
    }),
  ]
}

/** Objects of a union, each with the code that tells it from the others: one object or one list by that alone, more by a literal. */
function variantsOf({ checker, consumer }: Surroundings, { types }: ts.UnionType, text: string): [ts.Type, string][] {
  const all = types.filter(({ flags }) => flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection))
  const isList = (type: ts.Type) => checker.isArrayType(type) || checker.isTupleType(type)
  const [lists, objects] = [all.filter(isList), all.filter((type) => !isList(type))]
  const inner = lists.length > 0 && objects.length > 0 ? `Exclude<${text}, readonly any[]>` : text
  const found: [ts.Type, string][] =
    lists.length === 1 ? [[lists[0] as ts.Type, `Extract<${text}, readonly any[]>`]] : []
  if (objects.length === 1) return [...found, [objects[0] as ts.Type, `Extract<${inner}, object>`]]
  const tagged = objects.flatMap((type): [ts.Type, string][] => {
    const tags = checker.getPropertiesOfType(type).flatMap((member) => {
      const held = checker.getTypeOfSymbolAtLocation(member, consumer)
      const isTag = (held.flags & ts.TypeFlags.Literal) !== 0 && keyOf(member)
      return isTag ? [`{ ${isTag.value}: ${checker.typeToString(held)} }`] : []
    })
    const [tag] = tags
    return tag === undefined ? [] : [[type, `Extract<${inner}, ${tag}>`]]
  })
  return [...found, ...tagged]
}

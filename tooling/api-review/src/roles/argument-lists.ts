import ts from '#typescript'
import { widenedLists } from './inference-values.ts'
import { keyedLists } from './keyed-arguments.ts'
import type { Surroundings } from './surroundings.ts'
import { typeArgumentsOf } from '../compiler/type-parameters.ts'
import { fullTexts, valuesOf } from './values.ts'

/** Most lists of arguments of one signature. */
const mostLists = 40

/** Lists of arguments of a signature: the fewest and all, each argument in its kinds of values. */
export function argumentLists(around: Surroundings, signature: ts.Signature): string[][] {
  const { checker, consumer } = around
  const is = (parameter: ts.Symbol, test: (node: ts.ParameterDeclaration) => boolean) =>
    parameter.valueDeclaration !== undefined &&
    ts.isParameter(parameter.valueDeclaration) &&
    test(parameter.valueDeclaration)
  const isRest = (parameter: ts.Symbol) => is(parameter, ({ dotDotDotToken }) => dotDotDotToken !== undefined)
  const isOptional = (parameter: ts.Symbol) => is(parameter, (node) => checker.isOptionalParameter(node))
  const typeOf = (parameter: ts.Symbol) => checker.getTypeOfSymbolAtLocation(parameter, consumer)
  const all = signature.parameters.filter((parameter) => !isRest(parameter))
  const least = all.filter((parameter) => !isOptional(parameter))
  const choices = new Map(all.map((parameter) => [parameter, valuesOf(around, typeOf(parameter)).slice(0, 20)]))
  const lists: string[][] = []
  for (const set of [least, all]) {
    const own = set.map((parameter) => choices.get(parameter) as string[])
    const most = Math.max(1, ...own.map(({ length }) => length))
    for (let kind = 0; kind < most; kind++)
      lists.push(own.map((list) => list[Math.min(kind, list.length - 1)] as string))
    if (set.length < 2) continue
    own.forEach((list, place) => {
      for (const value of list.slice(1))
        lists.push(own.map((other, index) => (index === place ? value : other[0]) as string))
    })
  }
  const wide = (own: Surroundings, type: ts.Type) => fullTexts(own, type)[0] ?? (valuesOf(own, type)[0] as string)
  const rest = signature.parameters.find(isRest)
  const places = [...all, ...(rest ? [rest] : [])].map((one) => ({ type: typeOf(one), isRest: one === rest }))
  // Before the others, of which there may be too many.
  lists.splice(
    1,
    0,
    ...keyedLists(around, places, (type) => valuesOf(around, type)[0] as string),
    ...widenedLists(around, all.map(typeOf), wide),
  )
  if (rest) {
    const first = all.map((parameter) => choices.get(parameter)?.[0] as string)
    const type = typeOf(rest)
    const element = checker.isArrayType(type) ? typeArgumentsOf(checker, type)[0] : undefined
    // Literals in a spread are not checked for unknown properties.
    const parts = checker.isTupleType(type) ? typeArgumentsOf(checker, type) : []
    const needed = parts.slice(0, (type as ts.TupleTypeReference).target?.minLength)
    for (const some of new Set([needed, parts].filter(({ length }) => length > 0)))
      lists.push([
        ...first,
        ...some.map((part) => fullTexts(around, part)[0] ?? (valuesOf(around, part, 1)[0] as string)),
      ])
    for (const value of valuesOf(around, element ?? type).slice(0, 8))
      lists.push(
        element ? [...first, value] : [...first, `...(${value})`],
        ...(element ? [[...first, value, value]] : []),
      )
  }
  return [...new Map(lists.map((list) => [list.join(), list])).values()].slice(0, around.mostLists ?? mostLists)
}

import ts from '#typescript'
import { callbacksOf } from './callbacks.ts'
import type { ProgramList } from './consumer-program.ts'
import { type Given, givenLiterals } from './given-literals.ts'
import { isGivenCondition } from './open-conditions.ts'
import type { Surroundings } from './surroundings.ts'
import { ownName, thisLiterals } from './this-literals.ts'

/** Callbacks that read what is `any` in what they are given, and the members of their `this`. */
export function addGivenUses(
  around: Surroundings,
  programs: ProgramList,
  symbol: string,
  { parameters }: ts.Signature,
  own: string,
  lists: readonly (readonly string[])[],
): void {
  const { checker, consumer } = around
  const least = lists[0] ?? []
  for (const [place, parameter] of parameters.entries()) {
    const declared = checker.getNonNullableType(checker.getTypeOfSymbolAtLocation(parameter, consumer))
    const type = branchOf(checker, declared)
    const call = (argument: string, others: readonly string[]) => {
      const list = Array.from({ length: Math.max(least.length, place + 1) }, (_, at) => others[at] ?? 'null!')
      return `${own}(${list.with(place, argument).join(', ')})`
    }
    const [callback] = type.getCallSignatures()
    // Which branch is taken, the other arguments decide.
    for (const text of callback ? callbacksOf(around, callback) : [])
      for (const others of type === declared ? [least] : lists.slice(0, mostDecided))
        programs.add(symbol, 'contextual', call(text, others))
    for (const text of callback ? [] : thisLiterals(around, type))
      for (const others of [least, withOwnMember(around, parameters, least)])
        programs.add(symbol, 'contextual', call(text, others))
  }
}

/** Lists of arguments that decide a condition. */
const mostDecided = 8

/** First branch of a condition that is a function: `K extends 'on' ? (this: App) => void : string`. */
function branchOf(checker: ts.TypeChecker, type: ts.Type): ts.Type {
  const node = type.flags & ts.TypeFlags.Conditional ? (type as ts.ConditionalType).root.node.trueType : undefined
  return node && ts.isFunctionTypeNode(node) ? checker.getTypeFromTypeNode(node) : type
}

/** Arguments in which a consumer brings a member of its own for each type parameter, as `this` of a later argument may have it. */
function withOwnMember(
  { checker, consumer }: Surroundings,
  parameters: readonly ts.Symbol[],
  list: readonly string[],
): string[] {
  const isOpen = (parameter: ts.Symbol | undefined) =>
    parameter && checker.getTypeOfSymbolAtLocation(parameter, consumer).flags & ts.TypeFlags.TypeParameter
  return list.map((text, place) => (isOpen(parameters[place]) ? `{ ${ownName}: 1 }` : text))
}

/** Types that a call gives to the parameters of a callback, or of a function in an object. */
export function addContextual(
  around: Surroundings,
  programs: ProgramList,
  symbol: string,
  signature: ts.Signature,
  [own, other]: [string, string],
  lists: readonly (readonly string[])[],
): void {
  const addGiven = (list: readonly string[], place: number, { names, textOf }: Given) => {
    const call = (callee: string, body: string) => `${callee}(${list.with(place, textOf(body)).join(', ')})`
    for (const name of names) {
      // A parameter that is `any` expects nothing by which a type could be compared.
      programs.add(symbol, 'contextual', call(own, `${name}.anything`))
      const inner = call(own, `const given: typeof was = ${name}`)
      programs.add(symbol, 'contextual', call(other, `const was = ${name}; ${inner}`))
    }
  }
  for (const list of lists.slice(0, 24)) {
    for (const [place, argument] of list.entries()) {
      const names = /^\(\(((?:p\d+(?:, )?)+)\) => null!\)$/.exec(argument)?.[1]?.split(', ')
      if (!names) continue
      const textOf = (body: string) => `(${names.join(', ')}) => { ${body}; return null! }`
      addGiven(list, place, { names, textOf })
      // What a condition gives may be `never`, which is assignable to every type, and has no members.
      const parameter = signature.parameters[place]
      const isOpen = parameter && isGivenCondition(around.checker, around.checker.getTypeOfSymbol(parameter))
      for (const name of isOpen ? names : [])
        programs.add(symbol, 'contextual', `${own}(${list.with(place, textOf(`${name}.toString()`)).join(', ')})`)
    }
  }
  const least = lists[0] ?? []
  for (const [place, parameter] of signature.parameters.entries()) {
    const type = around.checker.getTypeOfSymbolAtLocation(parameter, around.consumer)
    const list = Array.from({ length: Math.max(least.length, place + 1) }, (_, at) => least[at] ?? 'null!')
    for (const given of givenLiterals(around, around.checker.getNonNullableType(type))) addGiven(list, place, given)
  }
}

import type ts from '#typescript'
import { keyOf } from '../compiler/member-names.ts'
import { isPublic, type Surroundings, typeText } from './surroundings.ts'
import { typeArgumentsOf } from '../compiler/type-parameters.ts'

/** Methods of one result. */
const mostMethods = 8

/**
 * Checks that the methods of a result `now` take what those of `was` take, where both are one generic type: its type arguments show in
 * callbacks of methods, which TypeScript relates in both directions, as `use(fn: (context: Context<S>) => void)`.
 */
export function argumentUses(around: Surroundings, result: ts.Type): string[] {
  const { checker, consumer } = around
  const isGeneric = typeArgumentsOf(checker, result).length > 0 && typeText(around, result)?.startsWith('B.')
  const methods = isGeneric ? checker.getPropertiesOfType(result).filter(isPublic) : []
  return methods
    .filter((member) => checker.getTypeOfSymbolAtLocation(member, consumer).getCallSignatures().length === 1)
    .slice(0, mostMethods)
    .flatMap((member) => keyOf(member) ?? [])
    .map(({ value }) => `const given: Parameters<(typeof now)[${value}]> = null! as Parameters<(typeof was)[${value}]>`)
}

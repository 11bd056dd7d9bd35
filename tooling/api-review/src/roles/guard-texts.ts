import type ts from '#typescript'
import { type Surroundings, typeText } from './surroundings.ts'

/** Types that the guards of a consumer leave, where the type that is left is a type parameter. */
const left = ["'a'", '{ a: 1; b: 2 }']

/** Guards of a consumer for a type of functions of which one signature is a guard; none for other types. */
export function guardTexts(around: Surroundings, type: ts.Type): string[] {
  const { checker } = around
  return type.getCallSignatures().flatMap((signature) => {
    const predicate = checker.getTypePredicateOfSignature(signature)
    if (predicate?.type === undefined || predicate.parameterIndex !== 0) return []
    const text = predicate.type.isTypeParameter() ? undefined : typeText(around, predicate.type)
    return (text === undefined ? left : [text]).map((own) => `((p0): p0 is ${own} => null!)`)
  })
}

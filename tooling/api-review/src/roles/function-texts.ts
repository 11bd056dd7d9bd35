import ts from '#typescript'
import { isForeign, type Surroundings, typeText } from './surroundings.ts'

/** Classes of a consumer that fit the type of a constructor: with its parameters, with one where it takes any, and with none. */
export function constructorTexts(around: Surroundings, type: ts.Type): string[] {
  const { checker, consumer } = around
  const [signature] = type.getConstructSignatures()
  if (!signature || (type.symbol?.flags ?? 0) & ts.SymbolFlags.Class || isForeign(around, type)) return []
  const written = signature.parameters.map((one, at) => {
    const text = typeText(around, checker.getTypeOfSymbolAtLocation(one, consumer)) ?? 'any'
    const node = one.valueDeclaration
    const isRest = node && ts.isParameter(node) && node.dotDotDotToken
    return isRest ? (/^(?:any|never)\[\]$/.test(text) ? `p${at}: Opaque` : `...p${at}: ${text}`) : `p${at}: ${text}`
  })
  const lists = [...new Set([written.join(', '), ''])]
  const results = [...new Set([typeText(around, signature.getReturnType()) ?? 'Opaque', 'Opaque'])]
  const keywords = /^\s*abstract\b/.test(signature.declaration?.getText() ?? '') ? ['abstract new', 'new'] : ['new']
  return keywords.flatMap((keyword) =>
    results.flatMap((result) => lists.map((list) => `(null! as ${keyword} (${list}) => ${result})`)),
  )
}

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

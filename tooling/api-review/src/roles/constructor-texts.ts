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

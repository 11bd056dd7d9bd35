import ts from '#typescript'
import { type Surroundings, typeText } from './surroundings.ts'

/** Type parameters with their constraints as a consumer declares them: `<T extends object>`; empty without any. */
export function openParameters(around: Surroundings, parameters: readonly ts.Type[] = []): string {
  const written = parameters.map(({ symbol }) => {
    const constraint = symbol.declarations?.find(ts.isTypeParameterDeclaration)?.constraint
    const text = constraint && typeText(around, around.checker.getTypeFromTypeNode(constraint))
    return text === undefined ? symbol.name : `${symbol.name} extends ${text}`
  })
  return written.length === 0 ? '' : `<${written.join(', ')}>`
}

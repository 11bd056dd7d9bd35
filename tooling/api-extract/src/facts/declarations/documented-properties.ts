import type ts from 'typescript'
import type { DeclarationFacts } from '../../facts.ts'
import type { SourceTexts } from '../source/source-texts.ts'
import { propertyName } from '../names/property-name.ts'
import type { TypeTexts } from '../names/type-text.ts'
import { compiler } from '../../typescript.ts'

/** Limit of properties; a larger type should be an interface with its own documentation. */
const mostProperties = 100

/**
 * Reads the properties of parameters that a comment documents one by one: `@param options.depth`.
 *
 * @returns Nothing for a comment without such tags.
 */
export function documentedProperties(
  node: ts.Declaration,
  comment: string | undefined,
  checker: ts.TypeChecker,
  sources: SourceTexts,
  texts: TypeTexts,
): DeclarationFacts['patterns'] {
  if (comment === undefined || !/@param\s+(?:\{[^}]*\}\s*)?[\w$]+\.[\w$]/u.test(comment)) return undefined
  const signature = compiler.isFunctionDeclaration(node)
    ? node
    : compiler.isVariableDeclaration(node) && node.type && compiler.isFunctionTypeNode(node.type)
      ? node.type
      : undefined
  const patterns = (signature?.parameters ?? []).flatMap((parameter, position) => {
    const type = checker.getNonNullableType(checker.getTypeAtLocation(parameter))
    const properties = checker.getPropertiesOfType(type)
    if (properties.length === 0 || properties.length > mostProperties) return []
    const defaults = sources.patternDefaults(node, position)
    return [
      {
        position,
        properties: properties.map((property) => {
          const value = defaults.get(property.name)
          const isOptional = (property.flags & compiler.SymbolFlags.Optional) !== 0
          const own = checker.getTypeOfSymbolAtLocation(property, parameter)
          return {
            name: propertyName(property),
            type: texts.of(isOptional ? checker.getNonNullableType(own) : own, parameter),
            ...(isOptional ? { isOptional: true as const } : {}),
            ...(value === undefined ? {} : { default: value }),
          }
        }),
      },
    ]
  })
  return patterns.length === 0 ? undefined : patterns
}

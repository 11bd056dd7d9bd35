import type { Node, ObjectExpression } from 'estree'
import type { Rule } from 'eslint'

/**
 * Returns the object of a constant of the same file.
 *
 * @param name - The name of the constant.
 * @param from - Where it is used. Its blocks are searched from the innermost one.
 * @returns The object; `undefined` when the name is of a parameter, of another module, or of no object in braces.
 */
export function constantObject(name: string, from: Rule.Node): ObjectExpression | undefined {
  for (let node: Rule.Node | null = from; node; node = node.parent) {
    if ('params' in node && node.params.some((parameter) => namesIn(parameter).includes(name))) return undefined
    if (node.type !== 'Program' && node.type !== 'BlockStatement') continue
    for (const statement of node.body) {
      const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement
      if (declaration?.type !== 'VariableDeclaration') continue
      for (const { id, init } of declaration.declarations) {
        if (!namesIn(id).includes(name)) continue
        const isConstant = declaration.kind === 'const' && id.type === 'Identifier'
        return isConstant && init?.type === 'ObjectExpression' ? init : undefined
      }
    }
  }
  return undefined
}

/** Names that a parameter or the left side of a declaration declares, at any depth. */
function namesIn(pattern: Node | null | undefined): string[] {
  switch (pattern?.type) {
    case 'Identifier':
      return [pattern.name]
    case 'AssignmentPattern':
      return namesIn(pattern.left)
    case 'RestElement':
      return namesIn(pattern.argument)
    case 'ArrayPattern':
      return pattern.elements.flatMap(namesIn)
    case 'ObjectPattern':
      return pattern.properties.flatMap((one) => namesIn(one.type === 'Property' ? one.value : one))
    default:
      return []
  }
}

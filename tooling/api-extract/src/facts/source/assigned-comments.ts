import type ts from 'typescript'
import { docComment, statementOf } from '../declarations/declaration-text.ts'
import { compiler } from '../../typescript.ts'

/**
 * Left side of the assignment that a declaration may be made from: `exports.add`, `exports` for `module.exports`, `Button.Group`
 * for a property of a function.
 */
export function assignedPath(node: ts.Declaration): string | undefined {
  const name = compiler.getNameOfDeclaration(node)?.getText()
  if (name === undefined) return undefined
  const { parent } = statementOf(node)
  if (!compiler.isModuleBlock(parent)) return name === '_exports' ? 'exports' : `exports.${name}`
  return compiler.isIdentifier(parent.parent.name) ? `${parent.parent.name.text}.${name}` : undefined
}

/** Doc comments before the assignments of a source, and before the properties of `module.exports = {}`, by the left side. */
export function assignedComments(file: ts.SourceFile | undefined): Map<string, string> {
  const comments = new Map<string, string>()
  const add = (path: string, node: ts.Node): void => {
    const comment = docComment(node as ts.Declaration)
    if (comment !== undefined && !comments.has(path)) comments.set(path, comment)
  }
  for (const statement of file?.statements ?? []) {
    if (!compiler.isExpressionStatement(statement) || !compiler.isBinaryExpression(statement.expression)) continue
    const { left, operatorToken, right } = statement.expression
    if (operatorToken.kind !== compiler.SyntaxKind.EqualsToken) continue
    const path = left.getText(file).replace(/^module\.(?=exports\b)/u, '')
    add(path, statement)
    if (path !== 'exports' || !compiler.isObjectLiteralExpression(right)) continue
    for (const property of right.properties) if (property.name) add(`exports.${property.name.getText(file)}`, property)
  }
  return comments
}

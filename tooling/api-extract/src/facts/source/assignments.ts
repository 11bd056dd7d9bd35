import type ts from 'typescript'
import { docComment, statementOf } from '../declarations/declaration-text.ts'
import { compiler } from '../../typescript.ts'

/** Assignment in a source that a declaration is made from. */
export interface Assignment {
  /** The doc comment before it. */
  comment?: string
  value: ts.Expression
}

/**
 * Left side of the assignment that a declaration may be made from: `exports.add`, `exports` for `module.exports`, `Button.Group`
 * for a property of a function, `ui.Button.Group` in a namespace.
 */
export function assignedPath(node: ts.Node): string | undefined {
  const name = compiler.getNameOfDeclaration(node as ts.Declaration)?.getText()
  if (name === undefined) return undefined
  const constant = compiler.isTypeLiteralNode(node.parent) ? node.parent.parent : undefined
  if (constant !== undefined) {
    const isOwn = compiler.isVariableDeclaration(constant) && constant.type === node.parent
    return isOwn ? [...namespacesAround(constant), constant.name.getText(), name].join('.') : undefined
  }
  const { parent } = statementOf(node as ts.Declaration)
  if (compiler.isModuleBlock(parent)) return [...namespacesAround(parent), name].join('.')
  return compiler.isSourceFile(parent) ? (name === '_exports' ? 'exports' : `exports.${name}`) : undefined
}

/** Assignments in the statements of a source and of its namespaces, and the properties of `module.exports = {}`, by the left side. */
export function assignmentsIn(file: ts.SourceFile | undefined): Map<string, Assignment> {
  const found = new Map<string, Assignment>()
  const add = (path: string, node: ts.Node, value: ts.Expression): void => {
    const comment = docComment(node as ts.Declaration)
    const known = found.get(path)
    if (known === undefined || (known.comment === undefined && comment !== undefined))
      found.set(path, { ...(comment === undefined ? {} : { comment }), value })
  }
  const visit = (statement: ts.Statement): void => {
    if (compiler.isModuleDeclaration(statement)) {
      const { body } = statement
      if (body !== undefined && compiler.isModuleBlock(body)) body.statements.forEach(visit)
      else if (body !== undefined && compiler.isModuleDeclaration(body)) visit(body)
    }
    if (!compiler.isExpressionStatement(statement) || !compiler.isBinaryExpression(statement.expression)) return
    const { left, operatorToken, right } = statement.expression
    if (operatorToken.kind !== compiler.SyntaxKind.EqualsToken) return
    const path = left.getText().replace(/^module\.(?=exports\b)/u, '')
    add([...namespacesAround(statement), path].join('.'), statement, right)
    if (path !== 'exports' || !compiler.isObjectLiteralExpression(right)) return
    for (const property of right.properties) {
      if (!property.name) continue
      const value = compiler.isPropertyAssignment(property) ? property.initializer : right
      add(`exports.${property.name.getText()}`, property, value)
    }
  }
  file?.statements.forEach(visit)
  return found
}

/** Names of the namespaces around a node, outermost first. */
function namespacesAround(node: ts.Node): string[] {
  const names: string[] = []
  for (let at = node.parent; at !== undefined; at = at.parent) {
    if (compiler.isModuleDeclaration(at) && compiler.isIdentifier(at.name)) names.unshift(at.name.text)
  }
  return names
}

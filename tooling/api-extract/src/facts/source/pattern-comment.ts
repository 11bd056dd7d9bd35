import type ts from 'typescript'
import { compiler } from '../../typescript.ts'
import { commentOf } from '../declarations/declaration-text.ts'
import { membersOf, valueOf } from './source-twins.ts'

/** Limit of names that are followed to find the members of a value. */
const mostNames = 5

/**
 * Comment of the property that a name of a pattern in a source is, where the same file declares the property: `run` of
 * `export const { run } = tools`.
 */
export function propertyComment(node: ts.Node): string | undefined {
  const property = propertyOf(node)
  return property && commentOf(property)
}

function propertyOf(element: ts.Node): ts.Node | undefined {
  if (!compiler.isBindingElement(element) || !compiler.isObjectBindingPattern(element.parent)) return undefined
  const name = (element.propertyName ?? element.name).getText()
  const { parent } = element.parent
  const holder = compiler.isBindingElement(parent) ? propertyOf(parent) : parent
  const members = holder === undefined ? [] : membersIn(holder, 0)
  return members.find((one) => (one as { name?: ts.Node }).name?.getText() === name)
}

/** Members of a type or value, or of the declaration in its file that it names: `Tools`, `tools`, `new Tools()`, `createTools()`. */
function membersIn(node: ts.Node, followed: number): readonly ts.Node[] {
  const own = membersOf(node)
  if (own.length > 0 || followed > mostNames) return own
  const { type, initializer } = node as ts.Node & { type?: ts.Node; initializer?: ts.Expression }
  const name = nameIn(type ?? (initializer === undefined ? node : valueOf(initializer)))
  const declared = name === undefined ? [] : declarationsOf(node.getSourceFile()).filter((one) => nameOf(one) === name)
  return declared.flatMap((one) => membersIn(one, followed + 1))
}

function nameIn(node: ts.Node): string | undefined {
  if (compiler.isTypeReferenceNode(node)) return node.typeName.getText()
  if (compiler.isNewExpression(node) || compiler.isCallExpression(node)) return nameIn(node.expression)
  return compiler.isIdentifier(node) ? node.text : undefined
}

function declarationsOf({ statements }: ts.SourceFile): readonly ts.Node[] {
  return statements.flatMap<ts.Node>((one) =>
    compiler.isVariableStatement(one) ? [...one.declarationList.declarations] : [one],
  )
}

function nameOf(node: ts.Node): string | undefined {
  return (node as { name?: ts.Node }).name?.getText()
}

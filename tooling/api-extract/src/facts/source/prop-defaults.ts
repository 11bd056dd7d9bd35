import type ts from 'typescript'
import { compiler } from '../../typescript.ts'
import { valueOf } from './source-members.ts'

/**
 * Default values of a component's props as its source has them: in the pattern of its first parameter, in a pattern at the start
 * of its body, or in static `defaultProps`. A component may be an argument of calls such as `memo(forwardRef(...))`.
 *
 * @param node - The component in the source.
 */
export function propDefaults(node: ts.Node): Map<string, string> {
  if (compiler.isClassLike(node)) return new Map(node.members.flatMap(staticDefaults))
  const called = functionOf(node)
  const [props] = called?.parameters ?? []
  if (props === undefined) return new Map()
  if (compiler.isObjectBindingPattern(props.name)) return new Map(ofPattern(props.name))
  const { body } = called as ts.FunctionLikeDeclaration
  if (body === undefined || !compiler.isBlock(body)) return new Map()
  const name = props.name.getText()
  const declarations = body.statements
    .filter(compiler.isVariableStatement)
    .flatMap(({ declarationList }) => [...declarationList.declarations])
  return new Map(
    declarations.flatMap(({ name: pattern, initializer }) =>
      compiler.isObjectBindingPattern(pattern) && initializer?.getText() === name ? ofPattern(pattern) : [],
    ),
  )
}

/** The function that a declaration or an expression is or passes on: `memo(({ size = 1 }) => ...)`. */
function functionOf(node: ts.Node): ts.SignatureDeclaration | undefined {
  if (compiler.isFunctionLike(node)) return node
  if (compiler.isExportAssignment(node)) return functionOf(valueOf(node.expression))
  if (compiler.isCallExpression(node)) {
    const [first] = node.arguments
    return first && functionOf(valueOf(first))
  }
  const { initializer } = node as ts.Node & { initializer?: ts.Expression }
  return initializer && functionOf(valueOf(initializer))
}

function ofPattern({ elements }: ts.ObjectBindingPattern): [name: string, value: string][] {
  return elements.flatMap(({ name, propertyName, initializer }) => {
    return initializer === undefined ? [] : [[(propertyName ?? name).getText(), written(initializer)]]
  })
}

function staticDefaults(member: ts.ClassElement): [name: string, value: string][] {
  if (!compiler.isPropertyDeclaration(member) || member.name.getText() !== 'defaultProps') return []
  const value = member.initializer && valueOf(member.initializer)
  if (value === undefined || !compiler.isObjectLiteralExpression(value)) return []
  return value.properties.flatMap((one) =>
    compiler.isPropertyAssignment(one) ? [[one.name.getText(), written(one.initializer)]] : [],
  )
}

/** Limit in characters; a longer value is no fact for a list. */
const longest = 80

function written(value: ts.Expression): string {
  const text = value.getText().replace(/\s+/gu, ' ')
  return text.length > longest ? `${text.slice(0, longest)}…` : text
}

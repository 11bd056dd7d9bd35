import ts from '#typescript'
import type { CompiledFile } from './compile-both.ts'
import type { Use } from './consumer-program.ts'

/**
 * Whether a program compares a generic function, as a whole or as the only part of an object that differs, whose result is a conditional type of its
 * type parameters. TypeScript relates such types by how they are written; calls and type arguments show what they give.
 */
export function isOpenComparison(use: Use, before: CompiledFile, after: CompiledFile): boolean {
  return [before, after].some((side) =>
    comparisonsIn(side).some(
      // What a call returns is not called by another program.
      (types) => (use !== 'call' && types.some(isOpen)) || differsByOpen(side.checker, types),
    ),
  )
}

/** Types of both sides of each `const value: A = b` and of an assignment; of what a class implements, those of its member. */
function comparisonsIn({ checker, file }: CompiledFile): ts.Type[][] {
  const found: ts.Type[][] = []
  const typesOf = (nodes: readonly ts.Node[]) => nodes.map((node) => checker.getTypeAtLocation(node))
  const visit = (node: ts.Node): void => {
    if (ts.isVariableDeclaration(node) && node.initializer && /^(?:value|result)$/.test(node.name.getText()))
      found.push(typesOf([node.name, node.initializer]))
    else if (ts.isExpressionStatement(node) && ts.isBinaryExpression(node.expression))
      found.push(typesOf([node.expression.left, node.expression.right]))
    else if (ts.isClassDeclaration(node)) {
      const promised = typesOf(node.heritageClauses?.flatMap(({ types }) => types) ?? [])
      for (const { name } of node.members.filter(ts.isPropertyDeclaration))
        found.push([...typesOf([name]), ...promised.flatMap((type) => memberType(checker, type, name.getText()) ?? [])])
    }
    ts.forEachChild(node, visit)
  }
  visit(file)
  return found
}

function memberType(checker: ts.TypeChecker, type: ts.Type, name: string): ts.Type | undefined {
  const member = checker.getPropertyOfType(type, name.replaceAll(/^["']|["']$/g, ''))
  return member && checker.getTypeOfSymbol(member)
}

/** Levels of objects in each other; the instances of a class are the second, by `prototype`. */
const mostDepth = 2

/** Whether an object is not assignable to another, and only by members that are functions with an open condition. */
function differsByOpen(
  checker: ts.TypeChecker,
  [target, source]: readonly (ts.Type | undefined)[],
  depth = 0,
): boolean {
  if (!target || !source || depth > mostDepth) return false
  const different = checker.getPropertiesOfType(target).flatMap((member) => {
    const [type, other] = [checker.getTypeOfSymbol(member), memberType(checker, source, member.name)]
    return other && checker.isTypeAssignableTo(other, type) ? [] : [[type, other]]
  })
  return (
    different.length > 0 &&
    different.every(
      (types) => types.some((type) => type !== undefined && isOpen(type)) || differsByOpen(checker, types, depth + 1),
    )
  )
}

function isOpen(type: ts.Type): boolean {
  return type.getCallSignatures().some(isOpenCondition)
}

function isOpenCondition(signature: ts.Signature): boolean {
  return signature.typeParameters !== undefined && hasCondition(signature.getReturnType())
}

function hasCondition(type: ts.Type): boolean {
  const parts = [...(type.aliasTypeArguments ?? []), ...((type as ts.TypeReference).typeArguments ?? [])]
  return (type.flags & ts.TypeFlags.Conditional) !== 0 || parts.some((part) => part.flags & ts.TypeFlags.Conditional)
}

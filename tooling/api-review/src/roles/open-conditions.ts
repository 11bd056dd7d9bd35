import ts from '#typescript'
import type { CompiledFile } from './compile-both.ts'
import type { Use } from './consumer-program.ts'

/**
 * Whether a program compares a generic function, as a whole or as the only part of an object that differs, whose result is a conditional type of its
 * type parameters, or that gives one to a callback. TypeScript relates such types by how they are written; calls and type arguments show what they give.
 */
export function isOpenComparison(use: Use, before: CompiledFile, after: CompiledFile): boolean {
  return [before, after].some((side) =>
    comparisonsIn(side).some(
      // What a call returns is not called by another program.
      (types) =>
        (use !== 'call' && types.some((type) => isOpen(side.checker, type))) || differsByOpen(side.checker, types),
    ),
  )
}

/** Types of both sides of each `const value: A = b` and of an assignment; of what a class implements, those of its member. */
function comparisonsIn({ checker, file }: CompiledFile): ts.Type[][] {
  const found: ts.Type[][] = []
  const typesOf = (nodes: readonly ts.Node[]) => nodes.map((node) => checker.getTypeAtLocation(node))
  const visit = (node: ts.Node): void => {
    if (ts.isVariableDeclaration(node) && node.initializer && /^(?:value|result|now)$/.test(node.name.getText()))
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

/** Levels of objects in each other, such as `module.default.create().get`. */
const mostDepth = 5

/**
 * Whether an object is not assignable to another, and only by parts that are functions with an open condition: its members, what it
 * returns, and itself.
 *
 * @param within - Targets whose parts are compared now. A type may have itself as a part, which shows nothing more.
 */
function differsByOpen(
  checker: ts.TypeChecker,
  [target, source]: readonly (ts.Type | undefined)[],
  within: readonly ts.Type[] = [],
): boolean {
  if (!target || !source || within.length > mostDepth || [target, source].some(hasValue)) return false
  if (within.includes(target)) return true
  const members = checker
    .getPropertiesOfType(target)
    .map((member) => [checker.getTypeOfSymbol(member), memberType(checker, source, member.name)])
  const results = [target, source].map((type) => type.getCallSignatures().map((signature) => signature.getReturnType()))
  const isFunction =
    results.every(({ length }) => length === 1) && ![target, source].some((type) => isOpen(checker, type))
  const parts = isFunction ? [...members, results.map(([result]) => result)] : members
  const different = parts.filter(([type, other]) => !type || !other || !checker.isTypeAssignableTo(other, type))
  return (
    different.length > 0 &&
    different.every(
      (types) =>
        types.some((type) => type !== undefined && isOpen(checker, type)) ||
        differsByOpen(checker, types, [...within, target]),
    )
  )
}

/** Whether a type has parts that are no objects: what differs in them is no function. */
function hasValue(type: ts.Type): boolean {
  return type.isUnion()
    ? type.types.some(hasValue)
    : (type.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection)) === 0
}

function isOpen(checker: ts.TypeChecker, type: ts.Type): boolean {
  return type
    .getCallSignatures()
    .some(
      (one) =>
        one.typeParameters !== undefined &&
        (hasCondition(one.getReturnType()) || typesOf(checker, one).some((taken) => isGivenCondition(checker, taken))),
    )
}

/** Whether a callback is given a conditional type. */
export function isGivenCondition(checker: ts.TypeChecker, callback: ts.Type): boolean {
  return callback.getCallSignatures().some((one) => typesOf(checker, one).some(hasCondition))
}

function typesOf(checker: ts.TypeChecker, { parameters }: ts.Signature): ts.Type[] {
  return parameters.map((parameter) => checker.getTypeOfSymbol(parameter))
}

function hasCondition(type: ts.Type): boolean {
  const parts = [...(type.aliasTypeArguments ?? []), ...((type as ts.TypeReference).typeArguments ?? [])]
  // A condition that distributes over a known union is a union of conditions.
  const all = [type, ...parts, ...(type.isUnion() ? type.types : [])]
  return all.some(({ flags }) => flags & ts.TypeFlags.Conditional)
}

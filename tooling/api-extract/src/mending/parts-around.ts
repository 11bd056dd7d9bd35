import type ts from 'typescript'
import { compiler } from '../typescript.ts'

/**
 * The parts of a declaration around a node that can be hidden, the least first: the type it is in, the whole type that
 * is in, the member, the statement.
 */
export function partsAround(node: ts.Node): ts.Node[] {
  const types: ts.Node[] = []
  let member: ts.Node | undefined
  let part = node
  for (; part.parent && !compiler.isSourceFile(part.parent); part = part.parent) {
    if (isCoverable(part) && !member) types.push(part)
    if (!member && isMember(part)) member = part
  }
  return [...new Set([types[0], types.at(-1), member, part])].filter((one) => one !== undefined)
}

/** Whether a string literal may stand where the node stands. */
export function isCoverable(node: ts.Node): boolean {
  return compiler.isTypeNode(node) || compiler.isComputedPropertyName(node)
}

/** The names that a statement or its part declares, as `Box` or `Box.open`; absent for an import or export list. */
export function declaredName(part: ts.Node): string | undefined {
  const names: string[] = []
  for (let node = part; node.parent; node = node.parent) {
    const named =
      node === part && compiler.isVariableStatement(node) ? node.declarationList.declarations[0]?.name : nameOf(node)
    if (named && (compiler.isIdentifier(named) || compiler.isStringLiteral(named))) names.unshift(named.text)
  }
  return names.length > 0 ? names.join('.') : undefined
}

function nameOf(node: ts.Node): ts.DeclarationName | undefined {
  if (compiler.isParameter(node) || compiler.isTypeParameterDeclaration(node)) return undefined
  return isMember(node) || compiler.isDeclarationStatement(node) || compiler.isVariableDeclaration(node)
    ? node.name
    : undefined
}

function isMember(node: ts.Node): node is ts.ClassElement | ts.TypeElement | ts.EnumMember {
  return compiler.isClassElement(node) || compiler.isTypeElement(node) || compiler.isEnumMember(node)
}

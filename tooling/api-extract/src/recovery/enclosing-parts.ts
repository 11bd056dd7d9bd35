import type ts from 'typescript'
import { compiler } from '../typescript.ts'

/** The parts around a node that can be hidden, smallest first: its type, the outermost type, the member, the statement. */
export function enclosingParts(node: ts.Node): ts.Node[] {
  const types: ts.Node[] = []
  let member: ts.Node | undefined
  let part = node
  for (; part.parent && !compiler.isSourceFile(part.parent); part = part.parent) {
    if (isReplaceable(part) && !member) types.push(part)
    if (!member && isMember(part)) member = part
  }
  return [...new Set([types[0], types.at(-1), member, part])].filter((one) => one !== undefined)
}

/** Whether a string literal is valid in place of the node. */
export function isReplaceable(node: ts.Node): boolean {
  return compiler.isTypeNode(node) || compiler.isComputedPropertyName(node)
}

/** Qualified name that a statement or a part of it declares: `Box` or `Box.open`; absent for an import or export list. */
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

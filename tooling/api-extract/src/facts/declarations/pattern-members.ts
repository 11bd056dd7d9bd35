import type ts from 'typescript'
import { compiler } from '../../typescript.ts'

/**
 * Finds the property that a name of a pattern is: that of `Tools` for `run` of `const { run }: Tools`.
 *
 * @returns Its declarations; nothing for any other node, and for the rest of a pattern.
 */
export function patternMembers(checker: ts.TypeChecker, node: ts.Declaration): readonly ts.Declaration[] {
  return propertyOf(checker, node)?.declarations ?? []
}

/**
 * Declarations to read in place of a name of a pattern, so that its type is as the author wrote it.
 *
 * @returns The node itself where the compiler made the type, from type arguments, a default or an inferred value.
 */
export function writtenMembers(checker: ts.TypeChecker, node: ts.Declaration): readonly ts.Declaration[] {
  const property = propertyOf(checker, node)
  const { Transient, Optional } = compiler.SymbolFlags
  const isMade = property === undefined || (property.flags & (Transient | Optional)) !== 0
  const members = isMade ? [] : (property.declarations ?? [])
  const hasDefault = compiler.isBindingElement(node) && node.initializer !== undefined
  return members.length > 0 && !hasDefault && members.every(isTyped) ? members : [node]
}

function propertyOf(checker: ts.TypeChecker, node: ts.Declaration): ts.Symbol | undefined {
  if (!compiler.isBindingElement(node) || node.dotDotDotToken !== undefined) return undefined
  const name = node.propertyName ?? node.name
  const isNamed =
    compiler.isObjectBindingPattern(node.parent) && (compiler.isIdentifier(name) || compiler.isStringLiteral(name))
  return isNamed ? checker.getTypeAtLocation(node.parent).getProperty(name.text) : undefined
}

function isTyped(node: ts.Declaration): boolean {
  return (
    ((compiler.isPropertySignature(node) || compiler.isPropertyDeclaration(node)) && node.type !== undefined) ||
    compiler.isMethodSignature(node) ||
    (compiler.isMethodDeclaration(node) && node.body === undefined)
  )
}

import type ts from 'typescript'
import { compiler } from '../typescript.ts'

/** Whether a member is one of the class and not of its instances. */
export function isStatic(member: ts.Node): boolean {
  return (compiler.getCombinedModifierFlags(member as ts.Declaration) & compiler.ModifierFlags.Static) !== 0
}

/** The base in the `extends` clause of a class. */
export function baseClause(node: ts.Node | undefined): ts.ExpressionWithTypeArguments | undefined {
  const clauses = node !== undefined && compiler.isClassLike(node) ? node.heritageClauses : undefined
  return clauses?.find(({ token }) => token === compiler.SyntaxKind.ExtendsKeyword)?.types[0]
}

/** Name of a declaration; absent for one with a pattern or a computed name. */
export function plainNameOf(node: ts.Node): string | undefined {
  const name = compiler.getNameOfDeclaration(node as ts.Declaration)
  return name && (compiler.isIdentifier(name) || compiler.isStringLiteral(name)) ? name.text : undefined
}

/** Whether a class has a constructor, or a function of its name beside it: the compiler declares a function that is a constructor so. */
export function hasConstructor(node: ts.ClassDeclaration): boolean {
  const isFunction = (one: ts.Node): boolean =>
    compiler.isFunctionDeclaration(one) && one.name?.text === node.name?.text
  return node.members.some(compiler.isConstructorDeclaration) || compiler.forEachChild(node.parent, isFunction) === true
}

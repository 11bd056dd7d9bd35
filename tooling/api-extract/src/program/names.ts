import type ts from 'typescript'
import { compiler } from '../typescript.ts'

/** Whether a name is valid in code without quotes. */
export function isIdentifier(name: string): boolean {
  return /^[\p{ID_Start}$_][\p{ID_Continue}$\u200c\u200d]*$/u.test(name)
}

/** Whether an expression is a name or a qualified name: `Base`, `core.Base`. */
export function isNamePath(node: ts.Node): boolean {
  return compiler.isIdentifier(node) || (compiler.isPropertyAccessExpression(node) && isNamePath(node.expression))
}

/** `a` of `a.b.c` and of `a`; absent for an expression that begins with something else. */
export function firstNameOf(node: ts.Node): ts.Identifier | undefined {
  let first = node
  for (;;) {
    if (compiler.isQualifiedName(first)) first = first.left
    else if (compiler.isPropertyAccessExpression(first)) first = first.expression
    else return compiler.isIdentifier(first) ? first : undefined
  }
}

/** Name without the number that API Extractor appends to one that is taken: `Request` of `Request_2`. */
export function withoutNumber(name: string): string {
  return name.replace(/_\d+$/u, '')
}

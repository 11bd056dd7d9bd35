import type ts from 'typescript'
import { compiler } from '../../typescript.ts'

/** A call that returns a base class: `Named(Base)`. */
export interface MixinCall {
  /** As written in the source. */
  text: string
  /** Called functions, outermost first. */
  callees: readonly string[]
}

/** The call in the `extends` clause of a class in a source. */
export function mixinCall(found: ts.Node | undefined): MixinCall | undefined {
  if (found === undefined || !compiler.isClassDeclaration(found)) return undefined
  const clause = found.heritageClauses?.find(({ token }) => token === compiler.SyntaxKind.ExtendsKeyword)?.types[0]
  if (clause === undefined || !compiler.isCallExpression(clause.expression)) return undefined
  const callees: string[] = []
  const visit = (call: ts.Node): void => {
    if (!compiler.isCallExpression(call)) return
    callees.push(call.expression.getText(found.getSourceFile()))
    call.arguments.forEach(visit)
  }
  visit(clause.expression)
  return { text: clause.expression.getText(found.getSourceFile()).replace(/\s+/gu, ' '), callees }
}

/** Whether a class extends the constant that the compiler generates for `extends Named(Base)`, such as `Box_base`. */
export function hasMadeBase(node: ts.Declaration): boolean {
  const clause = compiler.isClassDeclaration(node)
    ? node.heritageClauses?.find(({ token }) => token === compiler.SyntaxKind.ExtendsKeyword)
    : undefined
  const base = clause?.types[0]?.expression
  return base !== undefined && compiler.isIdentifier(base) && /_base(?:_\d+)?$/u.test(base.text)
}

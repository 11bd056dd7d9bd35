import type ts from 'typescript'
import { baseClause } from '../../program/declarations.ts'
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
  const clause = baseClause(found)
  if (clause === undefined || !compiler.isCallExpression(clause.expression)) return undefined
  const callees: string[] = []
  const visit = (call: ts.Node): void => {
    if (!compiler.isCallExpression(call)) return
    callees.push(call.expression.getText(found.getSourceFile()))
    call.arguments.forEach(visit)
  }
  visit(clause.expression)
  return { text: textOf(clause.expression), callees }
}

/** Text of a call on one line, of classes in it only the heads. */
function textOf(node: ts.Node): string {
  if (compiler.isClassExpression(node)) {
    const { heritageClauses = [], name } = node
    return ['class', ...(name ? [name.text] : []), ...heritageClauses.map(textOf), '{}'].join(' ')
  }
  if (!compiler.isCallExpression(node)) return node.getText().replace(/\s+/gu, ' ')
  return `${textOf(node.expression)}(${node.arguments.map(textOf).join(', ')})`
}

/** Whether a class extends the constant that the compiler generates for `extends Named(Base)`, such as `Box_base`. */
export function hasMadeBase(node: ts.Declaration): boolean {
  const base = baseClause(node)?.expression
  return base !== undefined && compiler.isIdentifier(base) && /_base(?:_\d+)?$/u.test(base.text)
}

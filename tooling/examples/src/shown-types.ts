import ts from '#typescript'
import { nodeAt } from './node-at.ts'
import { parses } from './syntax.ts'

/** Types, and `undefined`, where a value is expected. */
const asValue = new Set([2693, 18050])

/**
 * Statements with only a type, which show it: `InferType<typeof schema> // number`, `Store | Id`, `(id: Id) => Store | undefined`. They
 * parse as values, too; errors say that they are none.
 */
export function shownTypes(file: ts.SourceFile, errors: readonly ts.Diagnostic[]): ts.Node[] {
  return errors.flatMap(({ code, start = 0 }) => {
    const found = asValue.has(code) ? nodeAt(file, start, ts.isExpressionStatement) : undefined
    return found !== undefined && isType((found as ts.ExpressionStatement).expression, file) ? [found] : []
  })
}

/** A member of a type is no type: `Store.create` uses one as a value. */
function isType(expression: ts.Expression, file: ts.SourceFile): boolean {
  return !ts.isPropertyAccessExpression(expression) && parses(`type Shown = ${expression.getText(file)}`, 'ts')
}

/** Whether an error is in a node. */
export function isInside({ start = -1 }: ts.Diagnostic, node: ts.Node): boolean {
  return node.pos <= start && start < node.end
}

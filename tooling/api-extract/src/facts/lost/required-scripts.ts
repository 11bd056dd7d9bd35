import type ts from 'typescript'
import { isScript } from '../../program/plain-script.ts'
import { compiler } from '../../typescript.ts'
import { statementsOf } from './public-statements.ts'

/**
 * Scripts whose exports other scripts export again or that add to them: of `module.exports = require('./a')`, `require('./a')(exports)` and
 * `require('./a')`, also where the compiler has no types of it.
 *
 * @param required - Finds the script of a specifier in a script.
 * @returns Without those given.
 */
export function requiredScripts(
  given: readonly ts.SourceFile[],
  required: (specifier: string, from: string) => ts.SourceFile | undefined,
): Set<ts.SourceFile> {
  const found = new Set<ts.SourceFile>(given)
  for (const file of found) {
    if (!isScript(file.fileName) || !file.text.includes('require')) continue
    for (const specifier of file.statements.flatMap(specifiersIn)) {
      const other = required(specifier, file.fileName)
      if (other !== undefined) found.add(other)
    }
  }
  for (const one of given) found.delete(one)
  return found
}

function specifiersIn(statement: ts.Statement): string[] {
  const isAdding =
    compiler.isExpressionStatement(statement) ||
    (compiler.isVariableStatement(statement) && /\bexports\b/u.test(statement.getText()))
  if (!isAdding) return statementsOf(statement).flatMap(specifiersIn)
  return [...outsideFunctions(statement)].flatMap((node) => {
    if (!compiler.isCallExpression(node) || node.expression.getText() !== 'require') return []
    const [argument] = node.arguments
    return argument !== undefined && compiler.isStringLiteralLike(argument) ? argument.text : []
  })
}

function* outsideFunctions(node: ts.Node): Iterable<ts.Node> {
  yield node
  if (compiler.isFunctionLike(node)) return
  const children: ts.Node[] = []
  compiler.forEachChild(node, (child) => void children.push(child))
  for (const child of children) yield* outsideFunctions(child)
}

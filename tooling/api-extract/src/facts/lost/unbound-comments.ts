import type ts from 'typescript'
import { compiler } from '../../typescript.ts'
import { firstWords, type LostComment } from './lost-comments.ts'
import { commentsBefore } from './public-comments.ts'

/**
 * Doc comments of properties that a script adds to what another file has, which the compiler declares nowhere: `proto.run = ...` in
 * `module.exports = function (proto) { ... }`, and `app.run = ...` of `const app = require('./app')`.
 *
 * @param name - Path of the script for readers.
 */
export function unboundComments(file: ts.SourceFile, checker: ts.TypeChecker, name: string): LostComment[] {
  const found: LostComment[] = []
  const visit = (node: ts.Node): void => {
    if (compiler.isExpressionStatement(node) && addsToOther(node.expression, checker)) {
      for (const { pos, end } of commentsBefore(node)) {
        const { line, character } = file.getLineAndCharacterOfPosition(pos)
        found.push({ file: name, line: line + 1, column: character + 1, words: firstWords(file.text.slice(pos, end)) })
      }
    }
    compiler.forEachChild(node, visit)
  }
  visit(file)
  return found
}

/** Whether an assignment, or one that it has as its value, adds to an object of another file. */
function addsToOther(expression: ts.Expression, checker: ts.TypeChecker): boolean {
  if (!compiler.isBinaryExpression(expression) || expression.operatorToken.kind !== compiler.SyntaxKind.EqualsToken)
    return false
  return isOfOther(expression.left, checker) || addsToOther(expression.right, checker)
}

function isOfOther(left: ts.Expression, checker: ts.TypeChecker): boolean {
  if (!compiler.isPropertyAccessExpression(left)) return false
  let root: ts.Expression = left
  while (compiler.isPropertyAccessExpression(root)) root = root.expression
  const declared = checker.getSymbolAtLocation(root)?.declarations?.[0]
  if (declared === undefined) return false
  const { initializer } = declared as ts.Node & { initializer?: ts.Expression }
  // Properties of an object that is added: `const ui = app.ui = {}`.
  if (initializer !== undefined && addsToOther(initializer, checker)) return true
  if (checker.getSymbolAtLocation(left.name) !== undefined) return false
  return compiler.isParameter(declared) ? isExported(declared.parent) : isRequired(initializer)
}

/** Whether a script exports a function where it is written. */
function isExported({ parent }: ts.Node): boolean {
  return compiler.isBinaryExpression(parent) && /^(?:module\.)?exports\b/u.test(parent.left.getText())
}

/** Whether a value is a module of the same package. */
function isRequired(initializer: ts.Expression | undefined): boolean {
  return initializer !== undefined && /^require\(\s*['"]\./u.test(initializer.getText())
}

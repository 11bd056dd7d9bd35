import ts from '#typescript'
import type { CompiledFile } from './compile-both.ts'

/** Code of a program as people write it: `store.get` in place of `store["get"]!`, and `{ a: 1 }` in place of `{ "a": 1 }`. */
export function plainAccess(code: string, { checker, file }: CompiledFile): string {
  const start = file.text.indexOf(code)
  if (start === -1) return code
  const edits: { start: number; end: number; text: string }[] = []
  const visit = (node: ts.Node): void => {
    const text = textOfEnd(node, checker)
    if (text !== undefined) edits.push({ start: startOfEnd(node), end: node.end, text })
    ts.forEachChild(node, visit)
  }
  visit(file)
  let [plain, position] = ['', start]
  for (const edit of edits.toSorted((one, other) => one.start - other.start)) {
    if (edit.start < start || edit.end > start + code.length) continue
    plain += file.text.slice(position, edit.start) + edit.text
    position = edit.end
  }
  return plain + file.text.slice(position, start + code.length)
}

const identifier = /^[A-Za-z_$][\w$]*$/

/** Text in place of the end of a node: of an access, what follows its object. */
function textOfEnd(node: ts.Node, checker: ts.TypeChecker): string | undefined {
  if (ts.isElementAccessExpression(node)) {
    const { argumentExpression: key, questionDotToken } = node
    const isName = ts.isStringLiteral(key) && identifier.test(key.text)
    return isName ? `${questionDotToken ? '?.' : '.'}${key.text}` : undefined
  }
  if (ts.isNonNullExpression(node) && node.expression.kind !== ts.SyntaxKind.NullKeyword) {
    const type = checker.getTypeAtLocation(node.expression)
    return checker.getNonNullableType(type) === type ? '' : undefined
  }
  const isKey = ts.isStringLiteral(node) && ts.isPropertyAssignment(node.parent) && node.parent.name === node
  return isKey && identifier.test(node.text) ? node.text : undefined
}

function startOfEnd(node: ts.Node): number {
  return ts.isElementAccessExpression(node) || ts.isNonNullExpression(node) ? node.expression.end : node.getStart()
}

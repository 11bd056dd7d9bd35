import { readFileSync } from 'node:fs'
import ts from 'typescript'

/** Functions whose first argument is the title of a test, or of a group of tests. */
const callers = /^(?:test|it|describe|test\.describe|describe\.each|test\.each|it\.each)$/

/** Calls that keep a test from running. */
const idle = /\.(?:skip|todo|fixme|skipIf|runIf)\b/

/** A rule of the site (`R2.31`) or a goal of reliability (`R31`, `R2D`). */
const rule = /\bR(?:\d+\.\d+|\d[\dA-E](?!\.\d))\b/g

/** The rules that titles of a file's tests name, in the order in which they first do; tests that never run do not count. */
export function rulesOf(file: string): string[] {
  const text = readFileSync(file, 'utf8')
  if (!text.includes('R')) return []
  const found = new Set<string>()
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node)) for (const name of titleOf(node)?.match(rule) ?? []) found.add(name)
    ts.forEachChild(node, visit)
  }
  visit(
    ts.createSourceFile(
      file,
      text,
      ts.ScriptTarget.Latest,
      false,
      file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
    ),
  )
  return [...found]
}

/** The title that a call gives a test; nothing when it is no such call. */
function titleOf({ expression, arguments: [title] }: ts.CallExpression): string | undefined {
  // `test.each(cases)(title, …)` calls what `test.each(cases)` gives.
  const callee = ts.isCallExpression(expression) ? expression.expression : expression
  const name = nameOf(ts.isTaggedTemplateExpression(callee) ? callee.tag : callee)
  if (name === undefined || !callers.test(name) || idle.test(name) || title === undefined) return undefined
  if (ts.isStringLiteralLike(title)) return title.text
  if (!ts.isTemplateExpression(title)) return undefined
  return [title.head.text, ...title.templateSpans.map(({ literal }) => literal.text)].join(' ')
}

/** `test.describe` as it is written; nothing for what is no chain of names. */
function nameOf(node: ts.Node): string | undefined {
  if (ts.isIdentifier(node)) return node.text
  if (!ts.isPropertyAccessExpression(node)) return undefined
  const before = nameOf(node.expression)
  return before === undefined ? undefined : `${before}.${node.name.text}`
}

import type ts from 'typescript'
import { compiler } from '../../typescript.ts'
import { nodesAt } from './is-public-comment.ts'

/** Reason that a comment has no place on a page. */
export type LostReason = 'above-comment' | 'at-end' | 'at-export' | 'in-code' | 'in-declaration'

/** Reads the reason from the place of a comment. */
export function lostReason(file: ts.SourceFile, { pos, end }: ts.TextRange): LostReason {
  const next = file.text.slice(end)
  if (/^\s*\/\*\*/u.test(next)) return 'above-comment'
  const nodes = nodesAt(file, pos)
  const owner = nodes.findLast((node) => node.getStart(file) > pos)
  const around = nodes.filter((node) => node !== owner)
  if (nodes.some(isOfExport)) return 'at-export'
  const isCode = around.some((node) => compiler.isBlock(node) || compiler.isExpression(node))
  if (isCode || (owner !== undefined && compiler.isExpressionStatement(owner))) return 'in-code'
  return /^\s*(?:[}\])]|$)/u.test(next) ? 'at-end' : 'in-declaration'
}

function isOfExport(node: ts.Node): boolean {
  return compiler.isExportDeclaration(node) || compiler.isExportAssignment(node) || compiler.isImportDeclaration(node)
}

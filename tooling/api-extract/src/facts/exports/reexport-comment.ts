import type ts from 'typescript'
import { docComment } from '../declarations/declaration-text.ts'
import { peek } from '../declarations/read-comments.ts'
import { isHiddenComment } from '../names/hidden.ts'
import { compiler } from '../../typescript.ts'

/** Comment of the names of a list with a text above that hides them, such as `@ignore`. */
export const hiddenInList = '/** @hidden */'

/**
 * Reads the doc comment on the statement or in the list that exports a name again. The text above a list is its title; what it says of all
 * names is that they are deprecated or hidden.
 *
 * @param commentOf - Comment of a node.
 */
export function reexportComment(
  { declarations = [] }: ts.Symbol,
  commentOf: (node: ts.Node) => string | undefined,
): string | undefined {
  const node = declarations.find(
    (one) =>
      compiler.isNamespaceExport(one) ||
      compiler.isExportSpecifier(one) ||
      compiler.isExportAssignment(one) ||
      compiler.isImportEqualsDeclaration(one) ||
      compiler.isPropertySignature(one),
  )
  if (node === undefined) return undefined
  const own = commentOf(node)
  if (own !== undefined || !compiler.isExportSpecifier(node)) return own
  const title = peek(() => docComment(node.parent.parent as ts.Node as ts.Declaration))
  return deprecationOf(title) ?? (isHiddenComment(title) ? hiddenInList : undefined)
}

/** `@deprecated` of a comment with its text, as a comment of its own. */
export function deprecationOf(comment = ''): string | undefined {
  const found = /^[/*\s]*(?<tag>@deprecated\b[^]*?)\s*(?:\n\s*\**\s*@[a-z][^]*|\*+\/)$/mu.exec(comment)?.groups
  return found && `/** ${found['tag']!} */`
}

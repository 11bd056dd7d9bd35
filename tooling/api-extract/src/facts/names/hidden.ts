import type ts from 'typescript'
import { docComment } from '../declarations/declaration-text.ts'
import { peek } from '../declarations/read-comments.ts'
import { compiler } from '../../typescript.ts'

/** Whether the graph leaves out a declaration with this comment: `@internal`, `@hidden`, `@ignore` or `@private`. */
export function isHiddenComment(comment: string | undefined): boolean {
  if (comment?.includes('@') !== true) return false
  const text = comment.replace(/`[^`]*`|\{@[^}]*\}/gu, '')
  return /(?:^|[\s*])@(?:(?:internal|hidden|ignore|private)\b|access\s+private\b)/u.test(text)
}

/**
 * Whether a class, an interface or an alias has no page because of its comment. Declarations that merge are one type: the
 * comment of the class decides, or that of the first interface.
 */
export function isHiddenType({ declarations = [] }: ts.Symbol): boolean {
  const types = declarations.filter(
    (one) =>
      compiler.isClassDeclaration(one) || compiler.isInterfaceDeclaration(one) || compiler.isTypeAliasDeclaration(one),
  )
  const main = types.find(compiler.isClassDeclaration) ?? types[0]
  return main !== undefined && isHiddenComment(peek(() => docComment(main)))
}

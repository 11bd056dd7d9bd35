import type ts from 'typescript'
import { compiler } from '../../typescript.ts'
import { commentAtLineEnd, commentBefore, isOnOneLine, lastDocComment } from '../declarations/declaration-text.ts'

/** Whether a type lists others, each of which may have a comment. */
export function isListed(node: ts.Node): node is ts.UnionTypeNode | ts.TupleTypeNode {
  return compiler.isUnionTypeNode(node) || compiler.isTupleTypeNode(node)
}

export function listed(node: ts.UnionTypeNode | ts.TupleTypeNode): readonly ts.Node[] {
  return compiler.isUnionTypeNode(node) ? node.types : node.elements
}

/**
 * Doc comments before or after the `|` in front of each member of a union, before each element of a tuple, and after either at the
 * end of its line. One that has members on both sides in its line may be of either and is of none. After a union on one line, a comment
 * is that of the whole.
 */
export function commentsOfMembers(node: ts.UnionTypeNode | ts.TupleTypeNode): (string | undefined)[] {
  const file = node.getSourceFile()
  const { text } = file
  const isOneLine = compiler.isUnionTypeNode(node) && isOnOneLine(node)
  return listed(node).map((one, at, all) => {
    const from = all[at - 1]?.end ?? node.pos
    return (
      commentBefore(one) ??
      lastDocComment(file, compiler.getLeadingCommentRanges(text, from), true) ??
      (at === 0 ? lastDocComment(file, compiler.getTrailingCommentRanges(text, from), true) : undefined) ??
      (isOneLine && at === all.length - 1 ? undefined : commentAtLineEnd(file, one.end))
    )
  })
}

import type ts from 'typescript'
import { compiler } from '../../typescript.ts'
import { commentBefore, docComments } from '../declarations/declaration-text.ts'

/** Whether a type lists others, each of which may have a comment. */
export function isListed(node: ts.Node): node is ts.UnionTypeNode | ts.TupleTypeNode {
  return compiler.isUnionTypeNode(node) || compiler.isTupleTypeNode(node)
}

export function listed(node: ts.UnionTypeNode | ts.TupleTypeNode): readonly ts.Node[] {
  return compiler.isUnionTypeNode(node) ? node.types : node.elements
}

/** Doc comments before or after the `|` in front of each member of a union, and before each element of a tuple. */
export function commentsOfMembers(node: ts.UnionTypeNode | ts.TupleTypeNode): (string | undefined)[] {
  const { text } = node.getSourceFile()
  return listed(node).map(
    (one, at, all) => commentBefore(one) ?? docComments(text, all[at - 1]?.end ?? node.pos).at(-1),
  )
}

import type ts from 'typescript'
import { compiler } from '../../typescript.ts'

const overloadTag = /^[\s*/]*@overload\b/gmu

/**
 * Part of a comment with several `@overload` tags that is about one of the overloads: the text before the first tag, and the tags from
 * its own on. The compiler gives all of them the whole comment.
 */
export function commentOfOverload(comment: string, node: ts.Node): string {
  const tags = [...comment.matchAll(overloadTag)]
  if (tags.length < 2) return comment
  const name = nameOf(node)
  const overloads: ts.Node[] = []
  compiler.forEachChild(node.parent, (one) => {
    if (one.kind === node.kind && nameOf(one) === name) overloads.push(one)
  })
  const at = overloads.indexOf(node)
  if (overloads.length !== tags.length || at === -1) return comment
  const own = comment.slice(tags[at]!.index, tags[at + 1]?.index ?? comment.length)
  return `${comment.slice(0, tags[0]!.index)}\n${own.replace(/[\s*]*\/?$/u, '')}\n */`
}

function nameOf(node: ts.Node): string | undefined {
  return compiler.getNameOfDeclaration(node as ts.Declaration)?.getText()
}

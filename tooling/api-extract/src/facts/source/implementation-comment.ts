import type ts from 'typescript'
import { commentOf } from '../declarations/declaration-text.ts'
import { peek } from '../declarations/read-comments.ts'
import { isStatic } from '../../program/declarations.ts'
import { isHiddenComment } from '../names/hidden.ts'
import { compiler } from '../../typescript.ts'

type Callable = ts.FunctionDeclaration | ts.MethodDeclaration | ts.ConstructorDeclaration

/**
 * Comment of the code of overloads for the first of them without a comment, or without a text: declarations do not have the code. Where
 * each overload has a text, that of the code is for readers of the source.
 *
 * @param node - An overload in a source, if it is found.
 */
export function implementationComment(node: ts.Node | undefined): string | undefined {
  if (node === undefined || !isCallable(node) || node.body !== undefined) return undefined
  const all = overloadsOf(node)
  const code = all.find(({ body }) => body !== undefined)
  if (code === undefined) return undefined
  const overloads = all.filter((one) => one !== code)
  const commentIn = (one: Callable): string | undefined => peek(() => commentOf(one))
  const first =
    overloads.find((one) => commentIn(one) === undefined) ?? overloads.find((one) => !hasText(commentIn(one)))
  if (first !== node) return undefined
  const comment = commentIn(code)
  return hasText(comment) && !isHiddenComment(comment) ? commentOf(code) : undefined
}

/** Whether a comment has a text before its tags. */
export function hasText(comment: string = ''): boolean {
  return /^\/\*\*[\s*]*[^@\s*/]/u.test(comment)
}

/** Declarations with the same name around one: the compiler wants overloads and their code one after the other. */
function overloadsOf(node: Callable): Callable[] {
  const all = listAround(node)
  let start = all.indexOf(node)
  let end = start
  while (isSame(all[start - 1], node)) start -= 1
  while (isSame(all[end + 1], node)) end += 1
  return all.slice(start, end + 1) as Callable[]
}

/** Whether a node is a function, a method or a constructor. */
export function isCallable(node: ts.Node): node is Callable {
  return (
    compiler.isFunctionDeclaration(node) ||
    compiler.isMethodDeclaration(node) ||
    compiler.isConstructorDeclaration(node)
  )
}

function isSame(other: ts.Node | undefined, node: Callable): boolean {
  return (
    other?.kind === node.kind &&
    (other as Callable).name?.getText() === node.name?.getText() &&
    isStatic(other as Callable) === isStatic(node)
  )
}

function listAround({ parent }: ts.Node): readonly ts.Node[] {
  if (compiler.isClassLike(parent)) return parent.members
  return compiler.isSourceFile(parent) || compiler.isModuleBlock(parent) ? parent.statements : []
}

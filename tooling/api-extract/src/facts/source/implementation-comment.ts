import type ts from 'typescript'
import { commentOf } from '../declarations/declaration-text.ts'
import { peek } from '../declarations/read-comments.ts'
import { isHiddenComment } from '../names/hidden.ts'
import { compiler } from '../../typescript.ts'

type Callable = ts.FunctionDeclaration | ts.MethodDeclaration | ts.ConstructorDeclaration

/**
 * Comment of the code of overloads for the first of them without a comment, or without a text: declarations do not have the code. Where
 * each overload has a text, that of the code is for readers of the source.
 *
 * @param node - An overload in a source.
 */
export function implementationComment(node: ts.Node): string | undefined {
  if (!isCallable(node) || node.body !== undefined) return undefined
  const all = overloadsOf(node)
  const code = all.find(({ body }) => body !== undefined)
  if (code === undefined) return undefined
  const described = peek(() => all.filter((one) => one !== code).map((one) => ({ one, comment: commentOf(one) })))
  const first =
    described.find(({ comment }) => comment === undefined) ?? described.find(({ comment }) => !hasText(comment))
  if (first?.one !== node) return undefined
  const comment = peek(() => commentOf(code))
  return hasText(comment) && !isHiddenComment(comment) ? commentOf(code) : undefined
}

/** Whether a declaration is one of several with a name. */
export function isOverload(node: ts.Node): boolean {
  if (!isCallable(node)) return false
  const [before, after] = neighbours(node)
  return isSame(before, node) || isSame(after, node)
}

/** Whether a comment has a text before its tags. */
export function hasText(comment: string = ''): boolean {
  return /^\/\*\*[\s*]*[^@\s*/]/u.test(comment)
}

function overloadsOf(node: Callable): Callable[] {
  return listAround(node).filter((one): one is Callable => isSame(one, node))
}

function isCallable(node: ts.Node): node is Callable {
  return (
    compiler.isFunctionDeclaration(node) ||
    compiler.isMethodDeclaration(node) ||
    compiler.isConstructorDeclaration(node)
  )
}

function isSame(other: ts.Node | undefined, node: Callable): boolean {
  return other?.kind === node.kind && (other as Callable).name?.getText() === node.name?.getText()
}

function neighbours(node: Callable): (ts.Node | undefined)[] {
  const all = listAround(node)
  const at = all.indexOf(node)
  return [all[at - 1], all[at + 1]]
}

function listAround({ parent }: ts.Node): readonly ts.Node[] {
  if (compiler.isClassLike(parent)) return parent.members
  return compiler.isSourceFile(parent) || compiler.isModuleBlock(parent) ? parent.statements : []
}

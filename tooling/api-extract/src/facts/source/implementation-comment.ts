import type ts from 'typescript'
import { commentOf } from '../declarations/declaration-text.ts'
import { peek } from '../declarations/read-comments.ts'
import { isStatic } from '../../program/declarations.ts'
import { isHiddenComment } from '../names/hidden.ts'
import { compiler } from '../../typescript.ts'

type Callable = ts.FunctionDeclaration | ts.MethodDeclaration | ts.ConstructorDeclaration

/**
 * Comment of the code of overloads for the first of them without a comment that is no edge case, or without a comment, or without a
 * text: declarations do not have the code. Where each overload has a text, that of the code is for readers of the source.
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
  const bare = overloads.filter((one) => commentIn(one) === undefined)
  const first = bare.find((one) => !isEdgeCase(one)) ?? bare[0] ?? overloads.find((one) => !hasText(commentIn(one)))
  if (first !== node) return undefined
  const comment = commentIn(code)
  return hasText(comment) && !isHiddenComment(comment) ? commentOf(code) : undefined
}

/**
 * Whether an overload takes nothing or an empty tuple, or returns `never` or a type of it, as the graph says of a lead: the comment of
 * the code is about the others.
 */
function isEdgeCase({ parameters, type }: Callable): boolean {
  const takesNothing = parameters.every((one) => /^(?:readonly )?\[\]$/u.test(one.type?.getText() ?? ''))
  return takesNothing || /(?:^|[<,]\s*)never(?=[,>]|$)/u.test(type?.getText() ?? '')
}

/**
 * Parameters of the implementation that an overload lacks, as written, where its comment names one that it lacks; absent when there
 * are none. Sources are only parsed for these.
 *
 * @param twin - Returns the node of the source that an overload is declared from.
 */
export function implementationParameters(
  node: ts.Node,
  comment: string = '',
  twin: (node: ts.Node) => ts.Node | undefined,
): string[] | undefined {
  if (!isCallable(node)) return undefined
  const own = namesOf(node)
  const named = [...comment.matchAll(parameterTag)].map(([, name]) => name!)
  const written = named.every((name) => own.includes(name)) ? undefined : twin(node)
  if (written === undefined || !isCallable(written)) return undefined
  const code = overloadsOf(written).find((one) => one !== written && one.body !== undefined)
  const others = code === undefined ? [] : namesOf(code).filter((name) => !own.includes(name))
  return others.length === 0 ? undefined : others
}

const parameterTag = /@(?:param|arg(?:ument)?)\s+(?:\{.*?\}\s*)?\[?\s*([\p{ID_Continue}$]+)/gu

function namesOf({ parameters }: Callable): string[] {
  return parameters.map(({ name }) => name.getText())
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

import type ts from 'typescript'
import { isText } from '../declarations/comment-ranges.ts'
import { commentOf } from '../declarations/declaration-text.ts'
import { isPrivate } from '../declarations/item-facts.ts'
import { peek } from '../declarations/read-comments.ts'
import { isHiddenComment } from '../names/hidden.ts'
import { hasText } from '../source/implementation-comment.ts'
import { isStructure, resultOf, valueOf } from '../source/source-members.ts'
import { compiler } from '../../typescript.ts'
import { docComment } from './doc-comments.ts'

/** Parts of a file that are public. */
export interface Surface {
  /** Whether a statement outside of functions declares something public, adds to it or exports it. */
  isPublic(statement: ts.Statement): boolean
  /**
   * Whether something that a statement declares has a member with a name, for objects and assignments in code; undefined where no
   * declarations are known.
   */
  isNamed(name: string, statement: ts.Node): boolean | undefined
  /** Whether the type of what a statement declares, or of a member of it with a name, says nothing about its members. */
  isOpaque(name: string, statement: ts.Node): boolean
  /** Whether the file has a public declaration with a name. */
  hasName(name: string): boolean
  /** Whether the file adds to what another file gives to the function that it exports. */
  isGiven: boolean
  /** Whether a statement declares a function to which the file gives something public, or whose result is public. */
  isFilling(statement: ts.Node): boolean
}

/**
 * Whether a comment may be of something public. It is by default: not if it is of a private or hidden member or of a statement that is
 * not public, nor in code of which no type is made, such as the body of a function with a return type. A comment in code counts if
 * it names what it describes, as `@event open` does, and if it is of a member that the code adds to something public.
 */
export function isPublicComment(file: ts.SourceFile, range: ts.TextRange, surface: Surface): boolean {
  const { text } = file
  const comment = text.slice(range.pos, range.end)
  const nodes = nodesAt(file, range.pos)
  const owner = nodes.findLast((node) => node.getStart(file) > range.pos)
  const around = new Set(nodes.filter((node) => node !== owner))
  let [mode, result]: [Mode, ts.Node | undefined] = ['open', undefined]
  let isHidden = false
  const statement = nodes.find((one): one is ts.Statement => compiler.isStatement(one) && isOutermost(one))
  for (const [at, node] of nodes.entries()) {
    if ((isText(node) && around.has(node)) || compiler.isDecorator(node)) return false
    if (compiler.isClassStaticBlockDeclaration(node)) return false
    const isOther = compiler.isStatement(node) && isOutermost(node) && !surface.isPublic(node)
    if (isOther && (node === owner || !surface.isFilling(node))) {
      const name = namesOther.exec(comment)?.[1]
      return node === owner && name !== undefined && surface.hasName(name)
    }
    const isOf = around.has(node) || !isBeside(text, range.pos)
    if (isOf && isHiddenNode(node)) isHidden = true
    if (isWithResult(node, result, owner)) mode = 'open'
    if (compiler.isBlock(node) && mode === 'code') result = structureOf(resultOf(node))
    const child = nodes[at + 1]
    const { initializer, body } = node as Parts
    const value = initializer ?? (compiler.isFunctionLike(node) ? body : undefined)
    if (value === undefined || child !== value || child === owner || mode !== 'open') continue
    const name = initializer && (node as ts.VariableDeclaration).name.getText()
    mode = name !== undefined && surface.isOpaque(name, statement ?? node) ? 'open' : modeOf(node, value)
  }
  if (mode !== 'open' && namesItself.test(comment)) return true
  if (isHidden || isOfOverloads(text, range, owner)) return false
  if (mode === 'code' && nodes.some(isNamedType)) return true
  if (mode === 'open' || owner === undefined) return mode === 'open'
  if (definesByCall(owner)) return true
  return (
    mode === 'code' && addsMember(owner) && /^(?:(?!\/\*\*)[^])*$/u.test(text.slice(range.end, owner.getStart(file)))
  )

  /** Whether a type inside a function is named in the declaration of it. */
  function isNamedType(node: ts.Node): boolean {
    const isType = compiler.isInterfaceDeclaration(node) || compiler.isTypeAliasDeclaration(node)
    return isType && statement !== undefined && surface.isNamed(node.name.text, statement) === true
  }

  function addsMember(node: ts.Node): boolean {
    const name = memberName(node)
    if (name === undefined || statement === undefined) return false
    if (!surface.isPublic(statement)) return isOfResult(node) || isOfParameter(node)
    const isNamed =
      surface.isNamed(name, statement) ?? (isDeclared(node) ? isAssigned(name, statement) : isOfThis(node))
    return isNamed || isOfResult(node) || (surface.isGiven && isInExport(node) && isOfParameter(node))
  }
}

/** Whether a comment is public as the type that is made from a value, looked for in code by names, or of code without any. */
type Mode = 'open' | 'code' | 'left'

/** Tags with which a comment names what it describes, wherever it is. */
const namesItself = /(?:^|[\s*])@(?:event|name|memberof|memberOf|method|function|func|member|alias)[^\S\n]+[\w$'"~#]/u

/** Tag with the name of what a comment describes, above another declaration. */
const namesOther = /(?:^|[\s*])@(?:name|function|method)[^\S\n]+([\w$]+)/u

/** Nodes around a position, outermost first, the last one may begin after it. */
export function nodesAt(file: ts.SourceFile, pos: number): ts.Node[] {
  const found: ts.Node[] = []
  let node: ts.Node | undefined = file
  while (node !== undefined) {
    const inner: ts.Node | undefined = compiler.forEachChild(node, (child) =>
      child.pos <= pos && pos < child.end ? child : undefined,
    )
    if (inner !== undefined) found.push(inner)
    node = inner !== undefined && inner.getStart(file) <= pos ? inner : undefined
  }
  return found
}

/** Whether something else is on the line before a comment. */
function isBeside(text: string, pos: number): boolean {
  return /\S/u.test(text.slice(text.lastIndexOf('\n', pos) + 1, pos))
}

/** Whether a statement is in no function or class, but perhaps in a namespace or in a block. */
export function isOutermost(statement: ts.Node): boolean {
  const { parent } = statement
  if (compiler.isSourceFile(parent)) return true
  const isFlow = compiler.isModuleBlock(parent) || compiler.isModuleDeclaration(parent) || compiler.isStatement(parent)
  return (isFlow || compiler.isCatchClause(parent)) && isOutermost(parent)
}

function isHiddenNode(node: ts.Node): boolean {
  const isMember = compiler.isClassElement(node) || compiler.isTypeElement(node) || compiler.isEnumMember(node)
  if (!isMember && !compiler.isObjectLiteralElementLike(node) && !compiler.isStatement(node)) return false
  return (isMember && isPrivate(node)) || isHiddenComment(peek(() => commentOf(node))) || isDescribedOverload(node)
}

/** Whether a function is the code of overloads, of which one has a text of its own. */
function isDescribedOverload(node: ts.Node): boolean {
  if (!compiler.isFunctionLike(node) || (node as Parts).body === undefined) return false
  const { members, statements } = node.parent as ts.Node & Record<'members' | 'statements', readonly ts.Node[]>
  const name = node.name?.getText()
  const others = (members ?? statements ?? []).filter(
    (one) => one !== node && one.kind === node.kind && (one as ts.ClassElement).name?.getText() === name,
  )
  return peek(() => others.some((one) => hasText(commentOf(one))))
}

/** Whether a comment is of the code of overloads that a script writes as comments above it, of which one has a text. */
function isOfOverloads(text: string, { pos, end }: ts.TextRange, owner: ts.Node | undefined): boolean {
  if (owner === undefined || text.slice(pos, end).includes('@overload')) return false
  const above = text.slice(owner.pos, pos).match(docComment) ?? []
  return above.some((one) => one.includes('@overload') && hasText(one))
}

type Parts = ts.Node & { type?: ts.Node; initializer?: ts.Expression; body?: ts.Node }

/** Mode for the comments in the value or body of a node. */
function modeOf(node: ts.Node, value: ts.Node): Mode {
  const isTyped = (node as Parts).type !== undefined
  if (isTyped || compiler.isParameter(node) || compiler.isBindingElement(node) || compiler.isEnumMember(node))
    return 'left'
  const inner = compiler.isExpression(value) ? valueOf(value) : value
  return (isStructure(inner) && !isAsserted(value)) || compiler.isArrayLiteralExpression(inner) ? 'open' : 'code'
}

/** Whether a value is asserted to have a type that is written. */
function isAsserted(value: ts.Node): boolean {
  if (compiler.isParenthesizedExpression(value) || compiler.isSatisfiesExpression(value))
    return isAsserted(value.expression)
  return compiler.isAssertionExpression(value) && !compiler.isConstTypeReference(value.type)
}

function structureOf(result: ts.Node | undefined): ts.Node | undefined {
  return result !== undefined && isStructure(result) ? result : undefined
}

/** Whether a node is what a function returns, or the statement of it that has the comment. */
function isWithResult(node: ts.Node, result: ts.Node | undefined, owner: ts.Node | undefined): boolean {
  if (result === undefined) return false
  return node === result || (node === owner && compiler.findAncestor(result, compiler.isStatement) === node)
}

/** Name of the member that a piece of code adds to an object, to a class, or to `this`. */
function memberName(node: ts.Node): string | undefined {
  if (compiler.isExpressionStatement(node) && compiler.isBinaryExpression(node.expression)) {
    const { left } = node.expression
    return compiler.isPropertyAccessExpression(left) ? left.name.text : undefined
  }
  const isMember = compiler.isObjectLiteralElementLike(node) || compiler.isClassElement(node)
  if (!isDeclared(node) && !isMember && !compiler.isTypeElement(node)) return undefined
  return node.name?.getText()
}

function isDeclared(node: ts.Node): node is ts.FunctionDeclaration | ts.ClassDeclaration {
  return compiler.isFunctionDeclaration(node) || compiler.isClassDeclaration(node)
}

/** Whether code assigns a function or class to a property: `made.open = open`, `{ open: open }`. */
function isAssigned(name: string, code: ts.Node): boolean {
  return new RegExp(`[\\w$)\\]]\\s*[=:]\\s*${name.replaceAll('$', '\\$')}\\b`, 'u').test(code.getText())
}

/** Whether a statement calls a function that may define a member of `this`: `define(this, 'size', () => 1)`. */
function definesByCall(node: ts.Node): boolean {
  const call = compiler.isExpressionStatement(node) ? node.expression : undefined
  if (call === undefined || !compiler.isCallExpression(call)) return false
  const [target, key] = call.arguments
  return target?.kind === compiler.SyntaxKind.ThisKeyword && key !== undefined && compiler.isStringLiteralLike(key)
}

/** Whether a node is in the function that a script exports where it is written. */
function isInExport(node: ts.Node): boolean {
  const { left } = (compiler.findAncestor(node, compiler.isFunctionLike)?.parent ?? {}) as Partial<ts.BinaryExpression>
  return left !== undefined && /^(?:module\.)?exports\b/u.test(left.getText())
}

/** Whether a statement assigns to a property of a parameter of the function around it, or of its `this`. */
function isOfParameter(node: ts.Node): boolean {
  const target = targetOf(node)
  const parameters = compiler.findAncestor(node, compiler.isFunctionLike)?.parameters ?? []
  return target === 'this' || parameters.some(({ name }) => name.getText() === target)
}

/** Whether code adds a member to the object that the function around it returns by its name, or declares the class of it. */
function isOfResult(node: ts.Node): boolean {
  const { body } = (compiler.findAncestor(node.parent, compiler.isFunctionLike) ?? {}) as Parts
  const last = body !== undefined && compiler.isBlock(body) ? body.statements.at(-1) : undefined
  const result = last !== undefined && compiler.isReturnStatement(last) ? last.expression?.getText() : undefined
  if (result === undefined) return false
  const name = isDeclared(node) ? node.name?.text : undefined
  return name === undefined ? result === targetOf(node) : result.replace(/^new\s+|\(.*$/gsu, '') === name
}

/** Whether code adds a member to what a function with the name of a class makes. */
function isOfThis(node: ts.Node): boolean {
  const made = compiler.findAncestor(node.parent, compiler.isFunctionLike)
  const { left } = (made?.parent ?? {}) as Partial<ts.BinaryExpression>
  const name = made?.name?.getText() ?? left?.getText() ?? ''
  return targetOf(node) === 'this' && /(?:^|\.)[A-Z][^.]*$/u.test(name)
}

/** First name of what a statement assigns to, or name of the value with a property: `made` of `made.a = 1` and of `made = { a: 1 }`. */
function targetOf(node: ts.Node): string | undefined {
  const holder = compiler.isExpressionStatement(node) ? node.expression : node.parent.parent
  if (compiler.isVariableDeclaration(holder)) return holder.name.getText()
  return compiler.isBinaryExpression(holder) ? rootOf(holder.left) : undefined
}

/** First name of a path: `a` of `a.b.c` and of `a[1]`. */
export function rootOf(node: ts.Expression): string {
  return compiler.isPropertyAccessExpression(node) || compiler.isElementAccessExpression(node)
    ? rootOf(node.expression)
    : node.getText()
}

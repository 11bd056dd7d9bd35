import type ts from 'typescript'
import { commentsOutside, isText } from '../declarations/comment-ranges.ts'
import { isPrivate } from '../declarations/item-facts.ts'
import { commentOf, statementOf } from '../declarations/declaration-text.ts'
import { peek } from '../declarations/read-comments.ts'
import { isHiddenComment } from '../names/hidden.ts'
import { hasText } from '../source/implementation-comment.ts'
import { isStructure, resultOf, valueOf } from '../source/source-members.ts'
import { compiler } from '../../typescript.ts'

/**
 * Doc comments directly before a declaration and in its public parts, in their order. Those of private and hidden members are none,
 * nor are those of code that no type is made from: the body of a function with a return type, the value of a constant with a type.
 *
 * @param isNamed - Whether the declaration has a member with a name, for objects and assignments in code whose type is worked out.
 */
export function publicComments(node: ts.Declaration, isNamed: (name: string) => boolean = () => true): ts.TextRange[] {
  const file = node.getSourceFile()
  const { text } = file
  if (isHiddenComment(peek(() => commentOf(node)))) return []
  const statement = statementOf(node)
  const found: ts.TextRange[] = statement !== node && isFirst(node, statement) ? leading(statement) : []
  collect(node)
  return found.filter((one) => isDocumentation(text, one))

  /** Adds the comments of a node and of its parts. */
  function collect(root: ts.Node): void {
    const left: ts.TextRange[] = []
    visit(root)
    found.push(...outside(text, root, left))

    function visit(child: ts.Node): void {
      if (isText(child) || compiler.isDecorator(child) || compiler.isModuleBlock(child)) leave(child)
      else if (child !== node && isHiddenMember(child)) left.push({ pos: child.pos, end: child.end })
      else {
        const { initializer, body } = child as Parts
        const value = initializer ?? (compiler.isFunctionLike(child) ? body : undefined)
        if (value !== undefined && makesNoType(child)) leave(value)
        else if (value !== undefined) visitValue(value)
        compiler.forEachChild(child, (one) => {
          if (one !== value) visit(one)
        })
      }
    }

    /** Visits a value of which a type is made. */
    function visitValue(written: ts.Node): void {
      const value = compiler.isExpression(written) ? valueOf(written) : written
      // The type of an asserted value is the one of the assertion.
      if (isStructure(value) && !isAsserted(written)) visit(value)
      else if (compiler.isArrayLiteralExpression(value)) value.elements.forEach(visitValue)
      else {
        leave(written)
        collectInCode(value)
      }
    }

    function leave(child: ts.Node): void {
      left.push({ pos: child.getStart(file), end: child.end })
    }
  }

  /** Adds the comments of what a function returns, and of members with a name that the declaration has. */
  function collectInCode(code: ts.Node): void {
    const result = compiler.isBlock(code) ? resultOf(code) : undefined
    if (result !== undefined && isStructure(result)) {
      const statement = compiler.findAncestor(result, compiler.isStatement)
      if (statement !== undefined && statement !== result) found.push(...leading(statement))
      collect(result)
    }
    compiler.forEachChild(code, (child) => {
      const name = memberName(child)
      if (child === result) return
      if (name !== undefined && isNamed(name) && !isHiddenMember(child)) found.push(...leading(child).slice(-1))
      if (!compiler.isTypeNode(child) && !(compiler.isReturnStatement(child) && child.expression === result))
        collectInCode(child)
    })
  }

  function isHiddenMember(child: ts.Node): boolean {
    const isMember = compiler.isClassElement(child) || compiler.isTypeElement(child) || compiler.isEnumMember(child)
    if (!isMember && !compiler.isObjectLiteralElementLike(child)) return false
    return (isMember && isPrivate(child)) || isHiddenComment(peek(() => commentOf(child))) || isDescribedOverload(child)
  }

  function leading(child: ts.Node): ts.TextRange[] {
    return outside(text, { pos: child.pos, end: child.getStart(file) }, [])
  }
}

/** Doc comments directly before a statement that is no declaration: `export * from './shapes'`. */
export function commentsBefore(statement: ts.Node): ts.TextRange[] {
  const file = statement.getSourceFile()
  const range = { pos: statement.pos, end: statement.getStart(file) }
  return outside(file.text, range, []).filter(
    (one) => hasText(file.text.slice(one.pos, one.end)) && isDocumentation(file.text, one),
  )
}

type Parts = ts.Node & { type?: ts.Node; initializer?: ts.Expression; body?: ts.Node }

/** Whether the value or body of a node makes no type: the node has a type, or the value is a default. */
function makesNoType(node: ts.Node): boolean {
  const isTyped = (node as Parts).type !== undefined
  return isTyped || compiler.isParameter(node) || compiler.isBindingElement(node) || compiler.isEnumMember(node)
}

/** Whether a value is asserted to have a type that is written. */
function isAsserted(value: ts.Node): boolean {
  if (compiler.isParenthesizedExpression(value) || compiler.isSatisfiesExpression(value))
    return isAsserted(value.expression)
  return compiler.isAssertionExpression(value) && !compiler.isConstTypeReference(value.type)
}

/** Name of the member that a piece of code adds to an object, to a class, or to `this`. */
function memberName(node: ts.Node): string | undefined {
  if (compiler.isExpressionStatement(node) && compiler.isBinaryExpression(node.expression)) {
    const { left } = node.expression
    return compiler.isPropertyAccessExpression(left) ? left.name.text : undefined
  }
  const isDeclared = compiler.isFunctionDeclaration(node) || compiler.isClassDeclaration(node)
  if (!isDeclared && !compiler.isObjectLiteralElementLike(node) && !compiler.isClassElement(node)) return undefined
  return node.name?.getText()
}

function isFirst(node: ts.Declaration, statement: ts.Node): boolean {
  return compiler.isVariableStatement(statement) && statement.declarationList.declarations[0] === node
}

/** Doc comments of a range outside of the ranges in it that are left out. */
function outside(text: string, range: ts.TextRange, left: readonly ts.TextRange[]): ts.TextRange[] {
  return commentsOutside(text, range, left).filter(({ pos }) => text.startsWith('/**', pos))
}

/** Whether a member is the code of overloads, of which one has a text of its own. */
function isDescribedOverload(node: ts.Node): boolean {
  if (!compiler.isClassLike(node.parent) || !compiler.isFunctionLike(node) || (node as Parts).body === undefined)
    return false
  const name = node.name?.getText()
  const others = (node.parent.members as readonly ts.Node[]).filter(
    (one) => one !== node && one.kind === node.kind && (one as ts.ClassElement).name?.getText() === name,
  )
  return peek(() => others.some((one) => hasText(commentOf(one))))
}

/** Tags of comments for tools, of which a reader has nothing, and those of other declarations. */
const forTools =
  /^[\s*]*@(?:license|licence|preserve|cc_on|copyright|ts-[a-z-]+|type|satisfies|import|template|typedef|callback|module|packageDocumentation|jsx\w*|internal|__PURE__|eslint\b)|@(?:license|preserve)\b|^[\s*]*(?:eslint|prettier|biome|istanbul|v8 ignore|c8 ignore|webpack)/u

/** Whether a comment has words for a reader, and is right above what follows it: one with a blank line below is the title of a section. */
function isDocumentation(text: string, { pos, end }: ts.TextRange): boolean {
  const content = text.slice(pos + 3, end - 2)
  if (!/[\p{L}\p{N}]/u.test(content) || forTools.test(content) || isHiddenComment(text.slice(pos, end))) return false
  return !isSectionTitle(text, end)
}

/** Whether a blank line is between the end of a comment and the next one: it is the title of a section. */
export function isSectionTitle(text: string, end: number): boolean {
  return /^[^\S\n]*\r?\n[^\S\n]*\r?\n\s*\/\*\*/u.test(text.slice(end, end + 400))
}

import type ts from 'typescript'
import { commentOf, docComment } from '../declarations/declaration-text.ts'
import { isStatic } from '../../program/declarations.ts'
import { compiler } from '../../typescript.ts'
import { joinComments } from '../declarations/join-comments.ts'
import { accessorName, namespacesAround } from './assigned-paths.ts'
import { accessorsOf } from './source-members.ts'

/** Assignment in a source that a declaration is made from. */
export interface Assignment {
  /** The doc comment before it. */
  comment?: string
  /** Absent for a member of a class without one. */
  value?: ts.Expression
  /** Its statement, property or member. */
  node: ts.Node
  /** Nodes that have the comment; absent without one. */
  from?: readonly ts.Node[]
}

/** Names of members that statements of a script assign. */
export interface AssignedMembers {
  instance: readonly string[]
  static: readonly string[]
}

/**
 * Assignments in a source by the left side, `exports` for `module.exports` and for the names that it has. With them are
 * properties of assigned objects, members of classes, calls of `Object.defineProperty`, and what functions assign to `this`. Inside
 * functions and blocks only those of `exports` count, as for the compiler.
 */
export function assignmentsIn(file: ts.SourceFile | undefined): Map<string, Assignment> {
  const found = new Map<string, Assignment>()
  const assigned = new Set<string>()
  const declared = new Map<string, Assignment>()
  file?.statements.forEach((statement) => visit(statement, true))
  for (const [path, { node, comment }] of [...found]) {
    if (comment !== undefined) continue
    if (compiler.isShorthandPropertyAssignment(node)) addNamed(path, node.name.text)
    else if (compiler.isPropertyAssignment(node) && compiler.isIdentifier(node.initializer))
      addNamed(path, node.initializer.text)
  }
  for (const [path, one] of [...found]) {
    const [first, ...others] = path.split('.')
    if (assigned.has(first!)) addOnce(['exports', ...others].join('.'), one)
  }
  return found

  /** Adds what has the name in the file, and its properties, under the path of a property of that name: `module.exports = { name }`. */
  function addNamed(path: string, name: string): void {
    const own = found.get(name) ?? declared.get(name)
    if (own !== undefined) found.set(path, own)
    for (const [other, one] of [...found]) {
      if (other.startsWith(`${name}.`)) addOnce(path + other.slice(name.length), one)
    }
  }

  function visit(node: ts.Node, isOutermost: boolean): void {
    if (compiler.isModuleDeclaration(node) && node.body !== undefined) {
      const inside = compiler.isModuleBlock(node.body) ? node.body.statements : [node.body]
      inside.forEach((one) => visit(one, isOutermost))
      return
    }
    const prefix = namespacesAround(node).map((name) => `${name}.`)
    const isNamed = compiler.isFunctionDeclaration(node) || compiler.isClassDeclaration(node)
    if (isNamed && node.name && isOutermost) declared.set(node.name.text, assignmentOf(node, docComment(node)))
    if (compiler.isFunctionDeclaration(node) && node.name && isOutermost)
      addThis(prefix.join('') + node.name.text, node)
    if (compiler.isClassDeclaration(node) && node.name && isOutermost)
      addMembers(prefix.join('') + node.name.text, node)
    const [value, names] = assignedBy(node)
    if (value !== undefined) {
      const from = describing(node)
      const targets = isOutermost ? names : names.filter((name) => isOfExports(name))
      // In a CommonJS module, `this` is what it exports.
      for (const name of targets.map((one) => (isOutermost ? one.replace(/^this\.(?=[^.]+$)/u, 'exports.') : one)))
        add(prefix.join('') + name, from, value, node)
      if (names.includes('exports')) for (const name of names) if (!isOfExports(name)) assigned.add(name)
      if (names.includes('exports') && compiler.isIdentifier(value)) assigned.add(value.text)
    }
    compiler.forEachChild(node, (child) => visit(child, isOutermost && (isList(child) || isList(node))))
  }

  /** @param from - Nodes whose comments are those of the assignment. */
  function add(path: string, from: readonly ts.Node[], written: ts.Expression, node: ts.Node): void {
    const value = withoutFreeze(written)
    const known = found.get(path)
    const comment = from.map((one) => docComment(one as ts.Declaration)).reduce(joinComments, undefined)
    if (known === undefined || (known.comment === undefined && comment !== undefined)) {
      found.set(path, { ...assignmentOf(node, comment, value), ...(comment === undefined ? {} : { from }) })
    }
    if (compiler.isFunctionExpression(value)) addThis(path, value)
    if (compiler.isClassExpression(value)) addMembers(path, value)
    if (!compiler.isObjectLiteralExpression(value)) return
    for (const property of value.properties) {
      const name = nameOf(property)
      if (name === undefined || property !== accessorsOf(property)[0]) continue
      if (compiler.isPropertyAssignment(property)) add(`${path}.${name}`, [property], property.initializer, property)
      else addOnce(`${path}.${name}`, assignmentOf(property, docComment(property), value))
    }
  }

  function addMembers(path: string, owner: ts.ClassLikeDeclaration): void {
    const keys = owner.members.map(overloadKey)
    for (const [at, member] of owner.members.entries()) {
      if (compiler.isMethodDeclaration(member) || compiler.isConstructorDeclaration(member)) addThis(path, member)
      // By its name, an overload would have the comment of another one.
      if (keys[at] !== undefined && keys.indexOf(keys[at]) !== keys.lastIndexOf(keys[at])) continue
      if (compiler.isConstructorDeclaration(member))
        addOnce(`${path}.constructor`, assignmentOf(member, commentOf(member)))
      const name = nameOf(member)
      if (name === undefined) continue
      const key = compiler.isAccessor(member) ? accessorName(member, name) : name
      const value = compiler.isPropertyDeclaration(member) ? member.initializer : undefined
      addOnce(`${path}.${isStatic(member) ? '' : 'prototype.'}${key}`, assignmentOf(member, commentOf(member), value))
    }
  }

  function addOnce(path: string, one: Assignment): void {
    if (found.get(path)?.comment === undefined) found.set(path, one)
  }

  /** Adds what a constructor or a method assigns to `this`. */
  function addThis(path: string, { body }: ts.FunctionLikeDeclaration): void {
    const search = (node: ts.Node): void => {
      if (compiler.isFunctionLike(node) && !compiler.isArrowFunction(node)) return
      const [value, names] = assignedBy(node)
      for (const name of names) {
        if (value !== undefined && /^this\.[^.]+$/u.test(name))
          addOnce(
            `${path}.prototype.${name.slice('this.'.length)}`,
            assignmentOf(node, docComment(node as ts.Declaration), value),
          )
      }
      compiler.forEachChild(node, search)
    }
    if (body !== undefined) compiler.forEachChild(body, search)
  }
}

/**
 * Names that statements assign to a function at one of some paths, without those that are hidden by their comment.
 *
 * @param holder - `.prototype` for the names of its prototype; empty for its own.
 */
export function assignedNames(
  all: ReadonlyMap<string, Assignment>,
  paths: readonly string[],
  holder: '' | '.prototype',
): string[] {
  return [...all].flatMap(([path, { node, comment = '' }]) => {
    const prefix = paths.map((one) => `${one}${holder}.`).find((one) => path.startsWith(one))
    const name = prefix === undefined ? '' : path.slice(prefix.length)
    const isStatement = compiler.isExpressionStatement(node) || isList(node.parent)
    const isAssigned = isStatement && !node.getText().startsWith('this.')
    const isHidden = /@(?:private|internal|hidden|ignore)\b/u.test(comment)
    return isAssigned && !isHidden && /^(?!(?:constructor|prototype)$)[\w$]+$/u.test(name) ? [name] : []
  })
}

/** A statement and, when it defines a property, what gives the property its value. */
function describing(node: ts.Node): ts.Node[] {
  const defined = compiler.isExpressionStatement(node) ? definedProperty(node.expression) : undefined
  return defined?.property === undefined ? [node] : [node, defined.property]
}

function assignmentOf(node: ts.Node, comment: string | undefined, value?: ts.Expression): Assignment {
  return {
    ...(comment === undefined ? {} : { comment, from: [node] }),
    ...(value === undefined ? {} : { value }),
    node,
  }
}

/** Value that a statement assigns, and all names that it assigns it to: `a` and `exports` of `const a = module.exports = {}`. */
function assignedBy(statement: ts.Node): [value: ts.Expression | undefined, names: string[]] {
  if (compiler.isVariableStatement(statement)) {
    const [declaration, ...others] = statement.declarationList.declarations
    if (declaration?.initializer === undefined || others.length > 0) return [undefined, []]
    const [value, names] = assignedIn(declaration.initializer)
    return [value, [declaration.name.getText(), ...names]]
  }
  if (compiler.isExportAssignment(statement)) return [statement.expression, ['default']]
  const expression = compiler.isExpressionStatement(statement) ? statement.expression : statement
  if (expression === statement && !isList(statement.parent)) return [undefined, []]
  const defined = definedProperty(expression as ts.Expression)
  if (defined !== undefined) return [defined.value, [defined.path]]
  const [value, names] = assignedIn(expression as ts.Expression)
  return names.length === 0 ? [undefined, []] : [value, names]
}

/** Whether a node is a list of expressions: `exports.a = 1, exports.b = 2`. */
function isList(node: ts.Node): boolean {
  return compiler.isBinaryExpression(node) && node.operatorToken.kind === compiler.SyntaxKind.CommaToken
}

function assignedIn(expression: ts.Expression): [value: ts.Expression, names: string[]] {
  if (compiler.isParenthesizedExpression(expression)) return assignedIn(expression.expression)
  if (!compiler.isBinaryExpression(expression) || expression.operatorToken.kind !== compiler.SyntaxKind.EqualsToken)
    return [expression, []]
  const [value, names] = assignedIn(expression.right)
  return [value, [pathOf(expression.left), ...names]]
}

/** Property that a call of `Object.defineProperty` adds, with its value or, without one, the call. */
function definedProperty(
  call: ts.Expression,
): { path: string; value: ts.Expression; property?: ts.Node | undefined } | undefined {
  if (!compiler.isCallExpression(call) || call.expression.getText() !== 'Object.defineProperty') return undefined
  const [target, key, descriptor] = call.arguments
  if (!target || !key || !descriptor || !compiler.isStringLiteralLike(key)) return undefined
  const properties = compiler.isObjectLiteralExpression(descriptor) ? descriptor.properties : []
  const property = properties.find((one) => /^(?:value|get)$/u.test(nameOf(one) ?? ''))
  const isValue = property !== undefined && compiler.isPropertyAssignment(property) && nameOf(property) === 'value'
  return { path: `${pathOf(target)}.${key.text}`, value: isValue ? property.initializer : call, property }
}

/** Left side of an assignment: `exports.two words` of `module.exports['two words']`. */
function pathOf(left: ts.Expression): string {
  if (compiler.isElementAccessExpression(left) && compiler.isStringLiteralLike(left.argumentExpression))
    return `${pathOf(left.expression)}.${left.argumentExpression.text}`
  return left.getText().replace(/^module\.(?=exports\b)/u, '')
}

/** Key that the overloads of a method or constructor share, as no other member does. */
function overloadKey(member: ts.ClassElement): string | undefined {
  if (compiler.isConstructorDeclaration(member)) return 'constructor()'
  const name = compiler.isMethodDeclaration(member) ? nameOf(member) : undefined
  return name === undefined ? undefined : `${isStatic(member) ? 'static ' : ''}${name}`
}

function nameOf({ name }: ts.ObjectLiteralElementLike | ts.ClassElement): string | undefined {
  if (name === undefined || compiler.isPrivateIdentifier(name)) return undefined
  const written = compiler.isComputedPropertyName(name) ? name.expression : name
  if (compiler.isStringLiteralLike(written)) return written.text
  return written === name ? name.getText() : undefined
}

function isOfExports(path: string): boolean {
  return /^exports(?:\.|$)/u.test(path)
}

/** Argument of `Object.freeze`; any other expression itself, without parentheses. */
function withoutFreeze(value: ts.Expression): ts.Expression {
  if (compiler.isParenthesizedExpression(value)) return withoutFreeze(value.expression)
  const isFrozen = compiler.isCallExpression(value) && /^Object\.(?:freeze|seal)$/u.test(value.expression.getText())
  const [argument] = isFrozen ? value.arguments : []
  return argument ?? value
}

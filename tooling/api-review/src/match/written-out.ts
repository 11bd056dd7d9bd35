import ts from '#typescript'
import { resolve } from './unchanged-symbols.ts'

/**
 * Creates a function that tells whether two symbols are declared alike when type aliases are written out in place of their
 * names, and names that only a declaration itself sees (type parameters, parameters, `infer`) do not count. TypeScript takes
 * two conditional types over a type parameter for different when they are declared in different places.
 *
 * @param isUnchanged - Whether two symbols are declared alike as they are.
 * @param isCounterpart - Whether two symbols that a declaration names may be the same to consumers, see `createCounterparts`.
 * @param hasLabels - Whether the labels of tuple elements count, which say nothing about the type.
 */
export function compareWrittenOut(
  checker: ts.TypeChecker,
  isUnchanged: (base: ts.Symbol, head: ts.Symbol) => boolean,
  isCounterpart: (base: ts.Symbol, head: ts.Symbol) => boolean,
  hasLabels = false,
): (base: ts.Symbol, head: ts.Symbol) => boolean {
  const known = new Map<ts.Symbol, WrittenOut | undefined>()
  /** Many exports name the same declarations. */
  const written = (symbol: ts.Symbol) => {
    if (!known.has(symbol)) known.set(symbol, writeOut(checker, symbol, hasLabels))
    return known.get(symbol)
  }
  // Pairs of a comparison. A cycle is alike when nothing in it differs.
  const compare = (base: ts.Symbol, head: ts.Symbol, seen: Map<ts.Symbol, Set<ts.Symbol>>): boolean => {
    if (base === head || seen.get(base)?.has(head) || isUnchanged(base, head)) return true
    seen.set(base, (seen.get(base) ?? new Set()).add(head))
    const [before, after] = [written(base), written(head)]
    return (
      before !== undefined &&
      before.text === after?.text &&
      before.names.every((name, place) => {
        const other = after.names[place] as ts.Symbol
        return isCounterpart(name, other) && compare(name, other, seen)
      })
    )
  }
  return (base, head) => compare(base, head, new Map())
}

/** Declarations of a symbol as text, and the symbols that are named in it, in order. */
interface WrittenOut {
  text: string
  names: ts.Symbol[]
}

/** Names that only a declaration itself sees: a number, or the type that stands for a parameter of an alias. */
type Scope = ReadonlyMap<ts.Symbol, number | Argument>

interface Argument {
  type: ts.TypeNode
  /** Names at the place where it is written. */
  scope: Scope
}

/** Number of parts from which a declaration is too large to be written out. */
const limit = 20_000

/** @returns undefined for what is no declaration of its own (modules), or too large. */
function writeOut(checker: ts.TypeChecker, symbol: ts.Symbol, hasLabels: boolean): WrittenOut | undefined {
  const { declarations = [] } = symbol
  if (declarations.length === 0 || declarations.some((node) => ts.isSourceFile(node) || ts.isModuleDeclaration(node)))
    return undefined
  const parts: string[] = []
  const names: ts.Symbol[] = []
  const open = new Set<ts.Symbol>()
  let last = 0

  const visit = (node: ts.Node, outer: Scope): void => {
    if (parts.length > limit || isLeftOut(node)) return
    if (ts.isParenthesizedTypeNode(node)) return visit(node.type, outer)
    if (ts.isIdentifier(node)) return visitName(node, outer)
    if (ts.isQualifiedName(node)) return visitName(node.right, outer)
    const list = listIn(node, checker)
    if (list) {
      parts.push(list.isReadonly ? '(readonly' : '(list')
      visit(list.element, outer)
      return void parts.push(')')
    }
    if (ts.isTypeReferenceNode(node)) {
      const named = resolve(checker, node.typeName)
      const isInScope = named !== undefined && outer.has(named)
      if (isInScope && !node.typeArguments) return visit(node.typeName, outer)
      if (named && !isInScope && visitAlias(named, node.typeArguments ?? [], outer)) return
    }
    const numbered = namesBoundBy(node).flatMap((name) => {
      const own = checker.getSymbolAtLocation(name)
      return own ? [[own, (last += 1)] as const] : []
    })
    const scope = numbered.length > 0 ? new Map([...outer, ...numbered]) : outer
    parts.push(`(${node.kind}`, detailOf(node, checker))
    if (ts.isImportTypeNode(node) && node.qualifier)
      for (const part of [node.qualifier, ...(node.typeArguments ?? [])]) visit(part, scope)
    else if (ts.isImportTypeNode(node)) {
      const module = ts.isLiteralTypeNode(node.argument) && checker.getSymbolAtLocation(node.argument.literal)
      if (module) names.push(module)
    } else if (ts.isNamedTupleMember(node)) {
      if (hasLabels) parts.push(node.name.text)
      visit(node.type, scope)
    } else if (ts.isPropertyAccessExpression(node)) visitName(node.name, scope)
    else
      ts.forEachChild(node, (child) => {
        if (isSecond(node, child)) parts.push('=')
        visit(child, scope)
      })
    parts.push(')')
  }

  const visitName = (node: ts.Identifier | ts.PrivateIdentifier, scope: Scope): void => {
    const named = resolve(checker, node)
    const own = named && scope.get(named)
    if (typeof own === 'number') parts.push(`$${own}`)
    else if (own) visit(own.type, own.scope)
    else if (!named || isOwnName(node)) parts.push(node.text)
    else {
      parts.push('#')
      names.push(named)
    }
  }

  /** Writes the type of an alias, and returns false where that could have another meaning. */
  const visitAlias = (alias: ts.Symbol, typeArguments: readonly ts.TypeNode[], scope: Scope): boolean => {
    const [declaration, ...others] = alias.declarations ?? []
    if (!declaration || others.length > 0 || !ts.isTypeAliasDeclaration(declaration)) return false
    if (open.has(alias) || declaration.type.kind === ts.SyntaxKind.IntrinsicKeyword) return false
    const inner = new Map<ts.Symbol, number | Argument>()
    const given: { own: ts.TypeParameterDeclaration; argument: Argument }[] = []
    for (const [place, own] of (declaration.typeParameters ?? []).entries()) {
      const type = typeArguments[place] ?? own.default
      const name = checker.getSymbolAtLocation(own.name)
      if (!type || !name) return false
      const argument = { type, scope: typeArguments[place] ? scope : new Map(inner) }
      inner.set(name, argument)
      given.push({ own, argument })
    }
    for (const { own, argument } of given) {
      if (!isDistributed(declaration.type, own, checker)) continue
      // A union in place of the parameter would not be distributed, and one name for two of them would be told apart.
      const parameter = parameterIn(argument, checker)
      if (!parameter) return false
      const besides = given.filter((one) => one.own !== own)
      if (besides.some((one) => mentions(one.argument, parameter, checker))) return false
    }
    open.add(alias)
    visit(declaration.type, inner)
    open.delete(alias)
    return true
  }

  for (const node of declarations) {
    parts.push('|', String(ts.getCombinedNodeFlags(node) & ts.NodeFlags.BlockScoped))
    visit(node, new Map([[symbol, 0]]))
  }
  return parts.length > limit ? undefined : { text: parts.join(' '), names }
}

/** Whether a name is that of the declaration that it is in. */
function isOwnName(node: ts.Identifier | ts.PrivateIdentifier): boolean {
  return !ts.isPropertyAccessExpression(node.parent) && (node.parent as ts.NamedDeclaration).name === node
}

/** Parts of a declaration that say nothing about its type. */
function isLeftOut({ kind }: ts.Node): boolean {
  const { ExportKeyword, DeclareKeyword, DefaultKeyword } = ts.SyntaxKind
  return kind === ExportKeyword || kind === DeclareKeyword || kind === DefaultKeyword
}

/** Whether a part could be taken for another one that the node may have: the default of a type parameter for its constraint. */
function isSecond(node: ts.Node, child: ts.Node): boolean {
  if (ts.isTypeParameterDeclaration(node)) return child === node.default
  if (ts.isMappedTypeNode(node)) return child === node.nameType
  return false
}

/** Element of a list in either spelling: `T[]` or `Array<T>`, `readonly T[]` or `ReadonlyArray<T>`. */
function listIn(node: ts.Node, checker: ts.TypeChecker): { element: ts.TypeNode; isReadonly: boolean } | undefined {
  if (ts.isArrayTypeNode(node)) return { element: node.elementType, isReadonly: false }
  if (ts.isTypeOperatorNode(node) && ts.isArrayTypeNode(node.type))
    return { element: node.type.elementType, isReadonly: true }
  if (!ts.isTypeReferenceNode(node) || node.typeArguments?.length !== 1) return undefined
  if (!ts.isIdentifier(node.typeName) || !/^(?:Readonly)?Array$/.test(node.typeName.text)) return undefined
  if (!checker.isArrayType(checker.getTypeFromTypeNode(node))) return undefined
  return { element: node.typeArguments[0]!, isReadonly: node.typeName.text !== 'Array' }
}

/** Text of a node that its kind and its children do not have. */
function detailOf(node: ts.Node, checker: ts.TypeChecker): string {
  if (ts.isLiteralExpression(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node))
    return JSON.stringify(node.text)
  if (ts.isTypeOperatorNode(node) || ts.isPrefixUnaryExpression(node)) return String(node.operator)
  if (ts.isHeritageClause(node)) return String(node.token)
  if (ts.isImportTypeNode(node)) return String(node.isTypeOf)
  if (ts.isNamedTupleMember(node)) return `${node.dotDotDotToken ? '...' : ''}${node.questionToken ? '?' : ''}`
  if (ts.isConditionalTypeNode(node)) return isParameter(node.checkType, checker) ? 'distributive' : ''
  return ''
}

function isParameter(node: ts.TypeNode, checker: ts.TypeChecker): boolean {
  return (checker.getTypeFromTypeNode(node).flags & ts.TypeFlags.TypeParameter) !== 0
}

/** Names that are seen only inside a node. */
function namesBoundBy(node: ts.Node): ts.Node[] {
  if (ts.isMappedTypeNode(node)) return [node.typeParameter.name]
  if (ts.isConditionalTypeNode(node)) return inferredIn(node.extendsType)
  const { typeParameters = [], parameters = [] } = node as ts.Node & Partial<ts.SignatureDeclaration>
  const names = [...typeParameters, ...parameters].map(({ name }) => name)
  return names.filter((name) => ts.isIdentifier(name) && name.text !== 'this')
}

function inferredIn(node: ts.Node): ts.Node[] {
  const own = ts.isInferTypeNode(node) ? [node.typeParameter.name] : []
  const inner: ts.Node[] = []
  ts.forEachChild(node, (child) => void inner.push(...inferredIn(child)))
  return [...own, ...inner]
}

/** Whether a type is made for each member of a union, or each property of a tuple, that stands for a type parameter. */
function isDistributed(type: ts.TypeNode, parameter: ts.TypeParameterDeclaration, checker: ts.TypeChecker): boolean {
  const own = checker.getTypeAtLocation(parameter)
  const isOwn = (node: ts.TypeNode | undefined) => node !== undefined && checker.getTypeFromTypeNode(node) === own
  const search = (node: ts.Node): boolean => {
    if (ts.isConditionalTypeNode(node) && isOwn(node.checkType)) return true
    if (ts.isMappedTypeNode(node)) {
      const { constraint } = node.typeParameter
      if (isOwn(constraint) || (constraint && ts.isTypeOperatorNode(constraint) && isOwn(constraint.type))) return true
    }
    return ts.forEachChild(node, (child) => search(child) || undefined) ?? false
  }
  return search(type)
}

/** Type parameter that an argument is. */
function parameterIn({ type, scope }: Argument, checker: ts.TypeChecker): ts.Symbol | undefined {
  if (ts.isParenthesizedTypeNode(type)) return parameterIn({ type: type.type, scope }, checker)
  if (!ts.isTypeReferenceNode(type) || type.typeArguments) return undefined
  const symbol = resolve(checker, type.typeName)
  const own = symbol && scope.get(symbol)
  return typeof own === 'number' ? symbol : own && parameterIn(own, checker)
}

function mentions({ type, scope }: Argument, parameter: ts.Symbol, checker: ts.TypeChecker): boolean {
  const search = (node: ts.Node): boolean => {
    if (ts.isIdentifier(node)) {
      const symbol = resolve(checker, node)
      const own = symbol && scope.get(symbol)
      return symbol === parameter || (typeof own === 'object' && mentions(own, parameter, checker))
    }
    return ts.forEachChild(node, (child) => search(child) || undefined) ?? false
  }
  return search(type)
}

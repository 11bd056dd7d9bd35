import { join } from 'node:path'
import type ts from 'typescript'
import type { PackageFolder } from '../../package/package-folder.ts'
import { namedNodes, nameOf } from './named-nodes.ts'
import type { SourcePosition, SourcePositions } from './source-positions.ts'
import { statementOf } from '../declarations/declaration-text.ts'
import { isStructure, membersIn, membersOf, objectsIn, resultOf, valueOf } from './source-members.ts'
import { baseClause, isStatic } from '../../program/declarations.ts'
import { plainScript } from '../../program/plain-script.ts'
import { compiler } from '../../typescript.ts'

/** Nodes of the sources that declarations are made from. */
export interface SourceTwins {
  /**
   * The node of the source with the name and place of a declaration, or of a part of one that has a name: a member, a
   * parameter, an element of a tuple. A member without a name is found by its order in its type.
   */
  of(node: ts.Node): ts.Node | undefined
  /** The type of the source in the same place as a type of a declaration. */
  ofType(type: ts.Node): ts.Node | undefined
  /** The class, function or object of the source that a function returns, of which its type in a declaration is made. */
  returned(type: ts.Node): ts.Node | undefined
  /** A source, parsed once; absent when it cannot be read. */
  parse(file: string): ts.SourceFile | undefined
}

/** Creates a finder that parses each source once, on first use. */
export function createSourceTwins(folder: PackageFolder, positions: SourcePositions): SourceTwins {
  const files = new Map<string, ts.SourceFile | undefined>()
  const names = new Map<string, ReadonlyMap<string, readonly ts.Node[]>>()
  const known = new WeakMap<ts.Node, { twin: ts.Node | undefined }>()

  return { of: twinOf, ofType, returned, parse }

  function parse(file: string): ts.SourceFile | undefined {
    if (files.has(file)) return files.get(file)
    const text = folder.sources.readText(join(folder.dir, file))
    const options = {
      languageVersion: compiler.ScriptTarget.Latest,
      jsDocParsingMode: compiler.JSDocParsingMode.ParseNone,
    }
    const parsed =
      text === undefined ? undefined : compiler.createSourceFile(file, plainScript(file, text), options, true)
    files.set(file, parsed)
    return parsed
  }

  function twinOf(node: ts.Node): ts.Node | undefined {
    const found = known.get(node)
    if (found !== undefined) return found.twin
    const twin = byPosition(node) ?? basesOf(node)[0] ?? heldValue(node) ?? inTwinOfParent(node)
    known.set(node, { twin })
    return twin
  }

  function byPosition(node: ts.Node): ts.Node | undefined {
    const name = nameOf(node)
    if (name === undefined) return undefined
    const at = positions.name(node)
    if (at === undefined) return withoutPosition(node, name)
    const all = namesOf(at.file)
    const spellings = new Set([name, name.replace(/\$\d+$/u, '')])
    const near = [...spellings].flatMap((one) => all.get(one) ?? []).filter((one) => lineOf(one) === at.line)
    return near.find((one) => isAt(one, at)) ?? (near.length === 1 && isAlike(near[0]!, node) ? near[0] : undefined)
  }

  /** A declaration of a module by its name, when no other has it: maps of JavaScript lack many positions. */
  function withoutPosition(node: ts.Node, name: string): ts.Node | undefined {
    const file = positions.sourceOfFile(node.getSourceFile())
    const all = file === undefined ? [] : (namesOf(file).get(name) ?? [])
    if (isReexport(node)) return all.find(isReexport)
    if (name === 'default') return all[0]
    const atTop = isAtTop(node) ? all.filter(isAtTop) : []
    const alike = atTop.length === 1 ? atTop : atTop.filter(({ kind }) => kind === node.kind)
    return alike.length === 1 ? alike[0] : undefined
  }

  /**
   * Classes without a name in what a class extends, that of a function which it calls there first. The compiler declares a constant for
   * them: `Box_base`.
   */
  function basesOf(node: ts.Node): ts.Node[] {
    const [, name] = /^(.+)_base(?:_\d+)?$/u.exec(nameOf(node) ?? '') ?? []
    const file = positions.sourceOfFile(node.getSourceFile())
    if (name === undefined || file === undefined || !compiler.isVariableDeclaration(node)) return []
    const owner = namesOf(file).get(name)?.find(compiler.isClassDeclaration)
    const clause = baseClause(owner)
    if (clause === undefined) return []
    const value = valueOf(clause.expression)
    const called = compiler.isCallExpression(value) ? value.expression.getText() : ''
    return [...(namesOf(file).get(called) ?? []).flatMap(resultIn), ...objectsIn(clause)].filter(compiler.isClassLike)
  }

  function namesOf(file: string): ReadonlyMap<string, readonly ts.Node[]> {
    const all = names.get(file) ?? namedNodes(parse(file))
    names.set(file, all)
    return all
  }

  /** The member with the same name, or of the same kind and order, in the twin of the type or value that has the member. */
  function inTwinOfParent(node: ts.Node): ts.Node | undefined {
    const { parent } = node
    if (parent === undefined || compiler.isSourceFile(parent) || compiler.isModuleBlock(parent)) return undefined
    const isType = compiler.isTypeLiteralNode(parent)
    const outer = isType ? parent.parent : parent
    if (isType && (outer as Partial<ts.PropertySignature>).type !== parent) return inAlikeObject(node, parent)
    const all = membersOf(parent)
    const ofClass = !compiler.isConstructSignatureDeclaration(outer)
    const twin = twinOf(outer)
    const found = (twin === undefined ? [] : membersIn(twin)).filter((one) => !isType || hasSide(one, ofClass))
    if (isType && found.length === 0) return inAlikeObject(node, parent)
    const own = all.filter((one) => isSame(one, node))
    const others = found.filter((one) => isSame(one, node))
    if (others.length === 0 && found.length === all.length) {
      const placed = found[all.indexOf(node)]
      if (placed !== undefined && hasComputedName(placed)) return placed
    }
    return own.length === others.length || nameOf(node) === undefined ? others[own.indexOf(node)] : undefined
  }

  /**
   * The member in the only object or class with names as those of a type literal, in the value around it: in a list, in the result of
   * an asynchronous function, in an argument of `Object.assign`.
   */
  function inAlikeObject(node: ts.Node, literal: ts.TypeLiteralNode): ts.Node | undefined {
    const name = nameOf(node)
    const holder = compiler.findAncestor(literal, (one) => {
      if (compiler.isSourceFile(one)) return 'quit'
      return one !== literal && nameOf(one) !== undefined && twinOf(one) !== undefined
    })
    const twin = holder && twinOf(holder)
    if (holder === undefined || twin === undefined || name === undefined) return undefined
    const wanted = new Set(literal.members.flatMap((one) => nameOf(one) ?? []))
    const bases = basesOf(holder)
    const alike = [...bases, ...objectsIn(twin)].filter((one) => {
      const ofClass = !compiler.isConstructSignatureDeclaration(literal.parent)
      const members = membersOf(one).filter((each) => !bases.includes(one) || hasSide(each, ofClass))
      const names = new Set(members.flatMap((each) => nameOf(each) ?? []))
      return names.size === wanted.size && [...wanted].every((each) => names.has(each))
    })
    const same = alike.length === 1 ? alike[0] : alike.find((one) => indexInList(one) === indexInList(literal))
    return membersOf(same).find((one) => nameOf(one) === name)
  }

  /** The function or class that a constant or property holds, of which its type in a declaration is made. */
  function heldValue(node: ts.Node): ts.Node | undefined {
    const isMade = compiler.isConstructSignatureDeclaration(node)
    if (!isMade && !compiler.isFunctionTypeNode(node)) return undefined
    const type = isMade ? node.parent : node
    const holder = type.parent as Roles
    const twin = holder.type === type && !compiler.isFunctionLike(holder) ? twinOf(holder) : undefined
    const value = twin && valueHeldBy(twin)
    return value !== undefined && (isMade ? compiler.isClassLike(value) : compiler.isFunctionLike(value))
      ? value
      : undefined
  }

  function returned(type: ts.Node): ts.Node | undefined {
    const { parent } = type
    if (!compiler.isFunctionLike(parent) || parent.type !== type) return undefined
    const found = twinOf(parent) ?? returned(parent)
    const own = found && (compiler.isFunctionLike(found) ? found : valueHeldBy(found))
    const { type: written, body } = (own ?? {}) as { type?: ts.Node; body?: ts.Node }
    const value = written === undefined && body !== undefined ? resultOf(body) : undefined
    return value !== undefined && isStructure(value) ? value : undefined
  }

  function ofType(type: ts.Node): ts.Node | undefined {
    const { parent } = type
    if (parent === undefined || compiler.isSourceFile(parent)) return undefined
    const isFunction = compiler.isFunctionTypeNode(parent)
    const twin =
      nameOf(parent) === undefined ? (ofType(parent) ?? (isFunction ? twinOf(parent) : undefined)) : twinOf(parent)
    if (twin === undefined) return undefined
    for (const role of ['type', 'constraint', 'default'] as const) {
      if ((parent as Roles)[role] === type) return ofKind((twin as Roles)[role], type)
    }
    if (twin.kind !== parent.kind) return undefined
    const [own, others] = [childrenOf(parent), childrenOf(twin)]
    return own.length === others.length ? ofKind(others[own.indexOf(type)], type) : undefined
  }
}

/** Children of a node that may be types. */
type Roles = ts.Node & Partial<Record<'type' | 'constraint' | 'default', ts.Node>>

function ofKind(node: ts.Node | undefined, { kind }: ts.Node): ts.Node | undefined {
  return node?.kind === kind ? node : undefined
}

function childrenOf(node: ts.Node): ts.Node[] {
  const children: ts.Node[] = []
  compiler.forEachChild(node, (child) => void children.push(child))
  return children
}

function isAtTop(node: ts.Node): boolean {
  return !isReexport(node) && compiler.isSourceFile(statementOf(node as ts.Declaration).parent)
}

function isReexport(node: ts.Node): boolean {
  return compiler.isExportSpecifier(node) || compiler.isNamespaceExport(node)
}

function placeOf(node: ts.Node): ts.LineAndCharacter {
  const { name } = node as ts.Node & { name?: ts.Node }
  return node.getSourceFile().getLineAndCharacterOfPosition((name ?? node).getStart())
}

function lineOf(node: ts.Node): number {
  return placeOf(node).line
}

function isAt(node: ts.Node, { column }: SourcePosition): boolean {
  return placeOf(node).character === column
}

/** Whether both are parameters, type parameters or neither: maps of bundlers have no exact columns. */
function isAlike(one: ts.Node, other: ts.Node): boolean {
  return (
    compiler.isParameter(one) === compiler.isParameter(other) &&
    compiler.isTypeParameterDeclaration(one) === compiler.isTypeParameterDeclaration(other)
  )
}

/** Result of a function, or of the one that a constant holds. */
function resultIn(node: ts.Node): ts.Node[] {
  const { body } = (valueHeldBy(node) ?? {}) as { body?: ts.Node }
  return [body && resultOf(body)].filter((one) => one !== undefined)
}

/** Type or, without one, value of a constant, a property or an export; a method is its own. */
function valueHeldBy(node: ts.Node): ts.Node | undefined {
  if (compiler.isExportAssignment(node)) return valueOf(node.expression)
  const { type, initializer } = node as ts.Node & { type?: ts.Node; initializer?: ts.Expression }
  return initializer === undefined ? node : (type ?? valueOf(initializer))
}

/** Whether a member is one of a type literal that is made from a class: of its constructor, or of its instances. */
function hasSide(member: ts.Node, ofClass: boolean): boolean {
  if (!compiler.isClassLike(member.parent)) return true
  return isStatic(member) === ofClass
}

/** Position of an object in an array, or of its type in a tuple. */
function indexInList(node: ts.Node): number | undefined {
  const { parent } = node
  if (compiler.isTupleTypeNode(parent)) return parent.elements.indexOf(node as ts.TypeNode)
  return compiler.isArrayLiteralExpression(parent) ? parent.elements.indexOf(node as ts.Expression) : Number.NaN
}

function hasComputedName(node: ts.Node): boolean {
  const { name } = node as ts.Node & { name?: ts.Node }
  return name !== undefined && compiler.isComputedPropertyName(name)
}

/** Whether two members have the same name or, without one, the same kind. */
function isSame(one: ts.Node, other: ts.Node): boolean {
  const name = nameOf(other)
  return name === undefined ? one.kind === other.kind : nameOf(one) === name
}

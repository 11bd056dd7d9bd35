import type ts from 'typescript'
import type { InheritedFacts, InheritedMemberFacts, ItemFacts } from '../../facts.ts'
import type { PackageFolder } from '../../package/package-folder.ts'
import { propertyName } from '../names/property-name.ts'
import { parentOf, type References } from '../names/reference.ts'
import { isCut, type TypeTexts } from '../names/type-text.ts'
import type { AssignedMembers } from '../source/assignments.ts'
import { compiler } from '../../typescript.ts'
import type { InheritedItems } from './inherited-items.ts'

/** Reads the members that a class or interface inherits from types that are not documented themselves. */
export interface InheritedMembersReader {
  /**
   * Members of the instance and, for a class, its statics and constructor.
   *
   * @param mixin - Reference to the function whose call is the base.
   */
  read(
    types: readonly ts.Type[],
    node: ts.ClassDeclaration | ts.InterfaceDeclaration,
    clause: ts.ExpressionWithTypeArguments,
    mixin: string | undefined,
  ): InheritedFacts[]
  /**
   * Number of the properties and methods that the pages show of a class or interface, or of members of an enum: see `DeclarationFacts.memberCount`.
   *
   * @param assigned - Members that the source assigns; the compiler does not declare all of them.
   * @returns Nothing for another declaration, one of another package, and a further one of the same type.
   */
  count(node: ts.Declaration, assigned: AssignedMembers): number | undefined
}

/** Where a member is documented: in a type, by itself, or nowhere. */
interface Origin {
  /** Reference to the declaring type. */
  from?: string
  /** Reference to the function or constant that the member is. */
  target?: string
  /** True when no page shows the declaration, so that the inheriting one must. */
  isLost?: true
}

/** Limit of members of other packages with types; further members have only names. */
const mostTyped = 60

/** Limit of members of one base that are read as items; further members have a name and a type. */
const mostItems = 1000

/** Creates a reader of inherited members; they come from the checker, so it does not matter in which way they are inherited. */
export function createInheritedMembers(
  checker: ts.TypeChecker,
  folder: PackageFolder,
  references: References,
  items: InheritedItems,
  texts: TypeTexts,
): InheritedMembersReader {
  return { read, count }

  function read(
    types: readonly ts.Type[],
    node: ts.ClassDeclaration | ts.InterfaceDeclaration,
    clause: ts.ExpressionWithTypeArguments,
    mixin: string | undefined,
  ): InheritedFacts[] {
    let typed = 0
    let itemised = 0
    // For a class of another package the names are enough.
    const isOwn = folder.owns(node.getSourceFile().fileName)
    const groups = new Map<string, InheritedFacts & { members: InheritedMemberFacts[] }>()
    const add = (from: string | undefined, member: InheritedMemberFacts): void => {
      const key = from ?? ''
      let group = groups.get(key)
      if (group === undefined) groups.set(key, (group = { ...(from === undefined ? {} : { from }), members: [] }))
      group.members.push(member)
    }
    const itemsOf = (isLost: true | undefined, make: () => ItemFacts[]): { items?: ItemFacts[] } => {
      if (isLost !== true || !isOwn || (itemised += 1) > mostItems) return {}
      const made = make()
      return made.length === 0 ? {} : { items: made }
    }
    const addProperty = (property: ts.Symbol, isStatic: boolean): void => {
      if (isStatic && (property.flags & compiler.SymbolFlags.Prototype || property.name === 'prototype')) return
      if (!isCounted(property)) return
      const name = propertyName(property)
      const { from, target, isLost } = originOf(property, mixin)
      const isLibrary = from !== undefined && /^(?:@types\/node)?!/u.test(from)
      // Statics of built-in classes are not worth listing.
      if (isLibrary && isStatic) return
      const own = itemsOf(isLost, () => items.property(property, name, node))
      // Members of documented types are read from their declaration instead.
      const isWritten = target === undefined && !isLibrary && (own.items !== undefined || !isAsDeclared(property))
      const type =
        isWritten && isOwn && (isLost || (typed += 1) <= mostTyped)
          ? texts.of(checker.getTypeOfSymbolAtLocation(property, node), node)
          : undefined
      add(from, {
        name,
        kind: kindOf(property),
        ...(isStatic ? { isStatic: true as const } : {}),
        ...(type === undefined || isCut(type) ? {} : { type }),
        ...(target === undefined ? {} : { target }),
        ...own,
      })
    }
    const addUnnamed = (
      kind: InheritedMemberFacts['kind'],
      declaration: ts.Declaration | undefined,
      make: () => ItemFacts,
    ): void => {
      if (declaration !== undefined && !items.isVisible(declaration)) return
      const { from, isLost } = originOfDeclaration(declaration, mixin)
      if (from !== undefined && /^(?:@types\/node)?!/u.test(from)) return
      add(from, { name: kind === 'construct' ? 'new' : kind, kind, ...itemsOf(isLost, () => [make()]) })
    }

    const { SignatureKind } = compiler
    const isClass = compiler.isClassDeclaration(node)
    for (const type of types) {
      for (const property of checker.getPropertiesOfType(type)) addProperty(property, false)
      for (const info of checker.getIndexInfosOfType(type))
        addUnnamed('index', info.declaration, () => items.index(info, node))
      if (isClass) continue
      for (const one of checker.getSignaturesOfType(type, SignatureKind.Call))
        addUnnamed('call', one.declaration, () => items.signature(one, 'CallSignature', node))
      for (const one of checker.getSignaturesOfType(type, SignatureKind.Construct))
        addUnnamed('construct', one.declaration, () => items.signature(one, 'ConstructSignature', node))
    }
    if (isClass) {
      const constructor = checker.getTypeAtLocation(clause.expression)
      for (const property of checker.getPropertiesOfType(constructor)) {
        const parent = parentOf(property)
        // Statics of a documented class are in its own facts.
        const hasOwnPage = parent !== undefined && (parent.flags & compiler.SymbolFlags.Class) !== 0
        if (types.length === 1 || !hasOwnPage) addProperty(property, true)
      }
      if (!node.members.some(compiler.isConstructorDeclaration)) {
        // Those of the class itself have the type arguments of the clause.
        const own = checker.getTypeOfSymbolAtLocation((node as unknown as { symbol: ts.Symbol }).symbol, node)
        for (const one of checker.getSignaturesOfType(own, SignatureKind.Construct)) {
          const { declaration } = one
          if (declaration !== undefined && compiler.isConstructorDeclaration(declaration))
            addUnnamed('constructor', declaration, () => items.signature(one, 'Constructor', node))
        }
      }
    }
    return [...groups.values()]
  }

  function count(node: ts.Declaration, assigned: AssignedMembers): number | undefined {
    if (!hasMembers(node)) return undefined
    const symbol = (node as unknown as { symbol?: ts.Symbol }).symbol
    const first = symbol?.declarations?.find(hasMembers)
    if (symbol === undefined || first !== node || !folder.owns(node.getSourceFile().fileName)) return undefined
    if (compiler.isEnumDeclaration(node))
      return [...(symbol.exports?.values() ?? [])].filter(isCountedEnumMember).length
    const type = checker.getDeclaredTypeOfSymbol(symbol)
    const instance = checker.getPropertiesOfType(type).filter(isCounted)
    const own = checker.getTypeOfSymbol(symbol)
    const lacks = (holder: ts.Type, names: readonly string[]): number =>
      new Set(names.filter((name) => checker.getPropertyOfType(holder, name) === undefined)).size
    const omitted = lacks(type, assigned.instance) + lacks(own, assigned.static)
    const isClass = (symbol.flags & compiler.SymbolFlags.Class) !== 0
    const statics = isClass ? checker.getPropertiesOfType(own) : []
    return instance.length + omitted + statics.filter((one) => isCounted(one) && isStaticMember(one)).length
  }

  function isCountedEnumMember(symbol: ts.Symbol): boolean {
    return (symbol.flags & compiler.SymbolFlags.EnumMember) !== 0 && isCounted(symbol)
  }

  /** Whether a member is shown; a pair of accessors is when its getter is. */
  function isCounted({ declarations }: ts.Symbol): boolean {
    const getter = declarations?.find(compiler.isGetAccessor)
    return declarations === undefined || (getter === undefined ? declarations : [getter]).some(items.isVisible)
  }

  /** Whether a property of a constructor is a static: not `prototype`, an export of a merged namespace or a built-in one. */
  function isStaticMember({ flags, name, declarations = [] }: ts.Symbol): boolean {
    if (flags & compiler.SymbolFlags.Prototype || name === 'prototype') return false
    return declarations.some((one) => {
      const owner = owningType(one)
      return (compiler.isClassElement(one) || compiler.isTypeElement(one)) && !isBuiltIn(owner)
    })
  }

  function isBuiltIn(owner: ts.Symbol | undefined): boolean {
    return owner !== undefined && /^(?:@types\/node)?!/u.test(references.of(owner, 'type') ?? '')
  }

  function originOf(property: ts.Symbol, mixin: string | undefined): Origin {
    const [declaration] = property.declarations ?? []
    const found = originOfDeclaration(declaration, mixin)
    if (declaration !== undefined || found.from !== undefined) return found
    const parent = parentOf(property)
    return parent === undefined || isAnonymous(parent) ? found : fromOf(parent)
  }

  function originOfDeclaration(declaration: ts.Declaration | undefined, mixin: string | undefined): Origin {
    const owner = owningType(declaration)
    if (owner !== undefined) return isShown(owner) ? fromOf(owner) : { isLost: true }
    const from = mixin === undefined ? {} : { from: mixin }
    if (declaration === undefined) return { ...from, isLost: true }
    const name = compiler.getNameOfDeclaration(declaration)
    const symbol = name === undefined ? undefined : checker.getSymbolAtLocation(name)
    if (symbol === undefined) return { ...from, isLost: true }
    const target = references.isExported(symbol) ? references.of(symbol, 'value') : undefined
    if (target !== undefined) return { target }
    const parent = parentOf(symbol)
    if (references.isOutside(symbol)) return parent === undefined || isAnonymous(parent) ? from : fromOf(parent)
    return { ...from, isLost: true }
  }

  function fromOf(type: ts.Symbol): Origin {
    const from = references.of(type, 'type')
    return from === undefined ? { isLost: true } : { from }
  }

  /** Whether the members of a type are on a page: its own, or that of another package's documentation. */
  function isShown(type: ts.Symbol): boolean {
    if (references.isOutside(type)) return true
    if (references.isHidden(type)) return false
    // An alias of another package of the repository has a page only if that package exports it, which is not known here.
    const [declaration] = type.declarations ?? []
    const isAlias = (type.flags & compiler.SymbolFlags.TypeAlias) !== 0
    return !isAlias || (declaration !== undefined && folder.owns(declaration.getSourceFile().fileName))
  }

  /** Whether a member has the type that the page of its declaring type shows. */
  function isAsDeclared(property: ts.Symbol): boolean {
    const parent = (property as ts.Symbol & { parent?: ts.Symbol }).parent
    return parent !== undefined && !isAnonymous(parent) && !references.isOutside(parent)
  }
}

function kindOf({ flags }: ts.Symbol): InheritedMemberFacts['kind'] {
  const { Method, Function, Accessor } = compiler.SymbolFlags
  return flags & (Method | Function) ? 'method' : flags & Accessor ? 'accessor' : 'property'
}

/**
 * The class or interface that declares a member, or the alias whose page shows it: `type Options = { depth: number } & Other`.
 */
export function owningType(declaration: ts.Declaration | undefined): ts.Symbol | undefined {
  let node: ts.Node | undefined = declaration?.parent
  if (node === undefined) return undefined
  if (compiler.isTypeLiteralNode(node)) {
    do node = node.parent
    while (compiler.isParenthesizedTypeNode(node) || compiler.isIntersectionTypeNode(node))
    if (!compiler.isTypeAliasDeclaration(node)) return undefined
  } else if (!compiler.isInterfaceDeclaration(node) && !compiler.isClassDeclaration(node)) return undefined
  return (node as ts.Node & { symbol?: ts.Symbol }).symbol
}

function isAnonymous({ escapedName }: ts.Symbol): boolean {
  return /^__/u.test(String(escapedName))
}

function hasMembers(node: ts.Declaration): boolean {
  return compiler.isClassDeclaration(node) || compiler.isInterfaceDeclaration(node) || compiler.isEnumDeclaration(node)
}

import type ts from 'typescript'
import type { ComponentFacts, ItemFacts, PropGroupFacts } from '../../facts.ts'
import type { PackageFolder } from '../../package/package-folder.ts'
import { propertyName } from '../names/property-name.ts'
import type { References } from '../names/reference.ts'
import type { SourceTexts } from '../source/source-texts.ts'
import { compiler } from '../../typescript.ts'
import { type ComponentShape, componentShape } from './component-shape.ts'
import type { InheritedItems } from './inherited-items.ts'
import { owningType } from './inherited-members.ts'

/** Reads the props of React components. */
export interface ComponentPropsReader {
  /** Props of the component that a declaration is the first one of; absent for any other declaration. */
  of(node: ts.Declaration): ComponentFacts | undefined
}

/** Limit of the props of one component that are read as items; further ones have only names. */
const mostItems = 400

/** Packages whose props are those of elements: names are enough, as these are known. */
const platformPackage = /^(?:@types\/(?:react|node|react-dom)|react|preact|csstype|)!/u

/** A prop with the declaring type. */
interface Prop {
  name: string
  symbol: ts.Symbol
  owner: ts.Symbol | undefined
  isOptional: boolean
}

/**
 * Whether JSX takes a value of this name for a component, and not for an element. A bundle may have another name for it than its exports:
 * what `forwardRef` and `memo` return is a component by any name.
 */
function isNamedAsComponent(node: ts.Declaration): boolean {
  const name = compiler.getNameOfDeclaration(node)
  return name === undefined || /^(?:\p{Lu}|_default\b)/u.test(name.getText())
}

/** Creates a reader that takes the props from the checker, whatever the component is written with. */
export function createComponentProps(
  checker: ts.TypeChecker,
  folder: PackageFolder,
  references: References,
  items: InheritedItems,
  sources: SourceTexts,
): ComponentPropsReader {
  /** Many components share the type of their props: the icons of a package. */
  const listed = new Map<ts.Type, Prop[]>()
  const itemised = new Map<ts.Symbol, ItemFacts[]>()
  return { of }

  function of(node: ts.Declaration): ComponentFacts | undefined {
    const { symbol } = node as ts.Declaration & { symbol?: ts.Symbol }
    if (symbol === undefined || !isValue(node) || symbol.declarations?.find(isValue) !== node) return undefined
    const type = checker.getTypeOfSymbolAtLocation(symbol, node)
    if (!isNamedAsComponent(node) && type.getProperty('$$typeof') === undefined) return undefined
    const shape = componentShape(checker, type, node)
    if (shape === undefined) return undefined
    const defaults = sources.propDefaults(node)
    return {
      groups: grouped(propsOf(shape, node), shape, node),
      ...(defaults.size === 0 ? {} : { defaults: Object.fromEntries(defaults) }),
    }
  }

  /** Props of all signatures: one that only some have is optional. */
  function propsOf({ props, defaulted }: ComponentShape, at: ts.Node): Prop[] {
    const found = new Map<string, Prop>()
    const alternatives = props.flatMap((type) => (type.isUnion() ? type.types : [type]))
    for (const type of alternatives)
      for (const prop of propsOfType(type)) if (!found.has(prop.name)) found.set(prop.name, prop)
    const all = alternatives.map((type) => new Map(propsOfType(type).map((prop) => [prop.name, prop])))
    return [...found.values()].map((prop) => {
      const isOptional = defaulted.has(prop.name) || all.some((one) => one.get(prop.name)?.isOptional !== false)
      return { ...prop, symbol: wholeSymbol(props, prop, at), isOptional }
    })
  }

  /** The property of a union of props, whose type is that of all its members; else the property itself. */
  function wholeSymbol(props: readonly ts.Type[], prop: Prop, at: ts.Node): ts.Symbol {
    const union = props.find((one) => one.isUnion())
    const whole = union && checker.getPropertyOfType(union, prop.symbol.name)
    if (whole === undefined) return prop.symbol
    const isSame = checker.getTypeOfSymbolAtLocation(whole, at) === checker.getTypeOfSymbolAtLocation(prop.symbol, at)
    return isSame ? prop.symbol : whole
  }

  function propsOfType(type: ts.Type): Prop[] {
    const known = listed.get(type)
    if (known !== undefined) return known
    const found = checker.getPropertiesOfType(checker.getApparentType(type)).flatMap((symbol): Prop[] => {
      const { declarations } = symbol
      if (declarations !== undefined && declarations.length > 0 && !declarations.some(items.isVisible)) return []
      const isOptional = (symbol.flags & compiler.SymbolFlags.Optional) !== 0
      return [{ name: propertyName(symbol), symbol, owner: owningType(declarations?.[0]), isOptional }]
    })
    listed.set(type, found)
    return found
  }

  function grouped(props: readonly Prop[], { props: types }: ComponentShape, at: ts.Node): PropGroupFacts[] {
    const parts = new Set<ts.Symbol>()
    for (const type of types) collectParts(type, parts, 0)
    const groups = new Map<ts.Symbol | undefined, Prop[]>()
    for (const prop of props) {
      const key = isOwn(prop, parts) ? undefined : prop.owner
      groups.set(key, [...(groups.get(key) ?? []), prop])
    }
    if (!groups.has(undefined)) {
      const nearest = [...groups].find(([owner]) => owner !== undefined && isHere(owner))
      if (nearest !== undefined) {
        groups.delete(nearest[0])
        groups.set(undefined, nearest[1])
      }
    }
    const all = [...groups].toSorted(([a], [b]) => orderOf(a) - orderOf(b))
    let left = mostItems
    return all.map(([owner, members]) => {
      const from = owner === undefined ? undefined : (references.of(owner, 'type') ?? `!${owner.name}:type`)
      const shown = from !== undefined && platformPackage.test(from) ? [] : members.slice(0, left)
      left -= shown.length
      const names = members.slice(shown.length).map(({ name }) => name)
      return {
        ...(from === undefined ? {} : { from }),
        ...(shown.length === 0 ? {} : { items: shown.flatMap((prop) => itemsOf(prop, at)) }),
        ...(names.length === 0 ? {} : { names }),
      }
    })
  }

  function itemsOf({ name, symbol, isOptional }: Prop, at: ts.Node): ItemFacts[] {
    const found = itemised.get(symbol) ?? items.property(symbol, name, at)
    itemised.set(symbol, found)
    // Parts of an intersection may declare the same prop; methods have overloads.
    const read = found.every(({ kind }) => kind === 'PropertySignature') ? found.slice(0, 1) : found
    return read.map(({ flags = [], ...item }) => {
      const others = flags.filter((flag) => flag !== 'optional')
      const all = isOptional ? [...others, 'optional' as const] : others
      return { ...item, ...(all.length === 0 ? {} : { flags: all }) }
    })
  }

  /**
   * Adds the types that props consist of: parts of an intersection, and of a type that only changes whether they are optional or
   * that `forwardRef` leaves `ref` out of. Bases of these are not among them.
   */
  function collectParts(type: ts.Type, into: Set<ts.Symbol>, depth: number): void {
    if (depth > 8) return
    const { aliasSymbol, aliasTypeArguments = [], symbol } = type
    if (aliasSymbol !== undefined) into.add(aliasSymbol)
    if (symbol !== undefined) into.add(owningType(symbol.declarations?.[0]) ?? symbol)
    if (type.isUnionOrIntersection()) for (const one of type.types) collectParts(one, into, depth + 1)
    const [inner, keys] = aliasTypeArguments
    if (inner === undefined || aliasSymbol === undefined) return
    const isWhole = /^(?:Readonly|Partial|Required|PropsWith(?:out|)(?:Ref|Children))$/u.test(aliasSymbol.name)
    const isWithoutRef = aliasSymbol.name === 'Omit' && keys?.isStringLiteral() === true && keys.value === 'ref'
    if (isWhole || isWithoutRef) collectParts(inner, into, depth + 1)
  }

  function isOwn({ name, owner }: Prop, parts: ReadonlySet<ts.Symbol>): boolean {
    if (owner === undefined) return true
    if (name === 'children' && owner.name === 'PropsWithChildren') return true
    if (platformPackage.test(references.of(owner, 'type') ?? '')) return false
    if (parts.has(owner)) return true
    // Types that an author splits the props into, beside one of them, and does not export.
    const file = owner.declarations?.[0]?.getSourceFile()
    return (
      isHere(owner) &&
      !references.isExported(owner) &&
      [...parts].some((part) => isHere(part) && part.declarations?.[0]?.getSourceFile() === file)
    )
  }

  function isHere({ declarations }: ts.Symbol): boolean {
    const file = declarations?.[0]?.getSourceFile().fileName
    return file !== undefined && folder.owns(file)
  }

  /** Own props, then those of the package, of others, and of the platform. */
  function orderOf(owner: ts.Symbol | undefined): number {
    if (owner === undefined) return 0
    if (isHere(owner)) return 1
    return platformPackage.test(references.of(owner, 'type') ?? '') ? 3 : 2
  }
}

/** Whether a declaration can be that of a component. */
function isValue(node: ts.Declaration): boolean {
  return (
    compiler.isFunctionDeclaration(node) ||
    compiler.isClassDeclaration(node) ||
    compiler.isVariableDeclaration(node) ||
    compiler.isBindingElement(node)
  )
}

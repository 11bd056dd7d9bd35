import ts from '#typescript'
import { compareTypes } from './compare-types.ts'
import { isProtected } from './compare-members.ts'
import { withoutInherited } from './inherited-sites.ts'
import { limitSites } from './limit-sites.ts'
import { platformKind } from '../parse/merged-globals.ts'
import { typeKey, type Unit } from './positions.ts'
import type { Place, Reference, Walk } from './sites.ts'
import { shownName } from '../compiler/member-names.ts'
import { isOfSide, isPairAlias, pairTypes, type Stage, type TypePair } from '../compiler/stage.ts'

const start: Place = { path: [], polarity: 1, isMutable: false, isReadonly: false, isClassMethod: false }

/** Units of other entry points by the symbols of their types: many entry points export the same names. */
export type KnownUnits = Map<ts.Symbol | ts.Type, Map<ts.Symbol | ts.Type, ComparedUnit[]>>

type ComparedUnit = Omit<Unit, 'references'> & { references: readonly Reference[] }

interface Item {
  key: string
  base: ts.Type
  head: ts.Type
  isExported: boolean
}

/**
 * Compares the types of all pairs, and of named types that are not exported where a pair refers to them.
 *
 * @param isAsPublic - See {@link withoutInherited}.
 * @returns A unit per exported value and per named type; each comes before, inherited differences included, as soon as it is compared.
 */
export function* compareUnits(
  stage: Stage,
  entry: string,
  pairs: readonly TypePair[],
  knownUnits: KnownUnits,
  isAsPublic: (declaring: string, heir: string) => boolean,
): Generator<Unit, Unit[], undefined> {
  const units = new Map<string, Unit>()
  const queue = [...pairTypes(stage, entry, pairs)].map(
    ([key, [base, head]]): Item => ({
      key,
      base,
      head,
      isExported: true,
    }),
  )
  const keys = new Map<string, Item>(queue.map((item) => [item.key, item]))
  const exported = new Map(queue.map((item) => [declaredName(item), item]))
  const named = unnamedUnions(queue)
  /** Key of a named type: several modules of a package can have a type of the same name. */
  const keyOf = ({ name, base, head }: Reference): string => {
    const own = exported.get(name)
    if (own && isSameSymbol(own, base, head)) return own.key
    for (let count = 1; ; count++) {
      const key = count === 1 ? typeKey(name) : `${typeKey(name)} (${count})`
      const known = keys.get(key)
      if (known && !isSameSymbol(known, base, head)) continue
      if (!known && !(base.flags & ts.TypeFlags.EnumLike)) {
        const item: Item = { key, base, head, isExported: false }
        keys.set(key, item)
        queue.push(item)
      }
      return key
    }
  }
  for (let item = queue.shift(); item; item = queue.shift()) {
    const unit = reuseUnit(stage, knownUnits, item, named)
    const references = unit.references.map((reference) => ({ key: keyOf(reference), polarity: reference.polarity }))
    const compared = { ...unit, references }
    units.set(item.key, compared)
    yield compared
  }
  const own = withoutInherited(stage.checker, units, keys, isAsPublic)
  return [...own.values()].map((unit) => ({ ...unit, sites: limitSites(unit.sites) }))
}

function isSameSymbol(item: Item, base: ts.Type, head: ts.Type): boolean {
  const [one, other] = [symbolOf(item.base), symbolOf(item.head)]
  // An exported alias with another name has a symbol other than that of its type.
  const name = item.key.slice(typeKey('').length)
  if (item.isExported && [item.base, item.head].some((type) => nameOf(type) !== name)) return true
  return one === symbolOf(base) && other === symbolOf(head)
}

/**
 * Name of an exported type as declared. It has the name of the namespace that a module is assigned in front: `Kit.Options` of
 * `declare namespace Kit { interface Options {} } export = Kit`.
 */
function declaredName({ key, base }: Item): string | undefined {
  if (!key.startsWith(typeKey(''))) return undefined
  const [name, declared] = [key.slice(typeKey('').length), nameOf(base)]
  return declared?.endsWith(`.${name}`) ? declared : name
}

/** Names of exported unions that TypeScript gives no alias, such as a template of unions. */
function unnamedUnions(exported: readonly Item[]): Map<ts.Type, string> {
  return new Map(
    exported.flatMap(({ key, base, head }) =>
      key.startsWith(typeKey(''))
        ? [base, head].flatMap((type): [ts.Type, string][] =>
            type.isUnion() && nameOf(type) === undefined ? [[type, key.slice(typeKey('').length)]] : [],
          )
        : [],
    ),
  )
}

function symbolOf(type: ts.Type): ts.Symbol | ts.Type {
  return declaredSymbol(type) ?? type
}

/** Alias, class, interface or enum of a type. Ignores the alias that only pairs it with the other side. */
function declaredSymbol({ aliasSymbol, symbol }: ts.Type): ts.Symbol | undefined {
  return aliasSymbol && !isPairAlias(aliasSymbol) ? aliasSymbol : symbol
}

function reuseUnit(stage: Stage, known: KnownUnits, item: Item, named: ReadonlyMap<ts.Type, string>): ComparedUnit {
  const { key, base, head, isExported } = item
  const identity = (type: ts.Type) => (nameOf(type) === undefined ? type : symbolOf(type))
  const heads = known.get(identity(base)) ?? new Map<ts.Symbol | ts.Type, ComparedUnit[]>()
  const units = heads.get(identity(head)) ?? []
  known.set(identity(base), heads.set(identity(head), units))
  const found = units.find((unit) => unit.key === key && unit.isExported === isExported)
  if (found) return found
  const unit = compareUnit(stage.checker, item, named)
  units.push(unit)
  return unit
}

/** Depths to try; the next one when a comparison takes more than {@link mostPairs} pairs of types. */
const depths = [8, 4, 2]

const mostPairs = 300

function compareUnit(checker: ts.TypeChecker, item: Item, named: ReadonlyMap<ts.Type, string>): ComparedUnit {
  const { key, base, head, isExported } = item
  const kind = key.startsWith(typeKey('')) ? 'type' : 'value'
  const name = (kind === 'type' ? key.slice(typeKey('').length) : key).replace(/ \(\d+\)$/, '')
  const own = kind === 'type' ? (declaredName(item) ?? name) : undefined
  const walks = depths.map(
    (depth): Walk => ({
      checker,
      own,
      sites: [],
      references: [],
      seen: new Map(),
      limits: { depth, pairs: { left: mostPairs } },
      nameOf: (type) => nameOf(type) ?? named.get(type),
      isShared,
    }),
  )
  const walk =
    walks.find((attempt) => {
      compareTypes(attempt, base, head, start)
      return attempt.limits.pairs.left >= 0
    }) ?? (walks.at(-1) as Walk)
  const isMade =
    kind === 'type' &&
    [base, head].every((type) => type.isClass() || isInstance(type) || platformKind(checker, type) === 'made')
  const isClass = isMade && isExported
  return {
    key,
    name,
    kind,
    isExported,
    isClass,
    ...(isMade && !isExported && { isHiddenClass: true }),
    isExtensible: [base, head].some((type) => isExtensible(checker, type)),
    abstracts: isInstance(base) ? checker.getPropertiesOfType(base).filter(isAbstract).map(shownName) : [],
    sites: walk.sites,
    references: walk.references,
  }
}

function isInstance(type: ts.Type): boolean {
  return ((type.symbol?.flags ?? 0) & ts.SymbolFlags.Class) !== 0
}

function isAbstract({ declarations = [] }: ts.Symbol): boolean {
  return declarations.some((node) => ts.getCombinedModifierFlags(node) & ts.ModifierFlags.Abstract)
}

function isExtensible(checker: ts.TypeChecker, type: ts.Type): boolean {
  if (!isInstance(type)) return false
  return isAbstract(type.symbol) || checker.getPropertiesOfType(type).some(isProtected)
}

/** Dotted name of a class, interface, enum or alias that the package declares. */
function nameOf(type: ts.Type): string | undefined {
  const symbol = declaredSymbol(type)
  const named = ts.SymbolFlags.Class | ts.SymbolFlags.Interface | ts.SymbolFlags.Enum | ts.SymbolFlags.TypeAlias
  const isNamed = symbol !== undefined && (symbol.flags & named) !== 0
  const isStatic = isNamed && type.symbol === symbol && isStaticSide(type)
  if (!isNamed || isStatic) return undefined
  const declaration = symbol.declarations?.[0]
  if (!declaration || !isOfSide(declaration)) return undefined
  const names = [symbol.name]
  for (let node: ts.Node = declaration.parent; node; node = node.parent) {
    if (ts.isModuleDeclaration(node)) names.unshift(node.name.getText())
  }
  return names.join('.')
}

/** The type of a class itself (`typeof A`), or the object of an enum. */
function isStaticSide(type: ts.Type): boolean {
  const isAnonymous = ((type as ts.ObjectType).objectFlags ?? 0) & ts.ObjectFlags.Anonymous
  return (type.flags & ts.TypeFlags.Object) !== 0 && isAnonymous !== 0
}

/** Mapped types of a library, such as `Partial<Options>`, have the members of their argument. */
function isShared(type: ts.Type): boolean {
  if ((type.symbol?.flags ?? 0) & ts.SymbolFlags.TypeLiteral) return false
  const [declaration] = type.symbol?.declarations ?? []
  return declaration !== undefined && !isOfSide(declaration)
}

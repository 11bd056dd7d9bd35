import ts from 'typescript'
import { compareTypes } from './compare-types.ts'
import { typeKey, type Unit } from './positions.ts'
import type { Place, Walk } from './sites.ts'
import { pairTypes, type Stage, type TypePair } from './stage.ts'

const start: Place = { path: [], polarity: 1, isMutable: false, isReadonly: false, isClassMethod: false }

/** Units of other entry points by their key and types: many entry points export the same names. */
export type KnownUnits = Map<ts.Type, Map<ts.Type, Unit[]>>

/**
 * Compares the types of all pairs, and of named types that are not exported where a pair refers to them.
 *
 * @returns A unit per exported value and per named type.
 */
export function compareUnits(
  stage: Stage,
  entry: string,
  pairs: readonly TypePair[],
  knownUnits: KnownUnits,
): Map<string, Unit> {
  const units = new Map<string, Unit>()
  const queue = [...pairTypes(stage, entry, pairs)].map(([key, [base, head]]) => ({
    key,
    base,
    head,
    isExported: true,
  }))
  const known = new Set(queue.map(({ key }) => key))
  for (let item = queue.shift(); item; item = queue.shift()) {
    const { key, base, head, isExported } = item
    const unit = reuseUnit(knownUnits, key, base, head, isExported, () =>
      compareUnit(stage.checker, key, base, head, isExported),
    )
    units.set(key, unit)
    for (const { name, base: before, head: after } of unit.references) {
      const local = typeKey(name)
      if (known.has(local) || isEnum(before)) continue
      known.add(local)
      queue.push({ key: local, base: before, head: after, isExported: false })
    }
  }
  return units
}

function reuseUnit(
  known: KnownUnits,
  key: string,
  base: ts.Type,
  head: ts.Type,
  isExported: boolean,
  compare: () => Unit,
): Unit {
  const heads = known.get(base) ?? new Map<ts.Type, Unit[]>()
  const units = heads.get(head) ?? []
  known.set(base, heads.set(head, units))
  const found = units.find((unit) => unit.key === key && unit.isExported === isExported)
  if (found) return found
  const unit = compare()
  units.push(unit)
  return unit
}

function compareUnit(checker: ts.TypeChecker, key: string, base: ts.Type, head: ts.Type, isExported: boolean): Unit {
  const kind = key.startsWith(typeKey('')) ? 'type' : 'value'
  const name = kind === 'type' ? key.slice(typeKey('').length) : key
  const own = kind === 'type' ? name : undefined
  const walk: Walk = { checker, own, sites: [], references: [], seen: new Map(), nameOf, isShared }
  compareTypes(walk, base, head, start)
  const isClass = kind === 'type' && isExported && [base, head].every((type) => type.isClass() || isInstance(type))
  return {
    key,
    name,
    kind,
    isExported,
    isClass,
    sites: walk.sites,
    references: walk.references,
  }
}

function isInstance(type: ts.Type): boolean {
  return ((type.symbol?.flags ?? 0) & ts.SymbolFlags.Class) !== 0
}

function isEnum(type: ts.Type): boolean {
  return (type.flags & ts.TypeFlags.EnumLike) !== 0
}

/** Dotted name of a class, interface, enum or alias that the package declares. */
function nameOf(type: ts.Type): string | undefined {
  const symbol = type.aliasSymbol ?? type.symbol
  const named = ts.SymbolFlags.Class | ts.SymbolFlags.Interface | ts.SymbolFlags.Enum | ts.SymbolFlags.TypeAlias
  const isNamed = symbol !== undefined && (symbol.flags & named) !== 0
  const isStatic = isNamed && type.symbol === symbol && !type.aliasSymbol && isStaticSide(type)
  if (!isNamed || isStatic) return undefined
  const declaration = symbol.declarations?.[0]
  if (!declaration || !/^\/review\/erased\/(base|head)\//.test(declaration.getSourceFile().fileName)) return undefined
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
  const file = type.symbol?.declarations?.[0]?.getSourceFile().fileName
  return file !== undefined && !/^\/review\/erased\/(base|head)\//.test(file)
}

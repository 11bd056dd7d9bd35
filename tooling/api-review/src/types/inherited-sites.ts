import ts from '#typescript'
import type { Unit, UnitReference } from './positions.ts'
import type { Site } from './sites.ts'

/** Types of a unit on both sides. */
interface Types {
  base: ts.Type
  head: ts.Type
}

/**
 * Leaves out differences that a type inherits from another unit: they are found where the member is declared. The type refers to
 * that unit, so that consumers who meet the type meet the difference there.
 *
 * @param types - Types of the units, by key.
 * @param isAsPublic - Whether the first name promises as much as the second: a break of an `@internal` type is no break.
 */
export function withoutInherited(
  checker: ts.TypeChecker,
  units: ReadonlyMap<string, Unit>,
  types: ReadonlyMap<string, Types>,
  isAsPublic: (declaring: string, heir: string) => boolean,
): Map<string, Unit> {
  // An interface that a package exports by several names has a unit by each, and its differences in one of them.
  const unitsOf = new Map<ts.Symbol, Unit[]>()
  for (const [key, { base, head }] of types) {
    const unit = units.get(key)
    if (unit?.kind !== 'type') continue
    for (const { symbol } of [base, head]) if (symbol) unitsOf.set(symbol, [...(unitsOf.get(symbol) ?? []), unit])
  }
  const declaringUnit = (heir: string, own: Types, site: Site): UnitReference | undefined => {
    const symbol = declaringSymbol(checker, own, site)
    if (symbol === undefined || symbol === own.base.symbol || symbol === own.head.symbol) return undefined
    const unit = unitsOf
      .get(symbol)
      ?.find(({ name, sites }) => isAsPublic(name, heir) && sites.some((known) => isSameSite(known, site)))
    return unit && { key: unit.key, polarity: 1 }
  }
  return new Map(
    [...units].map(([key, unit]) => {
      const own = types.get(key)
      if (!own || unit.kind !== 'type') return [key, unit]
      const inherited = new Map(
        unit.sites.flatMap((site) => {
          const reference = declaringUnit(unit.name, own, site)
          return reference ? [[site, reference]] : []
        }),
      )
      const sites = unit.sites.filter((site) => !inherited.has(site))
      return [key, { ...unit, sites, references: [...unit.references, ...inherited.values()] }]
    }),
  )
}

/** Class or interface that declares the member in which a difference is. */
function declaringSymbol(checker: ts.TypeChecker, { base, head }: Types, { path, name }: Site): ts.Symbol | undefined {
  const [first] = path
  const member = first === undefined ? name : first.kind === 'property' ? first.name : undefined
  if (member === undefined) return undefined
  const property = checker.getPropertyOfType(base, member) ?? checker.getPropertyOfType(head, member)
  const parent = property?.declarations?.[0]?.parent
  return parent && (ts.isInterfaceDeclaration(parent) || ts.isClassDeclaration(parent)) && parent.name
    ? checker.getSymbolAtLocation(parent.name)
    : undefined
}

function isSameSite(one: Site, other: Site): boolean {
  return (
    one.rule === other.rule &&
    one.name === other.name &&
    one.polarity === other.polarity &&
    JSON.stringify(one.path) === JSON.stringify(other.path)
  )
}

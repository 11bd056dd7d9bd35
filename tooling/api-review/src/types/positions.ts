import type { Site } from './sites.ts'

/** Unit that another one refers to. */
export interface UnitReference {
  key: string
  polarity: 1 | -1
}

/** A named part of the API whose types are compared once; plain data. */
export interface Unit {
  /** `f` for a value, `A` for a type; a class has both. */
  key: string
  name: string
  kind: 'value' | 'type'
  isExported: boolean
  /** Consumers receive instances from `new`. */
  isClass: boolean
  /** It is a class that is not exported. */
  isHiddenClass?: boolean
  /** It has abstract or protected members: subclasses of consumers are called with what the methods take. */
  isExtensible: boolean
  /** Its abstract members: heirs provide them. */
  abstracts?: readonly string[]
  sites: readonly Site[]
  references: readonly UnitReference[]
}

/** Directions in which consumers meet a unit; `unknown` when only its name is exported. */
export type Directions = ReadonlySet<'out' | 'in' | 'unknown'>

/** Directions by who counts: `strict` everyone, `pragmatic` no one who overrides a method of a class not made for it. */
export interface Met {
  strict: Directions
  pragmatic: Directions
}

/**
 * Finds whether consumers provide or receive each unit. They receive exported values; the direction of a part follows its
 * path and flips at each parameter. Exported types that no value reaches, and types that only those reach, are `unknown`.
 *
 * @param keyed - Names of types used only as maps of keys (`keyof Events`): consumers neither provide nor receive them.
 */
export function solvePositions(units: ReadonlyMap<string, Unit>, keyed: ReadonlySet<string>): Map<string, Met> {
  const strict = directionsOf(units, keyed, () => true)
  // Consumers who provide an instance of a class got it from its constructor, with its methods.
  const pragmatic = directionsOf(units, keyed, ({ isClass, isExtensible }) => !isClass || isExtensible)
  return new Map([...strict].map(([key, met]) => [key, { strict: met, pragmatic: pragmatic.get(key) ?? new Set() }]))
}

/** @param isProvided - Whether consumers write the parts of a unit that they provide. */
function directionsOf(
  units: ReadonlyMap<string, Unit>,
  keyed: ReadonlySet<string>,
  isProvided: (unit: Unit) => boolean,
): Map<string, Directions> {
  const found = new Map<string, Set<'out' | 'in' | 'unknown'>>()
  /** A queue, not recursion: chains of types can overflow the stack. */
  const spread = (start: string, first: 'out' | 'in' | 'unknown'): void => {
    const queue: ['out' | 'in' | 'unknown', string][] = [[first, start]]
    for (let item = queue.pop(); item; item = queue.pop()) {
      const [direction, key] = item
      const directions = found.get(key) ?? new Set()
      found.set(key, directions)
      if (directions.has(direction)) continue
      directions.add(direction)
      const unit = units.get(key)
      if (!unit || (direction === 'in' && !isProvided(unit))) continue
      for (const { key: used, polarity } of unit.references) {
        queue.push([direction === 'unknown' || polarity === 1 ? direction : direction === 'out' ? 'in' : 'out', used])
      }
    }
  }
  for (const unit of units.values()) {
    if (unit.isExported && (unit.kind === 'value' || unit.isClass)) spread(unit.key, 'out')
  }
  // Consumers write the attributes of elements that the compiler looks up by name.
  for (const { references } of [...units.values()].filter(({ name }) => isElementMap(name))) {
    for (const { key, polarity } of references) spread(key, polarity === 1 ? 'in' : 'out')
  }
  for (const unit of units.values()) {
    if (unit.isExported && !found.has(unit.key) && !keyed.has(unit.name)) spread(unit.key, 'unknown')
  }
  return found
}

/** Whether a name is that of the map in which the compiler looks up elements by theirs. */
export function isElementMap(name: string): boolean {
  return /(?:^|\.)JSX\.IntrinsicElements$/.test(name)
}

/** Names of classes that are not exported and of which consumers never receive an instance: only the library makes some. */
export function unobtainedClasses(units: ReadonlyMap<string, Unit>, positions: ReadonlyMap<string, Met>): string[] {
  return [...units.values()].flatMap(({ key, name, isHiddenClass }) => {
    const met = positions.get(key)?.pragmatic
    return isHiddenClass && met?.size === 1 && met.has('in') ? [name] : []
  })
}

/** Names of exported types that usual consumers receive and never provide. */
export function receivedTypes(units: ReadonlyMap<string, Unit>, positions: ReadonlyMap<string, Met>): string[] {
  return [...units.values()].flatMap(({ key, name, kind }) => {
    const met = positions.get(key)?.pragmatic
    return kind === 'type' && met?.size === 1 && met.has('out') ? [name] : []
  })
}

/** Key of the unit of a named type. */
export function typeKey(name: string): string {
  return `type ${name}`
}

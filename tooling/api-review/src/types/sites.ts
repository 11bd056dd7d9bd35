import type ts from '#typescript'

/** One step from a type to a part of it. */
export type Step =
  | { kind: 'property'; name: string }
  | { kind: 'return' }
  | { kind: 'construct' }
  | { kind: 'parameter'; index: number }
  | { kind: 'element'; index: number | 'number' | 'string' }
  | { kind: 'promise' }
  | { kind: 'argument'; index: number; of: string; count: number }
  | { kind: 'member' }

/** A difference of two types. */
export interface Site {
  rule: string
  /** From the unit to the place of the difference. */
  path: readonly Step[]
  /** 1 where a consumer who receives the unit receives this part, -1 where they provide it. */
  polarity: 1 | -1
  /** Below a property that may be assigned, so that a reader may also be a writer. */
  isMutable: boolean
  /** Below a `readonly` property. */
  isReadonly: boolean
  /** In the signature of a method of a class, where overrides have no contextual types and bivariance protects them. */
  isClassMethod: boolean
  base: ts.Type | undefined
  head: ts.Type | undefined
  /** The unit is past a limit, and this part of it was compared as a whole. */
  isLimited?: boolean
  /** Further differences of the same kinds in the unit that are left out. */
  alike?: number
  /** Name of the property or parameter, when the rule is about one. */
  name?: string
  /** New name of a property, and how sure that is, when the rule is about a renamed one. */
  renamedTo?: string
  confidence?: number
  /** Parameter types of the call that shows the difference, when the rule is about overloads. */
  call?: readonly ts.Type[]
}

/** A part of a unit that is a named type of its own; its differences are found there. */
export interface Reference {
  name: string
  /** Key of the unit it refers to. */
  key: string
  path: readonly Step[]
  polarity: 1 | -1
  base: ts.Type
  head: ts.Type
}

/** A pair of types being compared, and where. */
export interface Place {
  path: readonly Step[]
  polarity: 1 | -1
  isMutable: boolean
  isReadonly: boolean
  isClassMethod: boolean
  isLimited?: boolean
}

/** Bounds of the comparison of one unit: types that a library computes can be expanded without end. */
export interface Limits {
  /** Steps after which types are compared as a whole. */
  depth: number
  /** Pairs of types that may still be compared part by part; shared by the walks of a unit. */
  pairs: { left: number }
}

/** State of the comparison of one unit. */
export interface Walk {
  checker: ts.TypeChecker
  /** Name of the type being compared; undefined for a value. */
  own: string | undefined
  sites: Site[]
  references: Omit<Reference, 'key'>[]
  /** Pairs compared already, with how consumers meet them; recursive types end, and no pair is compared twice. */
  seen: Map<ts.Type, Map<ts.Type, Set<string>>>
  limits: Limits
  /** Name of a type declared by the package, the same on both sides; undefined for others. */
  nameOf: (type: ts.Type) => string | undefined
  /** Whether a type is of TypeScript's libraries or of another package: both sides have the same one. */
  isShared: (type: ts.Type) => boolean
}

/** The place one step further. */
export function step(place: Place, next: Step, change: Partial<Place> = {}): Place {
  return { ...place, ...change, path: [...place.path, next] }
}

/** Records a difference. */
export function report(
  walk: Walk,
  rule: string,
  place: Place,
  types: Pick<Site, 'base' | 'head' | 'name' | 'call' | 'renamedTo' | 'confidence'>,
): void {
  walk.sites.push({ rule, ...place, ...types })
}

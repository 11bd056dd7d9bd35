import type { RuleId } from '../rules/all-rules.ts'
import type ts from '#typescript'

/** One step from a type to a part of it. */
export type Step =
  | { kind: 'property'; name: string }
  | { kind: 'return' }
  | { kind: 'construct' }
  | { kind: 'parameter'; index: number }
  | { kind: 'element'; index: number | 'number' | 'string' }
  | { kind: 'promise' }
  | { kind: 'argument'; index: number }
  | { kind: 'member' }

/** A difference of two types. */
export interface Site {
  rule: RuleId
  /** From the unit to the place of the difference. */
  path: readonly Step[]
  /** 1 when consumers who receive the unit also receive this part, -1 when they provide it. */
  polarity: 1 | -1
  /** Below an assignable property: whoever reads it may also write it. */
  isMutable: boolean
  /** Below a `readonly` property. */
  isReadonly: boolean
  /** In the signature of a method of a class, where overrides have no contextual types and bivariance protects them. */
  isClassMethod: boolean
  /** True when the unit exceeded a limit, so that this part was compared as a whole. */
  isLimited?: boolean
  /** Number of omitted differences of the same kinds in the unit. */
  alike?: number
  /** Name of the property or parameter, when the rule is about one. */
  name?: string
  /** New name of a property, and how sure that is, when the rule is about a renamed one. */
  renamedTo?: string
  confidence?: number
}

/** Part of a type that refers to another named type, whose differences are recorded there. */
export interface Reference {
  name: string
  polarity: 1 | -1
  base: ts.Type
  head: ts.Type
}

/** Pair of types being compared, and its place. */
export interface Place {
  path: readonly Step[]
  polarity: 1 | -1
  isMutable: boolean
  isReadonly: boolean
  isClassMethod: boolean
  isLimited?: boolean
}

/** Bounds of the comparison of one unit: computed types can expand without end. */
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
  references: Reference[]
  /** Pairs compared already, with how consumers meet them; this ends recursion and compares no pair twice. */
  seen: Map<ts.Type, Map<ts.Type, Set<string>>>
  limits: Limits
  /** Name of a type declared by the package, the same on both sides; undefined for others. */
  nameOf: (type: ts.Type) => string | undefined
  /** Whether a type is of TypeScript's libraries or of another package: both sides have the same one. */
  isShared: (type: ts.Type) => boolean
}

/** Place one step deeper. */
export function step(place: Place, next: Step, change: Partial<Place> = {}): Place {
  return { ...place, ...change, path: [...place.path, next] }
}

/** Records a difference. */
export function report(
  walk: Walk,
  rule: RuleId,
  place: Place,
  names: Pick<Site, 'name' | 'renamedTo' | 'confidence'> = {},
): void {
  walk.sites.push({ rule, ...place, ...names })
}

import type { LogicalDeclaration } from './to-logical.ts'
import type { StyleText } from './style-text.ts'

/** A replacement of a source range. */
export interface Edit {
  readonly range: readonly [start: number, end: number]
  readonly text: string
}

/** A property and its value in a style object or a template. */
export interface Declaration {
  /** The property as written: camel case or kebab case. */
  readonly property: string
  /** The range of the property name, without quotes. */
  readonly name: readonly [start: number, end: number]
  /** The statically known values. */
  readonly values: readonly DeclaredValue[]
  /** Whether the value is an object: values by condition or token, or another style. */
  readonly isMap: boolean
  /** Whether the whole value is written out, so that it was not measured when the program ran. */
  readonly isStatic: boolean
  /** The logical properties that apply together with this one, in camel case. */
  readonly beside: ReadonlySet<string>
  /** Whether unknown properties apply together with this one, for example from a spread variable. */
  readonly isBesideUnknown: boolean
  /** The other declarations of the same object or block. */
  readonly siblings: () => readonly Declaration[]
  /** Formats a logical property for this place: kebab case in templates. */
  readonly spell: (property: string) => string
  /** Renames the property. */
  readonly rename: (property: string) => Edit
}

/** A possible value of a {@link Declaration}. */
export interface DeclaredValue {
  readonly css: StyleText
  /** Whether it is one of a list, which may be fallbacks for browsers that do not support the others. */
  readonly isListed: boolean
  /** Replaces the declaration by several; `undefined` when the value is only one part of the declared expression. */
  readonly replace: ((declarations: readonly LogicalDeclaration[]) => Edit) | undefined
}

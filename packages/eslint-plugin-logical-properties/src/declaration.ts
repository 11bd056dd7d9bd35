import type { LogicalDeclaration } from './to-logical.ts'
import type { StyleText } from './style-text.ts'

/** Text to put in place of a range of the source. */
export interface Edit {
  readonly range: readonly [start: number, end: number]
  readonly text: string
}

/** A property and its value, in a style object or in a template. */
export interface Declaration {
  /** As it is written: camel case or kebab case. */
  readonly property: string
  /** Where the property's name is, without quotes. */
  readonly name: readonly [start: number, end: number]
  /** What of the value is known. */
  readonly values: readonly DeclaredValue[]
  /** Whether the value is an object: values by condition or token, or another style. */
  readonly isMap: boolean
  /** The logical properties that apply along with this one, in camel case. */
  readonly beside: ReadonlySet<string>
  /** Whether something applies along with this one that cannot be looked into. */
  readonly isBesideUnknown: boolean
  /** The other declarations of the same object or block. */
  readonly siblings: () => readonly Declaration[]
  /** A logical property as it is written here: in templates in kebab case. */
  readonly spell: (property: string) => string
  /** The property under another name. */
  readonly rename: (property: string) => Edit
}

/** One of the values that a {@link Declaration} may have. */
export interface DeclaredValue {
  readonly css: StyleText
  /** The declaration as several, or `undefined` when the value is but a part of what is declared. */
  readonly replace: ((declarations: readonly LogicalDeclaration[]) => Edit) | undefined
}

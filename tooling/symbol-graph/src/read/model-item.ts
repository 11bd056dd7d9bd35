import type { ItemKind, PartFacts } from '@signpost/api-extract'
import type { Flag, Release } from '@signpost/graph-model/model'

/** Kinds of doc model items that become symbols or members. */
export type ModelKind = ItemKind

/** Indices into an excerpt: `from` inclusive, `to` exclusive; equal for an empty range. */
export interface ExcerptRange {
  from: number
  to: number
}

/** Piece of a declaration's text. */
export interface ExcerptPiece {
  text: string
  /** Canonical reference such as `@acme/core!Box:class`, when the piece names another declaration. */
  target?: string
  /** Whether the text begins with a module name local to the file: `core.Box` of `import * as core`. */
  isImported?: true
}

/** Parameter in a doc model. */
export interface ModelParameter {
  name: string
  type: ExcerptRange
  optional: boolean
}

/** Type parameter in a doc model. */
export interface ModelTypeParameter {
  name: string
  constraint: ExcerptRange
  default: ExcerptRange
}

/** Whether a canonical reference is to an unexported symbol: `@acme/core!~Hidden:interface`. */
export function isUnexported(canonicalReference: string): boolean {
  return canonicalReference.includes('!~')
}

/** Qualified name in a canonical reference: `ns.Foo` for `@acme/core!ns.Foo:interface`. */
export function modelPath({ canonicalReference }: Pick<ModelItem, 'canonicalReference'>): string {
  return canonicalReference.slice(canonicalReference.indexOf('!') + 1).replace(/:[a-z]+(?:\(\d+\))?$/u, '')
}

/** Doc model item as plain data. */
export interface ModelItem {
  kind: ModelKind
  /** Name in the doc model; empty for constructors and call, construct and index signatures. */
  name: string
  /** For example `@acme/core!Box#open:member(1)`. */
  canonicalReference: string
  excerpt: readonly ExcerptPiece[]
  /** Doc comment with its delimiters, as API Extractor wrote it (`@inheritDoc` resolved). */
  comment?: string
  /** Absent for a namespace made by `export * as`. */
  release?: Release
  flags: readonly Flag[]
  parameters: readonly ModelParameter[]
  typeParameters: readonly ModelTypeParameter[]
  /** Return type of a callable, type of a property or variable, or aliased type. */
  type?: ExcerptRange
  initializer?: ExcerptRange
  extends: readonly ExcerptRange[]
  implements: readonly ExcerptRange[]
  /** Number from 1; 1 without overloads. */
  overload: number
  members: readonly ModelItem[]
  /** Comment of the setter of an accessor; only of items made from the facts. */
  setterComment?: string
  /** Line of a type literal's member; only of items made from the facts. */
  sourceLine?: number
  /** Default values of its parameters by position; only of items made from the facts. */
  defaults?: readonly (string | null)[]
  /** Documented parts of its types; only of items made from the facts. */
  parts?: readonly PartFacts[]
  /**
   * File of the declaration, where references depend on it: an unexported name may also exist elsewhere, and refers to
   * what the file imports or declares.
   */
  file?: string
}

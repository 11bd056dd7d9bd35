import type { ItemKind } from '@signpost/api-extract'
import type { Flag, Release } from '@signpost/graph-model/model'

/** The kinds of a doc model that become symbols or members. */
export type ModelKind = ItemKind

/** Indices into an excerpt: `from` inclusive, `to` exclusive; equal when there is nothing. */
export interface ExcerptRange {
  from: number
  to: number
}

/** A piece of a declaration's text. */
export interface ExcerptPiece {
  text: string
  /** A canonical reference such as `@acme/core!Box:class`, when the piece names another declaration. */
  target?: string
  /** Whether the text begins with a module's name that is the file's own: `core.Box` of `import * as core`. */
  isImported?: true
}

/** A parameter as the doc model has it. */
export interface ModelParameter {
  name: string
  type: ExcerptRange
  optional: boolean
}

/** A type parameter as the doc model has it. */
export interface ModelTypeParameter {
  name: string
  constraint: ExcerptRange
  default: ExcerptRange
}

/** Whether a canonical reference names what no entry point exports: `@acme/core!~Hidden:interface`. */
export function isUnexported(canonicalReference: string): boolean {
  return canonicalReference.includes('!~')
}

/** `ns.Foo` of `@acme/core!ns.Foo:interface`. */
export function modelPath({ canonicalReference }: Pick<ModelItem, 'canonicalReference'>): string {
  return canonicalReference.slice(canonicalReference.indexOf('!') + 1).replace(/:[a-z]+(?:\(\d+\))?$/u, '')
}

/** One item of a doc model as plain data. */
export interface ModelItem {
  kind: ModelKind
  /** As the doc model names it; empty for constructors and call, construct and index signatures. */
  name: string
  /** `@acme/core!Box#open:member(1)`. */
  canonicalReference: string
  excerpt: readonly ExcerptPiece[]
  /** The doc comment with its delimiters, as API Extractor wrote it (`@inheritDoc` resolved). */
  comment?: string
  /** Absent for a namespace made by `export * as`. */
  release?: Release
  flags: readonly Flag[]
  parameters: readonly ModelParameter[]
  typeParameters: readonly ModelTypeParameter[]
  /** What a callable returns, what a property or variable holds, or what an alias stands for. */
  type?: ExcerptRange
  initializer?: ExcerptRange
  extends: readonly ExcerptRange[]
  implements: readonly ExcerptRange[]
  /** From 1; 1 when there are no overloads. */
  overload: number
  members: readonly ModelItem[]
  /**
   * Where it is declared; absent where that tells nothing. What nothing exports may have the name of something elsewhere, and
   * means what the file imports or declares.
   */
  file?: string
}

import type { HastNode } from '../reader/model.ts'
import type { Docs, Release } from '../reader/model.ts'

/** One part of a name in a doc comment's link: `(K:class)` is the name `K` with the selector `class`. */
export interface DestinationPart {
  name: string
  /** `class`, `static`, `instance`, an overload's number, ...; absent when there is none. */
  selector?: string
}

/** What a `{@link}` or `@inheritDoc` names. */
export interface LinkDestination {
  /** The package, when the link names one. */
  package?: string
  /** The path after the package: `testing`. */
  importPath?: string
  parts: readonly DestinationPart[]
  /** As written. */
  text: string
  /** Lines from the comment's first line. */
  lineOffset: number
}

/** A doc comment, read and rendered. `dataRef` in its content is an index into `links` until the graph is linked. */
export interface Comment {
  docs: Docs
  /** By name of the parameter. */
  parameters: ReadonlyMap<string, readonly HastNode[]>
  /** Names of `@param` blocks in order. */
  parameterOrder: readonly string[]
  typeParameters: ReadonlyMap<string, readonly HastNode[]>
  /** Empty when nothing is said. */
  returns: readonly HastNode[]
  links: readonly LinkDestination[]
  /** Indices into `links` of what `@throws` blocks begin with. */
  throws: readonly number[]
  /** Index into `links` of the first link in `@deprecated` or of `@replacedBy`. */
  replacedBy?: number
  /** What the comment is to be copied from. */
  inheritDoc?: LinkDestination
  release?: Release
  /** TSDoc modifiers without `@`: `sealed`, `virtual`, `override`, `eventProperty`, `packageDocumentation`. */
  modifiers: readonly string[]
  /** How many lines the comment has. */
  lines: number
}

/** The docs of a declaration without a comment. */
export const noDocs: Docs = {
  summary: [],
  summaryText: '',
  remarks: [],
  examples: [],
  throws: [],
  see: [],
  blocks: [],
}

/** A declaration without a comment. */
export const noComment: Comment = {
  docs: noDocs,
  parameters: new Map(),
  parameterOrder: [],
  typeParameters: new Map(),
  returns: [],
  links: [],
  throws: [],
  modifiers: [],
  lines: 0,
}

import type { Excess } from '@signpost/markdown'
import type { Release } from '@signpost/graph-model/model'
import { noContent, packContent } from './comment-content.ts'

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

/** The content of a doc comment, and what lists tell of it. */
export interface CommentSummary {
  /** As text; see `contentOf`. */
  content: string
  /** The summary as plain text, one line. */
  summaryText: string
  isDeprecated: boolean
  hasExamples: boolean
  /** True when it says nothing that a reader of the declaration would see. */
  isSilent: boolean
}

/** A doc comment, read and rendered. */
export interface Comment extends CommentSummary {
  /** Names of `@param` blocks in order, without those of properties. */
  parameterOrder: readonly string[]
  /** What `@param` blocks call the properties of parameters, in order, each once: `options.depth`. */
  properties: readonly string[]
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
  /** The limit that a part of the comment exceeds, which is shown as plain text therefore. */
  excess?: Excess
  /** How many lines the comment has. */
  lines: number
}

/** A declaration without a comment. */
export const noComment: Comment = {
  ...packContent(noContent),
  parameterOrder: [],
  properties: [],
  links: [],
  throws: [],
  modifiers: [],
  lines: 0,
}

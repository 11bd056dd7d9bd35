import type { DiagnosticCode } from '@signpost/diagnostics'
import type { Excess } from '@signpost/markdown'
import type { Release } from '@signpost/graph-model/model'
import { noContent, packContent } from './comment-content.ts'

/** One part of a name in a doc comment's link: `(K:class)` is the name `K` with the selector `class`. */
export interface DestinationPart {
  name: string
  /** `class`, `static`, `instance`, an overload's number, ...; absent without a selector. */
  selector?: string
}

/** Destination of a `{@link}` or an `@inheritDoc`; without parts it is not a name. */
export interface LinkDestination {
  /** The package, when the link names one. */
  package?: string
  /** The path after the package: `testing`. */
  importPath?: string
  parts: readonly DestinationPart[]
  /** As written. */
  text: string
  /** Line in the comment, counted from 0; -1 when unknown. */
  lineOffset: number
  /** Set for a name that may be plain words, such as `@see Title`. It is not reported when nothing has it. */
  isOptional?: true
}

/** Packed content of a doc comment, and the fields that lists show. */
export interface CommentSummary {
  /** Packed as text; `contentOf` unpacks it. */
  content: string
  /** The summary as plain text, a line for each paragraph or list. */
  summaryText: string
  isDeprecated: boolean
  hasExamples: boolean
  /** True without a summary, remarks, parameters or a return value. Deprecation and examples do not count. */
  isSilent: boolean
}

/** Names of parameters that `@param` blocks describe as a whole or by their properties, in order. */
export function parameterOrder(names: readonly string[]): string[] {
  return [...new Set(names.map((name) => name.split('.', 1)[0]!))].filter((name) => name !== '')
}

/** Acceptance of a diagnostic about a declaration, by `@suppress`. */
export interface Suppression {
  /** Code as written. */
  code: string
  /** Without a reason nothing is accepted. */
  hasReason: boolean
  /** Line in the comment, counted from 0. */
  lineOffset: number
}

/** Parsed and rendered doc comment. */
export interface Comment extends CommentSummary {
  /** Names of `@param` blocks in order; `options` of `options.depth`. */
  parameterOrder: readonly string[]
  /** Names of properties in `@param` blocks, in order, without duplicates: `options.depth`. */
  properties: readonly string[]
  links: readonly LinkDestination[]
  /** Indices into `links` of the first link in each `@throws` block. */
  throws: readonly number[]
  /** Index into `links` of the first link in `@deprecated` or of `@replacedBy`. */
  replacedBy?: number
  /** Declaration to copy the comment from. */
  inheritDoc?: LinkDestination
  /** The same comment with the text that it inherits, for a declaration outside the graph; absent when it is not known. */
  copy?: Comment
  release?: Release
  /** Set by `@hidden`, `@ignore`, `@private` and `@access private`: the declaration is left out of the pages. */
  isHidden?: true
  /** Names of `@category`; absent when there are none. */
  categories?: readonly string[]
  /** Names of `@group`; absent when there are none. */
  groups?: readonly string[]
  /** Words of `@searchAlias` tags; absent when there are none. */
  searchAliases?: readonly string[]
  /** Acceptances by `@suppress` tags; absent when there are none. */
  suppressed?: readonly Suppression[]
  /** TSDoc modifiers without `@`: `sealed`, `virtual`, `override`, `eventProperty`, `packageDocumentation`. */
  modifiers: readonly string[]
  /** Limit that a part of the comment exceeds. That part is shown as plain text. */
  excess?: Excess
  /** Number of lines. */
  lines: number
}

/** Comment of a declaration without a comment. */
export const noComment: Comment = {
  ...packContent(noContent),
  parameterOrder: [],
  properties: [],
  links: [],
  throws: [],
  modifiers: [],
  lines: 0,
}

/** Names of the categories and groups of a comment. */
export function categoriesOf({ categories = [], groups = [] }: Comment): readonly string[] {
  return [...categories, ...groups]
}

/** Acceptances that had an effect since their comments were last asked for unused ones. */
const effective = new WeakSet<Suppression>()

/** Whether one of the comments of a declaration accepts a diagnostic that is due, and is then known to have an effect. */
export function isSuppressed(code: DiagnosticCode, comments: Iterable<Comment>): boolean {
  for (const { suppressed = [] } of comments) {
    const found = suppressed.find((one) => one.code === code && one.hasReason)
    if (found === undefined) continue
    effective.add(found)
    return true
  }
  return false
}

/** Takes the acceptances of a comment that have accepted nothing since the last call: `dev` links the same comment again. */
export function takeUnusedSuppressions({ suppressed = [] }: Comment): Suppression[] {
  return suppressed.filter((one) => !effective.delete(one))
}

/** True for a comment without text, tags and `@inheritDoc`. */
export function isEmpty({ content, inheritDoc }: Comment): boolean {
  return content === noComment.content && inheritDoc === undefined
}

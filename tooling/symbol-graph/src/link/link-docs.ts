import { nearestNames } from '@signpost/diagnostics/did-you-mean'
import type { Comment, LinkDestination } from '../docs/comment.ts'
import { contentOf } from '../docs/comment-content.ts'
import { plainTextDiagnostic } from '../docs/plain-text-diagnostic.ts'
import type { Docs, GraphDiagnostic, HastNode, SourcePosition } from '@signpost/graph-model/model'
import { plainText } from '@signpost/graph-model/model'
import type { GraphIndex, IndexedPackage, IndexedSymbol } from './graph-index.ts'
import { followInheritDoc, type InheritedComment, isEmpty } from './inherit-docs.ts'
import type { RefTable } from './refs.ts'
import { type LinkResolution, resolveLink } from './resolve-link.ts'

/** What the comments of one page are linked with. */
export interface DocsContext {
  /** Absent for a package's own comment. */
  symbol?: IndexedSymbol
  package: IndexedPackage
  index: GraphIndex
  refs: RefTable
  diagnostics: GraphDiagnostic[]
  /** Where what encloses the declaration is, for comments whose own place is not known. */
  declared?: SourcePosition
}

/** Where a diagnostic leads: the manifest when nothing is known of the declaration. */
type Place = Pick<GraphDiagnostic, 'file' | 'line'>

/** A linked comment: its docs and the parts that belong to tables. Content is empty where the comment has none. */
export interface LinkedComment {
  docs: Docs
  parameter(name: string): HastNode[]
  typeParameter(name: string): HastNode[]
  returns: HastNode[]
}

/**
 * Resolves the links of a comment. One that leads nowhere keeps its words and is reported with the names that are
 * nearest.
 *
 * @param declared - Where the declaration below the comment starts, when known.
 * @param overridden - The comment that is shown when there is none.
 */
export function linkComment(
  comment: Comment,
  declared: SourcePosition | undefined,
  context: DocsContext,
  overridden?: InheritedComment,
): LinkedComment {
  const placeOf = ({ lineOffset }: Pick<LinkDestination, 'lineOffset'>): Place => {
    const line =
      declared === undefined ? context.declared?.line : Math.max(1, declared.line - comment.lines + lineOffset)
    const file = (declared ?? context.declared)?.file ?? `${context.package.draft.source.repoPath}/package.json`
    return { file, ...(line === undefined ? {} : { line }) }
  }
  const report = (found: string, destination: LinkDestination): void => {
    context.diagnostics.push(unresolved(found, destination.parts, placeOf(destination), context))
  }
  if (comment.excess !== undefined)
    context.diagnostics.push(plainTextDiagnostic(comment.excess, placeOf({ lineOffset: 0 })))
  const origin = originOf(comment, context, overridden, report, placeOf)
  if (origin !== undefined) context.index.readsCommentsOf(origin.target.symbol)
  // What a doc model has taken from elsewhere is reported there.
  const isTaken = ({ text }: LinkDestination): boolean =>
    origin?.comment.links.some((link) => link.text === text) ?? false
  const own = linkContent(comment, context, (found, destination) => isTaken(destination) || report(found, destination))
  const { symbol } = origin?.target ?? {}
  // Names in a comment mean what they mean where it is written, and are reported there.
  const inherited =
    origin === undefined
      ? undefined
      : linkContent(origin.comment, { ...context, symbol: symbol!, package: symbol!.package }, () => undefined)
  const shared = inherited ?? own
  const written = contentOf(comment)
  const from = origin === undefined ? written : contentOf(origin.comment)
  const { docs } = written

  // Refs are numbered in the order in which content is linked.
  const summary = shared(from.docs.summary)
  const remarks = shared(from.docs.remarks)
  const deprecated = docs.deprecated && own(docs.deprecated)
  const examples = docs.examples.map(({ title, content: nodes }) => ({ title, content: own(nodes) }))
  const throws = docs.throws.map(own)
  const see = docs.see.map(own)
  const defaultValue = own(docs.defaultValue)
  const blocks = docs.blocks.map(({ tag, content: nodes }) => ({ tag, content: own(nodes) }))
  const inheritedFrom = origin && context.refs.target(origin.target)
  return {
    docs: {
      summary,
      summaryText: plainText(summary),
      remarks,
      ...(deprecated && { deprecated }),
      examples,
      throws,
      see,
      ...(defaultValue.length > 0 && { defaultValue }),
      blocks,
      ...(inheritedFrom !== undefined && { inheritedFrom }),
    },
    parameter: (name) => shared(from.parameters.get(name)),
    typeParameter: (name) => shared(from.typeParameters.get(name)),
    returns: shared(from.returns),
  }
}

/** Where the text of a comment comes from, when it is not written there. */
function originOf(
  comment: Comment,
  context: DocsContext,
  overridden: InheritedComment | undefined,
  report: (found: string, destination: LinkDestination) => void,
  placeOf: (destination: LinkDestination) => Place,
): InheritedComment | undefined {
  const { inheritDoc } = comment
  if (inheritDoc === undefined) return overridden !== undefined && isEmpty(comment) ? overridden : undefined
  if (context.symbol === undefined) return undefined
  const followed = followInheritDoc(comment, context.symbol, context.index)
  if (followed.status === 'unresolved') report(`{@inheritDoc ${inheritDoc.text}}`, inheritDoc)
  // Once for all of its comments, at the first of them in the first package; what only leads into it is not at fault.
  const { reportedCycles } = context.index
  if (
    followed.status === 'cycle' &&
    isFirstIn(followed.cycle, comment, context.symbol) &&
    !reportedCycles.has(comment)
  ) {
    for (const one of followed.cycle) reportedCycles.add(one.comment)
    context.diagnostics.push({
      code: 'SG-INHERITDOC-CYCLE',
      severity: 'warning',
      ...placeOf(inheritDoc),
      found: `{@inheritDoc ${inheritDoc.text}} in the comment of ${context.symbol.draft.id} leads back to itself: ${namesOf(followed.cycle)}`,
      expected: 'a chain of comments that ends with one that is written out',
      nextStep: 'Write one of the comments out.',
    })
  }
  return followed.status === 'found' ? followed : undefined
}

/** True for a comment of a cycle in the first of its packages by slug. */
function isFirstIn(cycle: readonly InheritedComment[], comment: Comment, { package: own }: IndexedSymbol): boolean {
  const slugs = cycle.map(({ target: { symbol } }) => symbol.package.draft.source.slug)
  return cycle.some((one) => one.comment === comment) && slugs.every((slug) => own.draft.source.slug <= slug)
}

/** The comments of a cycle by what they are written on, the last of them at the beginning too: `a!f -> a!g -> a!f`. */
function namesOf(cycle: readonly InheritedComment[]): string {
  const names = cycle.map(({ target: { symbol, member } }) =>
    member === undefined ? symbol.draft.id : `${symbol.draft.id}.${member.name}`,
  )
  return [names.at(-1)!, ...names].join(' -> ')
}

/** Renders parts of one comment, its links resolved where it is written. */
function linkContent(
  comment: Comment,
  context: DocsContext,
  report: (found: string, destination: LinkDestination) => unknown,
): (nodes: readonly HastNode[] | undefined) => HastNode[] {
  const targets = comment.links.map((destination) => {
    const resolution = resolveLink(destination, context.symbol, context.package, context.index)
    if (resolution.status === 'unresolved') report(`{@link ${destination.text}}`, destination)
    return resolution
  })
  return (nodes) => (nodes === undefined ? [] : linkNodes(nodes, targets, context.refs))
}

/** Gives links of rendered content their index in a ref table; a link without a target becomes its words. */
function linkNodes(nodes: readonly HastNode[], targets: readonly LinkResolution[], refs: RefTable): HastNode[] {
  return nodes.flatMap((node): HastNode[] => {
    if (typeof node === 'string') return [node]
    const [tagName, properties, ...children] = node
    const linked = linkNodes(children, targets, refs)
    const number = properties === 0 ? undefined : properties['dataRef']
    if (typeof number !== 'number' || properties === 0) return [[tagName, properties, ...linked]]
    const resolution = targets[number]
    if (resolution?.status === 'found')
      return [[tagName, { ...properties, dataRef: refs.target(resolution.target) }, ...linked]]
    if (resolution?.status === 'outside' && resolution.name?.href !== undefined) {
      return [[tagName, { ...properties, dataRef: refs.outside(resolution.name) }, ...linked]]
    }
    if (resolution?.status === 'package') {
      return [[tagName, { ...properties, dataRef: refs.package(resolution.package) }, ...linked]]
    }
    return linked
  })
}

/** `get` of `Map.get`, `Box` of `@acme/core#Box`. */
function lastName(name: string): string {
  return name.slice(Math.max(name.lastIndexOf('.'), name.lastIndexOf('#')) + 1)
}

function unresolved(
  found: string,
  parts: readonly { name: string }[],
  place: Place,
  { symbol, package: from, index }: DocsContext,
): GraphDiagnostic {
  const name = parts.map((part) => part.name).join('.')
  const members = symbol?.draft.facets.flatMap((facet) => facet.members.map((member) => member.name)) ?? []
  const names = [...index.shownNames(from), ...members]
  let near = nearestNames(name, names, { part: lastName })
  if (near.length === 0) near = nearestNames(name, index.allNames(), { part: lastName })
  return {
    code: 'SG-UNRESOLVED-LINK',
    severity: 'warning',
    ...place,
    found: symbol === undefined ? found : `${found} in the comment of ${symbol.draft.id}`,
    expected: 'the name of an export, of a member, or of a package with one',
    nextStep:
      near.length > 0
        ? `Did you mean ${near.join(' or ')}?`
        : 'Correct the name, export what it names, or write it as code.',
  }
}

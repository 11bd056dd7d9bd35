import { nearestNames } from '@signpost/diagnostics/did-you-mean'
import { type Comment, isSuppressed, type LinkDestination } from '../docs/comment.ts'
import { type CommentContent, contentOf, type ParameterFacts } from '../docs/comment-content.ts'
import { plainTextDiagnostic } from '../docs/plain-text-diagnostic.ts'
import type { Diagnostic } from '@signpost/diagnostics'
import type { Docs, HastNode, SourcePosition } from '@signpost/graph-model/model'
import { linesOfText } from '@signpost/graph-model/model'
import type { GraphIndex, IndexedPackage, IndexedSymbol } from './graph-index.ts'
import { followInheritDoc, type InheritedComment } from './inherit-docs.ts'
import { inheritedSections, type Section, sectionsOf, withParameterNames } from './inherited-sections.ts'
import type { TakenAnchors } from './anchors.ts'
import { withOwnIds } from './own-ids.ts'
import type { RefTable } from './refs.ts'
import { type LinkResolution, resolveLink } from './resolve-link.ts'
import { resolveOutside, resolvePlaced } from './resolve-reference.ts'

/** Context for linking the comments of one page. */
export interface DocsContext {
  /** Absent for the comment of a module. */
  symbol?: IndexedSymbol
  package: IndexedPackage
  index: GraphIndex
  refs: RefTable
  diagnostics: Diagnostic[]
  /** Position of the enclosing declaration or module, for comments without a known position. */
  declared?: Place
  /** Anchors of the page, among which ids in the comment are unique. */
  anchors: TakenAnchors
  /** Names of the parameters and type parameters around the comment; a link to one of them is code. */
  parameters?: ReadonlySet<string>
}

/** Position of a diagnostic. The fallback for an unknown declaration is the package's manifest. */
type Place = Pick<Diagnostic, 'file' | 'line'>

/** Linked comment: its docs, and the parts that tables show. Content is empty where the comment has none. */
export interface LinkedComment {
  docs: Docs
  parameter(name: string): HastNode[]
  /** Type and default of a parameter, where the comment has them. */
  parameterFacts(name: string): ParameterFacts
  /** Names and paths of parameters with a text, inherited ones included. */
  paths: readonly string[]
  /** Names of parameters that the comment documents itself, in order. */
  parameterNames: readonly string[]
  typeParameter(name: string): HastNode[]
  /** Names of type parameters that the comment documents itself, in order. */
  typeParameterNames: readonly string[]
  returns: HastNode[]
}

/**
 * Resolves the links of a comment. An unresolved link becomes plain text and is reported with the nearest names.
 *
 * @param declared - Start of the declaration below the comment, when known.
 * @param overridden - Comments to inherit the sections from that this one lacks, nearest first.
 * @param names - Names of the declaration's parameters, in order.
 */
export function linkComment(
  comment: Comment,
  declared: SourcePosition | undefined,
  context: DocsContext,
  overridden: Iterable<InheritedComment> = [],
  names: readonly string[] = [],
): LinkedComment {
  const placeOf = ({ lineOffset }: Pick<LinkDestination, 'lineOffset'>): Place => {
    const line =
      declared === undefined ? context.declared?.line : Math.max(1, declared.line - comment.lines + lineOffset)
    const file = (declared ?? context.declared)?.file ?? `${context.package.draft.source.repoPath}/package.json`
    return { file, ...(line === undefined ? {} : { line }) }
  }
  const report = (found: string, destination: LinkDestination): void => {
    if (isSuppressed('SG-UNRESOLVED-LINK', [comment])) return
    context.diagnostics.push(unresolved(found, destination.parts, placeOf(destination), context))
  }
  if (comment.excess !== undefined)
    context.diagnostics.push(plainTextDiagnostic(comment.excess, placeOf({ lineOffset: 0 })))
  const followed = comment.inheritDoc && copiedComment(comment, comment.inheritDoc, context, report, placeOf)
  const shown = followed === undefined ? (comment.copy ?? comment) : comment
  const written = contentOf(shown)
  const own = linkContent(shown, context, report)
  const sources = new Map<Section, [content: CommentContent, link: Linker, origin?: InheritedComment]>()
  const had = sectionsOf(written)
  for (const origin of comment.inheritDoc === undefined ? overridden : followed === undefined ? [] : [followed]) {
    const taken = inheritedSections(comment, had)
    if (taken.size === 0) break
    const { symbol } = origin.target
    context.index.readsCommentsOf(symbol)
    // Inherited text resolves in the scope of its origin, where its unresolved links are also reported.
    const link = linkContent(origin.comment, { ...context, symbol, package: symbol.package }, () => undefined)
    const content = withParameterNames(contentOf(origin.comment), origin, names)
    const found = sectionsOf(content)
    for (const section of taken) {
      if (!found.has(section) && sources.has(section)) continue
      sources.set(section, [content, link, origin])
      if (found.has(section)) had.add(section)
    }
  }
  const source = (section: Section) => sources.get(section) ?? ([written, own] as const)

  // Keep this order: refs are numbered as content is linked.
  // A comment with `@inheritDoc` may have texts of its own besides.
  const added = followed === undefined ? undefined : written
  const [{ docs: text }, linkText] = source('summary')
  const summary = [...own(added?.docs.summary), ...linkText(text.summary)]
  const [{ docs: more }, linkMore] = source('remarks')
  const remarks = [...linkMore(more.remarks), ...own(added?.docs.remarks)]
  const [{ docs: deprecation }, linkDeprecation] = source('deprecated')
  const deprecated = deprecation.deprecated && linkDeprecation(deprecation.deprecated)
  const [{ docs: samples }, linkExample] = source('examples')
  const examples = samples.examples.map(({ title, content: nodes }) => ({ title, content: linkExample(nodes) }))
  const [{ docs: errors }, linkError] = source('throws')
  const throws = errors.throws.map(linkError)
  const [{ docs: others }, linkOther] = source('see')
  const see = others.see.map(linkOther)
  const [{ docs: values }, linkValue] = source('defaultValue')
  const defaultValue = linkValue(values.defaultValue)
  const [{ docs: tagged }, linkTagged] = source('blocks')
  const blocks = tagged.blocks.map(({ tag, content: nodes }) => ({ tag, content: linkTagged(nodes) }))
  const origin = sources.get('summary')?.[2]
  const inheritedFrom = origin && refOf(origin, context)
  const [{ parameters, parameterFacts }, linkParameter] = source('parameters')
  const [{ typeParameters }, linkType] = source('typeParameters')
  const [{ returns }, linkReturns] = source('returns')
  return {
    docs: {
      summary,
      summaryText: linesOfText(summary),
      remarks,
      ...(deprecated && { deprecated }),
      examples,
      throws,
      see,
      ...(defaultValue.length > 0 && { defaultValue }),
      blocks,
      ...(inheritedFrom !== undefined && { inheritedFrom }),
    },
    parameter: (name) =>
      added?.parameters.has(name) ? own(added.parameters.get(name)) : linkParameter(parameters.get(name)),
    parameterFacts: (name) => ({ ...parameterFacts.get(name), ...added?.parameterFacts.get(name) }),
    paths: [...new Set([...parameters.keys(), ...(added?.parameters.keys() ?? [])])],
    parameterNames: sources.has('parameters') ? [...(added?.parameters.keys() ?? [])] : [...parameters.keys()],
    typeParameterNames: sources.has('typeParameters')
      ? [...(added?.typeParameters.keys() ?? [])]
      : [...typeParameters.keys()],
    // JSDoc has no tag for type parameters; some authors use that of parameters.
    typeParameter: (name) => {
      if (added?.typeParameters.has(name)) return own(added.typeParameters.get(name))
      return typeParameters.has(name) ? linkType(typeParameters.get(name)) : linkParameter(parameters.get(name))
    },
    returns: added !== undefined && added.returns.length > 0 ? own(added.returns) : linkReturns(returns),
  }
}

type Linker = (nodes: readonly HastNode[] | undefined) => HastNode[]

/** Ref of the declaration with an inherited comment; absent for one without an address. */
function refOf({ target, outside }: InheritedComment, { index, refs }: DocsContext): number | undefined {
  if (outside === undefined) return refs.target(target)
  if (outside.from === undefined) return undefined
  const placed = resolvePlaced(outside.from, index)
  if (placed !== undefined) return refs.target({ symbol: placed })
  const name = resolveOutside(outside.from, index)
  return name && refs.outside(name)
}

/** Comment that `@inheritDoc` copies. */
function copiedComment(
  comment: Comment,
  inheritDoc: LinkDestination,
  context: DocsContext,
  report: (found: string, destination: LinkDestination) => void,
  placeOf: (destination: LinkDestination) => Place,
): InheritedComment | undefined {
  if (context.symbol === undefined) return undefined
  const followed = followInheritDoc(comment, context.symbol, context.index)
  if (followed.status === 'unresolved') report(`{@inheritDoc ${inheritDoc.text}}`, inheritDoc)
  // Report a cycle once, in its first package. Comments that only lead into the cycle are not at fault.
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

/** True for a comment in the cycle whose package is the first one by slug. */
function isFirstIn(cycle: readonly InheritedComment[], comment: Comment, { package: own }: IndexedSymbol): boolean {
  const slugs = cycle.map(({ target: { symbol } }) => symbol.package.draft.source.slug)
  return cycle.some((one) => one.comment === comment) && slugs.every((slug) => own.draft.source.slug <= slug)
}

/** Declarations of a cycle, with the last one also at the start: `a!f -> a!g -> a!f`. */
function namesOf(cycle: readonly InheritedComment[]): string {
  const names = cycle.map(({ target: { symbol, member } }) =>
    member === undefined ? symbol.draft.id : `${symbol.draft.id}.${member.name}`,
  )
  return [names.at(-1)!, ...names].join(' -> ')
}

/** Resolves the links of a comment in its scope, and returns a function that links parts of its content. */
function linkContent(
  comment: Comment,
  context: DocsContext,
  report: (found: string, destination: LinkDestination) => unknown,
): Linker {
  const targets = comment.links.map((destination): LinkResolution | 'code' => {
    const resolution = resolveLink(destination, context.symbol, context.package, context.index)
    if (resolution.status !== 'unresolved') return resolution
    const [only, ...others] = destination.parts
    if (others.length === 0 && only !== undefined && context.parameters?.has(only.name) === true) return 'code'
    if (destination.isOptional !== true) report(`{@link ${destination.text}}`, destination)
    return resolution
  })
  return (nodes) => (nodes === undefined ? [] : withOwnIds(linkNodes(nodes, targets, context.refs), context.anchors))
}

/** Sets the ref index of each link in rendered content. A link without a target becomes its text. */
function linkNodes(
  nodes: readonly HastNode[],
  targets: readonly (LinkResolution | 'code')[],
  refs: RefTable,
): HastNode[] {
  return nodes.flatMap((node): HastNode[] => {
    if (typeof node === 'string') return [node]
    const [tagName, properties, ...children] = node
    const linked = linkNodes(children, targets, refs)
    const number = properties === 0 ? undefined : properties['dataRef']
    if (typeof number !== 'number' || properties === 0) return [[tagName, properties, ...linked]]
    const resolution = targets[number]
    if (resolution === 'code') return [['code', 0, ...linked]]
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

/** Last part of a name: `get` of `Map.get`, `Box` of `@acme/core#Box`. */
function lastName(name: string): string {
  return name.slice(Math.max(name.lastIndexOf('.'), name.lastIndexOf('#')) + 1)
}

/** Whether a name has no owner, or one like that of a wrong name: no `Lid.size` for `Box.size`. */
function isOwnerNear(owner: string, name: string): boolean {
  const own = /(?<own>[^#.]+)\.[^#.]+$/u.exec(name)?.groups?.['own']
  return owner === '' || own === undefined || nearestNames(owner, [own]).length > 0
}

function unresolved(
  found: string,
  parts: readonly { name: string }[],
  place: Place,
  { symbol, package: from, index }: DocsContext,
): Diagnostic {
  const name = parts.map((part) => part.name).join('.')
  const members = symbol?.draft.facets.flatMap((facet) => facet.members.map((member) => member.name)) ?? []
  const owner = parts.at(-2)?.name ?? ''
  const nearIn = (names: readonly string[]): string[] =>
    nearestNames(
      name,
      names.filter((one) => isOwnerNear(owner, one)),
      { part: lastName },
    )
  const { dependencies } = from.draft.source
  let near = nearIn([...index.shownNames(from), ...members])
  if (near.length === 0) near = nearIn(index.namesOfPackages(dependencies))
  return {
    code: 'SG-UNRESOLVED-LINK',
    severity: 'warning',
    ...place,
    ...(symbol !== undefined && { symbol: symbol.draft.id }),
    found: symbol === undefined ? found : `${found} in the comment of ${symbol.draft.id}`,
    expected: 'the name of an export, of a member, or of a package with one',
    nextStep:
      near.length > 0
        ? `Did you mean ${near.join(' or ')}?`
        : 'Correct the name, export what it names, or write it as code.',
  }
}

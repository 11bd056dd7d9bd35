import type { Comment } from '../docs/comment.ts'
import type { CompactContent, CompactDocs } from '../reader/format.ts'
import type { GraphDiagnostic, HastNode, SourcePosition } from '../reader/model.ts'
import { encodeContent } from '../write/encode-hast.ts'
import type { GraphIndex, IndexedPackage, IndexedSymbol } from './graph-index.ts'
import { nearestNames } from './nearest-names.ts'
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

/** A linked comment: its docs and the parts that belong to tables. */
export interface LinkedComment {
  docs?: CompactDocs
  content(nodes: readonly HastNode[] | undefined): CompactContent | undefined
}

/**
 * Resolves the links of a comment. One that leads nowhere keeps its words and is reported with the names that are
 * nearest.
 *
 * @param declared - Where the declaration below the comment starts, when known.
 */
export function linkComment(
  comment: Comment,
  declared: SourcePosition | undefined,
  context: DocsContext,
): LinkedComment {
  const lineAt = (offset: number): number | undefined => {
    return declared === undefined ? context.declared?.line : Math.max(1, declared.line - comment.lines + offset)
  }
  const file = (declared ?? context.declared)?.file
  const targets = comment.links.map((destination) => {
    const resolution = resolveLink(destination, context.symbol, context.package, context.index)
    if (resolution.status === 'unresolved') {
      const line = lineAt(destination.lineOffset)
      context.diagnostics.push(unresolved(`{@link ${destination.text}}`, destination.parts, line, file, context))
    }
    return resolution
  })
  const content = (nodes: readonly HastNode[] | undefined): CompactContent | undefined => {
    return nodes === undefined ? undefined : encodeContent(linkNodes(nodes, targets, context.refs))
  }

  const { docs, inheritDoc } = comment
  const inherited =
    inheritDoc === undefined ? undefined : resolveLink(inheritDoc, context.symbol, context.package, context.index)
  const linked: CompactDocs = {}
  const put = <Key extends keyof CompactDocs>(key: Key, value: CompactDocs[Key] | undefined): void => {
    if (value !== undefined && !(Array.isArray(value) && value.length === 0)) linked[key] = value
  }
  put('s', content(docs.summary))
  put('r', content(docs.remarks))
  if (docs.deprecated !== undefined) linked.x = content(docs.deprecated) ?? [1]
  put(
    'e',
    docs.examples.map(({ title, content: nodes }) => [title, content(nodes) ?? [1]] as const),
  )
  put(
    't',
    docs.throws.map((nodes) => content(nodes) ?? [1]),
  )
  put(
    'l',
    docs.see.map((nodes) => content(nodes) ?? [1]),
  )
  put('v', content(docs.defaultValue))
  put(
    'b',
    docs.blocks.map(({ tag, content: nodes }) => [tag, content(nodes) ?? [1]] as const),
  )
  if (inherited?.status === 'found') put('i', context.refs.target(inherited.target))
  if (inherited?.status === 'unresolved') {
    const line = lineAt(inheritDoc!.lineOffset)
    context.diagnostics.push(unresolved(`{@inheritDoc ${inheritDoc!.text}}`, inheritDoc!.parts, line, file, context))
  }
  return { ...(Object.keys(linked).length === 0 ? {} : { docs: linked }), content }
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
    if (resolution?.status === 'package') {
      return [[tagName, { ...properties, dataRef: refs.package(resolution.package) }, ...linked]]
    }
    return linked
  })
}

function unresolved(
  found: string,
  parts: readonly { name: string }[],
  line: number | undefined,
  file: string | undefined,
  { symbol, package: from, index }: DocsContext,
): GraphDiagnostic {
  const name = parts.map((part) => part.name).join('.')
  const members = symbol?.draft.facets.flatMap((facet) => facet.members.map((member) => member.name)) ?? []
  const names = [...from.byName.keys(), ...members]
  let near = nearestNames(name, names)
  if (near.length === 0) {
    near = nearestNames(
      name,
      index.packages.flatMap((one) => [...one.byName.keys()].map((own) => `${one.draft.source.name}#${own}`)),
    )
  }
  const { repoPath } = from.draft.source
  return {
    code: 'SG-UNRESOLVED-LINK',
    severity: 'warning',
    file: file ?? `${repoPath}/package.json`,
    ...(line === undefined ? {} : { line }),
    found: symbol === undefined ? found : `${found} in the comment of ${symbol.draft.id}`,
    expected: 'the name of an export, of a member, or of a package with one',
    nextStep:
      near.length > 0
        ? `Did you mean ${near.join(' or ')}?`
        : 'Correct the name, export what it names, or write it as code.',
  }
}

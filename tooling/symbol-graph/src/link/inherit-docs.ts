import { type Comment, isEmpty } from '../docs/comment.ts'
import type { DraftMember, DraftOverridden, DraftSignature } from '../draft/draft.ts'
import { lineText } from '../signature/line.ts'
import type { GraphIndex, IndexedSymbol, LinkTarget } from './graph-index.ts'
import type { Overridden } from './overridden.ts'
import { resolveLink } from './resolve-link.ts'

/** Comment shown in place of another one. */
export interface InheritedComment {
  comment: Comment
  /** Declaration with the comment. For a comment that no page has, the one that inherits it. */
  target: LinkTarget
  /** Set for a comment that no page has: where it is from. */
  outside?: Pick<DraftOverridden, 'from' | 'parameters'>
}

/** Result of following `@inheritDoc`. */
export type Inheritance =
  | ({ status: 'found' } & InheritedComment)
  | { status: 'none' }
  | { status: 'unresolved' }
  | { status: 'cycle'; cycle: readonly InheritedComment[] }

/** Follows `@inheritDoc` to the first comment without it. A `cycle` leaves out the comments that only lead into it. */
export function followInheritDoc(comment: Comment, scope: IndexedSymbol, index: GraphIndex): Inheritance {
  let at: InheritedComment = { comment, target: { symbol: scope } }
  const visited = [at]
  while (at.comment.inheritDoc !== undefined) {
    const { symbol } = at.target
    const found = resolveLink(at.comment.inheritDoc, symbol, symbol.package, index)
    if (found.status !== 'found')
      return at.comment === comment && found.status === 'unresolved' ? found : { status: 'none' }
    const next = commentOf(found.target)
    if (next === undefined) return { status: 'none' }
    const before = visited.findIndex((one) => one.comment === next)
    at = { comment: next, target: found.target }
    visited.push(at)
    if (before !== -1) return { status: 'cycle', cycle: visited.slice(before + 1) }
  }
  return at.comment === comment ? { status: 'none' } : { status: 'found', ...at }
}

/**
 * Comments for what an overload does not document itself, nearest first: of the members that it overrides, then of those that
 * it implements, then one that no page has.
 *
 * @param at - Index of the overload in its member.
 */
export function* overriddenComments(
  symbol: IndexedSymbol,
  { overrides, implements: implemented }: Overridden,
  member: DraftMember,
  at: number,
  index: GraphIndex,
): Generator<InheritedComment> {
  for (const target of [...overrides, ...implemented]) {
    const overload = overloadOf(target.member!, member, at)
    const signature = overload === undefined ? undefined : signatureOf({ ...target, overload })
    if (signature === undefined) continue
    const placed = { ...target, overload: overload! }
    const { comment } = signature
    if (!isEmpty(comment)) {
      const followed = followInheritDoc(comment, target.symbol, index)
      yield followed.status === 'found' ? followed : { comment, target: placed }
    }
    yield* outsideComment(signature, placed)
  }
  yield* outsideComment(member.signatures[at]!, { symbol, member, overload: at })
}

function outsideComment({ overridden }: DraftSignature, target: LinkTarget): InheritedComment[] {
  if (overridden === undefined || isEmpty(overridden.comment)) return []
  const { name } = target.symbol.package.draft.source
  // Names in a comment of another package are unknown here.
  const isOwn = overridden.from?.startsWith(`${name}!`) === true
  const comment = isOwn ? overridden.comment : { ...overridden.comment, links: [] }
  return [{ comment, target, outside: overridden }]
}

/**
 * Overload of a base's member: the one that is written alike, else the one in the same place that no other is like. The only one
 * of a base is that of all overloads; where one is written alike, of those that name their parameters alike.
 */
function overloadOf(base: DraftMember, own: DraftMember, at: number): number | undefined {
  const isOnly = base.signatures.length === 1
  if (isOnly && own.signatures.length === 1) return 0
  const [theirs, ours] = [base, own].map(({ name, signatures }) =>
    signatures.map(({ line }) => lineText(line)).map((text) => text.slice(text.indexOf(name))),
  ) as [string[], string[]]
  const same = theirs.indexOf(ours[at]!)
  if (same !== -1) return same
  const isAlike = (one: string): boolean => ours.includes(one)
  if (isOnly) return !isAlike(theirs[0]!) || hasNamesOf(base.signatures[0]!, own.signatures[at]!) ? 0 : undefined
  return at < theirs.length && !isAlike(theirs[at]!) ? at : undefined
}

function hasNamesOf(base: DraftSignature, { parameters }: DraftSignature): boolean {
  return parameters.every(({ name }, at) => base.parameters[at]?.name === name)
}

function commentOf(target: LinkTarget): Comment | undefined {
  return signatureOf(target)?.comment
}

/** Signature of a target; the first one when the target has no number of an overload. */
export function signatureOf({ symbol, member, overload }: LinkTarget): DraftSignature | undefined {
  const signatures = member?.signatures ?? symbol.draft.facets[0]?.signatures
  return signatures?.[overload ?? 0]
}

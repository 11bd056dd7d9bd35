import { createHash } from 'node:crypto'
import type { DraftFacet, DraftSignature, DraftSymbol } from '../draft/draft.ts'
import { encodeAnchor, memberAnchor, memberPart, pageParts } from '@signpost/graph-model/model'
import type { Kind } from '@signpost/graph-model/model'
import { lineText } from '../signature/line.ts'

/** Anchors of one symbol's page, in the order of its facets, signatures and members. */
export interface PageAnchors {
  facets: readonly FacetAnchors[]
  /** Further page of each anchor that is not on the first page; empty for all but very large symbols. */
  parts: ReadonlyMap<string, string>
}

/** Anchors of one facet. */
export interface FacetAnchors {
  /** Anchor of the facet itself: that of its first signature. */
  anchor: string
  signatures: readonly string[]
  members: readonly { anchor: string; signatures: readonly string[] }[]
}

/**
 * Assigns a unique anchor to every declaration, member and overload of a page.
 *
 * @param taken - Anchors of other symbols on the same pages, to which these are added. Unexported symbols of a package share one,
 *   which has the {@link unexportedAnchor} of each at first.
 */
export function pageAnchors(symbol: DraftSymbol, taken: Set<string> = new Set()): PageAnchors {
  const unique = (anchor: string): string => uniqueIn(taken, anchor)
  const kinds = symbol.facets.map(({ kind }) => kind)
  const inside = symbol.isUnexported === true ? `${unexportedAnchor(symbol)}.` : ''
  const heads = symbol.facets.map((facet, facetAt) => {
    if (symbol.isUnexported !== true) return declarationAnchors(symbol, facet, kinds, unique)
    return facet.signatures.map((_, at) => {
      if (facetAt === 0 && at === 0) return unexportedAnchor(symbol)
      return unique(`${inside}${facet.kind}${at === 0 ? '' : `-${at + 1}`}`)
    })
  })
  const facets = symbol.facets.map((facet, index) => ({
    anchor: heads[index]![0]!,
    signatures: heads[index]!,
    members: facet.members.map(({ name, kind, isStatic, signatures }) => {
      const anchor = unique(inside + memberAnchor(name, kind, isStatic))
      if (signatures.length === 1) return { anchor, signatures: [anchor] }
      if (/(?:^|\.)(?:call|new|index)-1$/u.test(anchor) && /^(?:call|construct|index)$/u.test(kind)) {
        const stem = anchor.slice(0, -1)
        return { anchor, signatures: signatures.map((_, at) => (at === 0 ? anchor : unique(`${stem}${at + 1}`))) }
      }
      return { anchor, signatures: overloadAnchors(anchor, signatures, unique) }
    }),
  }))
  return { facets, parts: partsOf(symbol, facets) }
}

/** Further pages of anchors. The pages of others show an unexported symbol in short, and have no further pages for it. */
function partsOf(symbol: DraftSymbol, anchors: readonly FacetAnchors[]): Map<string, string> {
  const { members } = pageParts(symbol.isUnexported === true ? [] : symbol.facets, 0)
  const parts = symbol.facets.flatMap((facet, facetAt) =>
    facet.members.flatMap((member, memberAt) => {
      const part = memberPart(members.get(member) ?? 1)
      const { anchor, signatures } = anchors[facetAt]!.members[memberAt]!
      return part === undefined ? [] : [anchor, ...signatures].map((one) => [one, part] as const)
    }),
  )
  return new Map(parts)
}

/** Anchor of an unexported symbol on the pages that name it: the heading above all of its declarations. */
export function unexportedAnchor({ id }: Pick<DraftSymbol, 'id'>): string {
  return `~${id
    .slice(id.indexOf('~') + 1)
    .split('~')
    .map(encodeAnchor)
    .join('~')}`
}

function declarationAnchors(
  symbol: DraftSymbol,
  { kind, signatures }: DraftFacet,
  kinds: readonly Kind[],
  unique: (anchor: string) => string,
): string[] {
  if (kind === 'function' && signatures.length > 1) {
    return overloadAnchors(encodeAnchor(symbol.displayName), signatures, unique)
  }
  const isTwin = kinds.includes('type') && kinds.includes('variable')
  const anchor = isTwin && kind === 'variable' ? 'value' : kind
  return signatures.map((_, index) => unique(index === 0 ? anchor : `${anchor}-${index + 1}`))
}

/**
 * Returns anchors such as `on~1a2b3c`: the name and 6 hex digits of a hash of the parameter types. Overloads with equal
 * parameter types also get a number.
 */
function overloadAnchors(
  name: string,
  signatures: readonly DraftSignature[],
  unique: (anchor: string) => string,
): string[] {
  return signatures.map((signature) => {
    const text = lineText(signature.line)
    const types = signature.parameters.flatMap(({ type }) => (typeof type === 'string' ? [] : text.slice(...type)))
    const key = createHash('sha256').update(types.join('\n')).digest('hex').slice(0, 6)
    return unique(`${name}~${key}`)
  })
}

/** Anchors that a page has so far. */
export interface TakenAnchors {
  /** Adds the anchors of a symbol's declarations and members. */
  reserve(anchors: PageAnchors): void
  /** True when none of the anchors of a symbol is taken. */
  isFree(anchors: PageAnchors): boolean
  /** Adds an anchor; a number follows one that is taken. */
  unique(anchor: string): string
}

/**
 * Starts a set of the anchors of a page.
 *
 * @param others - Anchors that may be added later.
 */
export function takenAnchors(others: ReadonlySet<string> = new Set()): TakenAnchors {
  const taken = new Set<string>()
  return {
    reserve(anchors) {
      for (const anchor of allOf(anchors)) taken.add(anchor)
    },
    isFree: (anchors) => !allOf(anchors).some((anchor) => taken.has(anchor)),
    unique: (anchor) => uniqueIn(taken, anchor, others),
  }
}

function allOf({ facets }: PageAnchors): string[] {
  return facets.flatMap(({ signatures, members }) => [
    ...signatures,
    ...members.flatMap((one) => [one.anchor, ...one.signatures]),
  ])
}

const nothing: ReadonlySet<string> = new Set()

function uniqueIn(taken: Set<string>, anchor: string, others: ReadonlySet<string> = nothing): string {
  let free = anchor
  for (let count = 2; taken.has(free) || others.has(free); count += 1) free = `${anchor}~${count}`
  taken.add(free)
  return free
}

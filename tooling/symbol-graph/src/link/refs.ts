import { firstSentence, isTrivialCall, leadIndex, memberId } from '@signpost/graph-model/model'
import type { PageKey, Ref } from '@signpost/graph-model/model'
import type { OutsideName } from './outside/outside-name.ts'
import type { Comment } from '../docs/comment.ts'
import type { DraftSignature } from '../draft/draft.ts'
import { lineText } from '../signature/line.ts'
import { unexportedAnchor } from './anchors.ts'
import type { GraphIndex, IndexedPackage, IndexedSymbol, LinkTarget } from './graph-index.ts'
import { cut, shownLine } from './shown-line.ts'
import { routeOf } from './signatures/route.ts'

/** Table of the link targets of a page, in order of first use. */
export interface RefTable {
  /** Index of the ref for a symbol, a facet or a member. */
  target(target: LinkTarget): number
  /** Same, for a list that is long: a new ref has no summary. */
  brief(target: LinkTarget): number
  /** Index of the ref for a package's page. */
  package(target: IndexedPackage): number
  /** Index of the ref for something outside the graph. */
  outside(name: OutsideName): number
  /**
   * Links the refs to unexported symbols and their members, which have no page of their own. A member that is not shown has the
   * anchor of its symbol.
   *
   * @param placeOf - Place of an unexported symbol; undefined for none.
   */
  placeUnexported(placeOf: (id: string) => UnexportedPlace | undefined): void
  /** Unexported symbol that the ref at an index leads to, also by one of its members. */
  unexportedAt(at: number): IndexedSymbol | undefined
  /** Whether the members of the symbol of a ref are shown where the ref leads to. Call it after the refs are placed. */
  showsMembers(at: number): boolean
  /**
   * Defers a ref to `finish()`, after all others, because it is derived from another ref that may still change.
   *
   * @param make - Creates the ref.
   * @param put - Receives its index.
   */
  addLast(make: () => Ref, put: (index: number) => void): void
  /** Adds the last refs and returns the whole table. */
  finish(): readonly Ref[]
  /** Refs so far. */
  readonly refs: readonly Ref[]
}

/** Where an unexported symbol is shown. */
export interface UnexportedPlace {
  /** Absent for the page of the table. */
  page?: PageKey
  hasMembers: boolean
}

/** Page that shows an unexported symbol in full; undefined when no signature names it. */
export function homePlace(id: string, index: GraphIndex): UnexportedPlace | undefined {
  const named = index.byId.get(id)
  const page = named && index.homes.of(named)[0]?.page
  return page && { page, hasMembers: true }
}

/** Longest signature of a ref, in characters. */
const longestSignature = 120

/** Starts an empty table. */
export function createRefTable(index: GraphIndex): RefTable {
  const indices = new Map<string, number>()
  const refs: Ref[] = []
  const last: { make: () => Ref; put: (index: number) => void }[] = []
  /** Targets that are unexported, by the index of their ref. */
  const unexported = new Map<number, LinkTarget>()
  const withoutMembers = new Set<number>()
  const addSymbol = (target: LinkTarget, isBrief: boolean): number => {
    const id = targetId(target)
    const at = add(`${id} ${target.anchor ?? ''}`, () => {
      const ref = symbolRef(id, target)
      if (isBrief) return { ...ref, summary: '' }
      const lead = leadSignature(signaturesOf(target))
      if (lead === undefined) return ref
      const route = routeOf(lead, target.symbol, index, target.member)
      return route === undefined
        ? { ...ref, signature: cut(shownLine(lead, target.symbol, index), longestSignature) }
        : { ...ref, route }
    })
    const { isUnexported, isAugmentation } = target.symbol.draft
    if (isUnexported === true && isAugmentation !== true) unexported.set(at, target)
    return at
  }
  const add = (key: string, ref: () => Ref): number => {
    const known = indices.get(key)
    if (known !== undefined) return known
    indices.set(key, refs.length)
    return refs.push(ref()) - 1
  }
  return {
    refs,
    placeUnexported(placeOf) {
      for (const [at, { symbol, member, anchor }] of unexported) {
        const place = placeOf(symbol.draft.id)
        if (place === undefined) continue
        const { page, hasMembers } = place
        if (!hasMembers) withoutMembers.add(at)
        const shown = member === undefined || hasMembers ? anchor : undefined
        refs[at] = { ...refs[at]!, ...(page && { page }), anchor: shown ?? unexportedAnchor(symbol.draft) }
      }
    },
    unexportedAt: (at) => unexported.get(at)?.symbol,
    showsMembers: (at) => !withoutMembers.has(at),
    addLast: (make, put) => void last.push({ make, put }),
    finish() {
      for (const { make, put } of last.splice(0)) put(refs.push(make()) - 1)
      return refs
    },
    target: (target) => {
      index.readsSummaryOf(target.symbol)
      return addSymbol(target, false)
    },
    brief: (target) => addSymbol(target, true),
    package: ({ draft: { source } }) => {
      const id = `${source.slug}!`
      return add(id, () => ({
        id,
        text: source.name,
        package: source.slug,
        summary: source.description,
        deprecated: false,
      }))
    },
    outside: ({ id, href }) =>
      add(id, () => ({
        id,
        text: textOf(id),
        ...(href === undefined ? {} : { href }),
        summary: '',
        deprecated: false,
      })),
  }
}

/** Id of the member, or of the symbol for a target without a member. */
export function targetId({ symbol, member }: LinkTarget): string {
  return member === undefined ? symbol.draft.id : memberId(symbol.draft.id, member.name, member.kind, member.isStatic)
}

/** Page of a symbol that has an anchor: one of its further pages, if it is very large. */
export function pageOfAnchor({ page, anchors }: IndexedSymbol, anchor: string | undefined): PageKey {
  const part = anchor === undefined ? undefined : anchors.parts.get(anchor)
  return part === undefined ? page : { ...page, part }
}

function signaturesOf({ symbol, member }: LinkTarget): readonly DraftSignature[] {
  return member?.signatures ?? symbol.draft.facets[0]!.signatures
}

/** Declaration that stands for all overloads; undefined without any. */
export function leadSignature(signatures: readonly DraftSignature[]): DraftSignature | undefined {
  return signatures[leadAmong(signatures)] ?? signatures[0]
}

function leadAmong(signatures: readonly DraftSignature[]): number {
  if (signatures.length < 2) return 0
  return leadIndex(
    signatures.map(({ comment: { summaryText, isDeprecated }, line, parameters, type }) => ({
      summaryText,
      isDeprecated,
      isTrivial: isTrivialCall(
        parameters.map((one) => lineText(line).slice(...one.type)),
        lineText(line).slice(...(type ?? [0, 0])),
      ),
    })),
  )
}

function symbolRef(id: string, { symbol, member, anchor }: LinkTarget): Ref {
  const { draft } = symbol
  const isUnexported = draft.isUnexported === true
  return {
    id,
    text: member === undefined ? draft.name : `${draft.name}.${member.name}`,
    ...(isUnexported ? {} : { page: pageOfAnchor(symbol, anchor) }),
    ...(isUnexported || anchor === undefined ? {} : { anchor }),
    ...(draft.isAugmentation === true
      ? { package: symbol.package.draft.source.slug, anchor: anchor ?? unexportedAnchor(draft) }
      : {}),
    summary: firstSentence(leadComment(member?.signatures ?? draft.facets[0]!.signatures)?.summaryText ?? ''),
    deprecated: isDeprecated(symbol, member),
  }
}

/** Comment that stands for all overloads; undefined without any. */
export function leadComment(signatures: readonly DraftSignature[]): Comment | undefined {
  return leadSignature(signatures)?.comment
}

/** Text of an outside ref: `Promise.all` of `ext:typescript!Promise#all`. */
function textOf(id: string): string {
  return id.slice(id.indexOf('!') + 1).replace('#', '.')
}

/** True when every overload of the member, or every declaration of the symbol's primary facet, is deprecated. */
export function isDeprecated({ draft }: IndexedSymbol, member?: LinkTarget['member']): boolean {
  const signatures = member?.signatures ?? draft.facets[0]!.signatures
  return signatures.length > 0 && signatures.every(({ comment }) => comment.isDeprecated)
}

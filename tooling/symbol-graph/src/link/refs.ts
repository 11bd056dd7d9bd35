import { firstSentence } from '../docs/first-sentence.ts'
import { memberId } from '@signpost/graph-model/model'
import type { PageKey, Ref } from '@signpost/graph-model/model'
import type { OutsideName } from './outside/outside-name.ts'
import { unexportedAnchor } from './anchors.ts'
import type { GraphIndex, IndexedPackage, IndexedSymbol, LinkTarget } from './graph-index.ts'

/** Table of the link targets of a page, in order of first use. */
export interface RefTable {
  /** Index of the ref for a symbol, a facet or a member. */
  target(target: LinkTarget): number
  /** Same, for a list that is long: a new ref has no summary, and no anchor of an unexported symbol. */
  brief(target: LinkTarget): number
  /** Index of the ref for a package's page. */
  package(target: IndexedPackage): number
  /** Index of the ref for something outside the graph. */
  outside(name: OutsideName): number
  /** Removes the anchors of refs to unexported symbols that the page leaves out. */
  unplace(isMissing: (id: string) => boolean): void
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

/** Starts an empty table. */
export function createRefTable(index: Pick<GraphIndex, 'readsSummaryOf'>): RefTable {
  const indices = new Map<string, number>()
  const refs: Ref[] = []
  const last: { make: () => Ref; put: (index: number) => void }[] = []
  const add = (key: string, ref: () => Ref): number => {
    const known = indices.get(key)
    if (known !== undefined) return known
    indices.set(key, refs.length)
    return refs.push(ref()) - 1
  }
  return {
    refs,
    unplace(isMissing) {
      refs.forEach((ref, at) => {
        if (ref.page !== undefined || ref.anchor === undefined || !isMissing(ref.id)) return
        const { anchor: _, ...others } = ref
        refs[at] = others
      })
    },
    addLast: (make, put) => void last.push({ make, put }),
    finish() {
      for (const { make, put } of last.splice(0)) put(refs.push(make()) - 1)
      return refs
    },
    target: (target) => {
      index.readsSummaryOf(target.symbol)
      const id = targetId(target)
      return add(`${id} ${target.anchor ?? ''}`, () => symbolRef(id, target))
    },
    brief: (target) => {
      const id = targetId(target)
      return add(`${id} ${target.anchor ?? ''}`, () => {
        const { anchor, ...ref } = symbolRef(id, target)
        return { ...ref, ...(ref.page === undefined || anchor === undefined ? {} : { anchor }), summary: '' }
      })
    },
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

function symbolRef(id: string, { symbol, member, anchor }: LinkTarget): Ref {
  const { draft } = symbol
  const isUnexported = draft.isUnexported === true
  const place = anchor ?? (isUnexported ? unexportedAnchor(draft) : undefined)
  return {
    id,
    text: member === undefined ? draft.name : `${draft.name}.${member.name}`,
    ...(isUnexported ? {} : { page: pageOfAnchor(symbol, anchor) }),
    ...(place === undefined ? {} : { anchor: place }),
    summary: firstSentence((member?.signatures[0] ?? draft.facets[0]!.signatures[0])?.comment.summaryText ?? ''),
    deprecated: isDeprecated(symbol, member),
  }
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

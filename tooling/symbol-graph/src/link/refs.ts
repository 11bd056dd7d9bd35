import type { CompactRef } from '../reader/format.ts'
import { kindOrder } from '../reader/format.ts'
import { pathInId } from '../reader/id-parts.ts'
import { memberId } from '../reader/member-anchor.ts'
import type { PageKey } from '../reader/model.ts'
import { firstSentence } from '../docs/first-sentence.ts'
import { knownAddress, type OutsideName } from '../reader/outside/outside-name.ts'
import { unexportedAnchor } from './anchors.ts'
import type { IndexedPackage, IndexedSymbol, LinkTarget } from './graph-index.ts'

/** The table of what a page links to, in order of first use. */
export interface RefTable {
  /** Index of the ref for a symbol, a facet or a member. */
  target(target: LinkTarget): number
  /** Index of the ref for a package's own page. */
  package(target: IndexedPackage): number
  /** Index of the ref for something outside the graph. */
  outside(name: OutsideName): number
  /** Takes away the place on the page of those that are not shown there after all. */
  unplace(isMissing: (id: string) => boolean): void
  readonly refs: readonly CompactRef[]
}

/** Starts an empty table. */
export function createRefTable(): RefTable {
  const indices = new Map<string, number>()
  const refs: CompactRef[] = []
  const add = (key: string, ref: () => (string | number)[]): number => {
    const known = indices.get(key)
    if (known !== undefined) return known
    indices.set(key, refs.length)
    return refs.push(trimmed(ref())) - 1
  }
  return {
    refs,
    unplace(isMissing) {
      refs.forEach((ref, at) => {
        if (ref[1] === -1 && ref[anchorAt] && isMissing(String(ref[0]))) {
          refs[at] = trimmed(ref.map((part, index) => (index === anchorAt ? 0 : part)))
        }
      })
    },
    target: (target) => {
      const id = targetId(target)
      return add(`${id} ${target.anchor ?? ''}`, () => symbolRef(id, target))
    },
    package: ({ draft: { source } }) => {
      return add(`${source.slug}!`, () => [
        `${source.slug}!`,
        -1,
        source.description,
        0,
        0,
        source.name,
        0,
        0,
        source.slug,
      ])
    },
    outside: ({ id, href }) => add(id, () => [id, -1, '', 0, 0, 0, 0, href === knownAddress(id) ? 0 : (href ?? 0)]),
  }
}

/** Where a ref has its anchor. */
const anchorAt = 6

/** The id of a symbol or, for a member, of the member. */
export function targetId({ symbol, member }: LinkTarget): string {
  return member === undefined ? symbol.draft.id : memberId(symbol.draft.id, member.name, member.kind, member.isStatic)
}

function symbolRef(id: string, { symbol, member, anchor }: LinkTarget): (string | number)[] {
  const { page, draft } = symbol
  const text = member === undefined ? draft.name : `${draft.name}.${member.name}`
  const byId = id.slice(id.indexOf('!') + 1).replace('#', '.')
  const isUnexported = draft.isUnexported === true
  return [
    id,
    isUnexported ? -1 : kindOrder.indexOf(page.kind),
    firstSentence((member?.signatures[0] ?? draft.facets[0]!.signatures[0])?.comment.summaryText ?? ''),
    isDeprecated(symbol, member) ? 1 : 0,
    isUnexported ? 0 : pageName(id, page),
    text === byId ? 0 : text,
    anchor ?? (isUnexported ? unexportedAnchor(draft) : 0),
  ]
}

/** 0 when the id tells the page's name. */
export function pageName(id: string, { name }: PageKey): string | 0 {
  return pathInId(id) === name ? 0 : name
}

/** True when every declaration of the symbol, or every overload of the member, is. */
export function isDeprecated({ draft }: IndexedSymbol, member?: LinkTarget['member']): boolean {
  const signatures = member?.signatures ?? draft.facets[0]!.signatures
  return signatures.length > 0 && signatures.every(({ comment }) => comment.isDeprecated)
}

function trimmed(ref: (string | number)[]): CompactRef {
  let end = ref.length
  while (end > 2 && (ref[end - 1] === 0 || ref[end - 1] === '')) end -= 1
  return ref.slice(0, end)
}

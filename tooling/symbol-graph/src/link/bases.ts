import type { DraftFacet, DraftHeritage, DraftMember } from '../draft/draft.ts'
import type { Line } from '../signature/line.ts'
import type { GraphIndex, IndexedSymbol } from './graph-index.ts'
import { composed, type Substitution } from './instantiate.ts'
import { resolveReference } from './resolve-reference.ts'

/** Direct or indirect base of a facet, with the type arguments for its type parameters. */
export interface Base {
  symbol: IndexedSymbol
  substitution: Substitution
  /** `extends` when every step from the facet to the base is an `extends`, else `implements`. */
  role: 'extends' | 'implements'
  /** Symbol whose declaration names it. */
  through: IndexedSymbol
}

/** Heritage whose members the draft lists: an expression, or a base without a page in the graph. */
export interface OpenBase {
  heritage: DraftHeritage
  /** Symbol whose declaration has this heritage. */
  from: IndexedSymbol
}

/** Number of bases that are followed further. In a chain of thousands, each page would need all others. */
const mostFollowed = 200

/**
 * Lists the bases of a facet, nearest first. Each base appears once, even when several paths or a cycle lead to it.
 *
 * @returns Bases that are symbols of the graph, and heritage that is not. Bases of bases are listed until {@link mostFollowed}
 *   are followed.
 */
export function basesOf(
  symbol: IndexedSymbol,
  facet: DraftFacet,
  index: GraphIndex,
): { bases: Base[]; open: OpenBase[] } {
  const bases = new Map<IndexedSymbol, Base>()
  const open: OpenBase[] = []
  let level: Base[] = stepsOf(symbol, facet, new Map(), 'extends', index, open)
  while (level.length > 0) {
    const next: Base[] = []
    for (const base of level) {
      const known = bases.get(base.symbol)
      // A base that `implements` reached first is inherited only if `extends` reaches it too.
      if (base.symbol === symbol || known?.role === 'extends' || known?.role === base.role) continue
      bases.delete(base.symbol)
      bases.set(base.symbol, base)
      if (bases.size > mostFollowed) continue
      for (const inner of base.symbol.draft.facets) {
        next.push(
          ...stepsOf(base.symbol, inner, base.substitution, base.role, index, base.role === 'extends' ? open : []),
        )
      }
    }
    level = next
  }
  return { bases: [...bases.values()], open }
}

function stepsOf(
  symbol: IndexedSymbol,
  facet: DraftFacet,
  outer: Substitution,
  reached: Base['role'],
  index: GraphIndex,
  open: OpenBase[],
): Base[] {
  if (facet.kind !== 'class' && facet.kind !== 'interface') return []
  if (facet.heritage.length === 0) return fromReferences(symbol, facet, reached, index)
  return facet.heritage.flatMap((heritage): Base[] => {
    if (heritage.members.length > 0) open.push({ heritage, from: symbol })
    const role = reached === 'extends' ? heritage.role : 'implements'
    const { target, args } = heritage
    const resolve = (reference: string): IndexedSymbol | undefined =>
      resolveReference(reference, symbol.package, symbol.draft.entry, index)?.symbol
    const baseOf = (one: DraftHeritage['parts'][number], through: IndexedSymbol): Base[] => {
      const found = resolve(one.target)
      if (found === undefined || found === symbol) return []
      const given = new Map<string, Line>(one.args.map(({ name, value }) => [name, value]))
      return [{ symbol: found, substitution: composed(given, outer), role, through }]
    }
    // The declaration names an alias or a function, whose page has the parts.
    const carrier = heritage.parts.length === 0 ? undefined : carrierOf(heritage, resolve)
    return [
      ...(target === undefined ? [] : baseOf({ target, args }, symbol)),
      ...heritage.parts.flatMap((part) => baseOf(part, carrier ?? symbol)),
    ]
  })
}

/** First symbol that a heritage names. */
function carrierOf(
  { target, base }: DraftHeritage,
  resolve: (reference: string) => IndexedSymbol | undefined,
): IndexedSymbol | undefined {
  const names =
    target === undefined ? base.pieces.flatMap((one) => (typeof one === 'object' ? (one.target ?? []) : [])) : [target]
  return names.map(resolve).find((one) => one !== undefined)
}

/** Fallback without facts: the `extends` and `implements` references of the doc model. */
function fromReferences(symbol: IndexedSymbol, facet: DraftFacet, reached: Base['role'], index: GraphIndex): Base[] {
  const references = facet.signatures.flatMap((signature) => signature.references)
  return references.flatMap(({ target, role }): Base[] => {
    if (role !== 'extends' && role !== 'implements') return []
    const found = resolveReference(target, symbol.package, symbol.draft.entry, index)?.symbol
    return found === undefined || found === symbol
      ? []
      : [{ symbol: found, substitution: new Map(), role: reached === 'extends' ? role : 'implements', through: symbol }]
  })
}

/** Character before the kind in the key of a member without a name; no name has it. */
export const nameless = '\0'

/** Key of a member: `.` for static or `#` for instance, then the name; the kind for one without a name. */
export function memberKey({ name, isStatic, kind }: Pick<DraftMember, 'name' | 'isStatic' | 'kind'>): string {
  const isNamed = kind === 'property' || kind === 'accessor' || kind === 'method' || kind === 'enumMember'
  return `${isStatic ? '.' : '#'}${isNamed ? name : `${nameless}${kind}`}`
}

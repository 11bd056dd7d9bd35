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
}

/** Heritage whose members the draft lists: an expression, or a base without a page in the graph. */
export interface OpenBase {
  heritage: DraftHeritage
  /** Symbol whose declaration has this heritage. */
  from: IndexedSymbol
}

/**
 * Lists the bases of a facet, nearest first. Each base appears once, even when several paths or a cycle lead to it.
 *
 * @returns Bases that are symbols of the graph, and heritage that is not.
 */
export function basesOf(
  symbol: IndexedSymbol,
  facet: DraftFacet,
  index: GraphIndex,
): { bases: Base[]; open: OpenBase[] } {
  const bases: Base[] = []
  const open: OpenBase[] = []
  const visited = new Set([symbol])
  let level: Base[] = stepsOf(symbol, facet, new Map(), 'extends', index, open)
  while (level.length > 0) {
    const next: Base[] = []
    for (const base of level) {
      if (visited.has(base.symbol)) continue
      visited.add(base.symbol)
      bases.push(base)
      for (const inner of base.symbol.draft.facets) {
        next.push(
          ...stepsOf(base.symbol, inner, base.substitution, base.role, index, base.role === 'extends' ? open : []),
        )
      }
    }
    level = next
  }
  return { bases, open }
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
    const named = [...(target === undefined ? [] : [{ target, args }]), ...heritage.parts]
    return named.flatMap((one): Base[] => {
      const found = resolveReference(one.target, symbol.package, symbol.draft.entry, index)?.symbol
      if (found === undefined || found === symbol) return []
      const given = new Map<string, Line>(one.args.map(({ name, value }) => [name, value]))
      return [{ symbol: found, substitution: composed(given, outer), role }]
    })
  })
}

/** Fallback without facts: the `extends` and `implements` references of the doc model. */
function fromReferences(symbol: IndexedSymbol, facet: DraftFacet, reached: Base['role'], index: GraphIndex): Base[] {
  const references = facet.signatures.flatMap((signature) => signature.references)
  return references.flatMap(({ target, role }): Base[] => {
    if (role !== 'extends' && role !== 'implements') return []
    const found = resolveReference(target, symbol.package, symbol.draft.entry, index)?.symbol
    return found === undefined || found === symbol
      ? []
      : [{ symbol: found, substitution: new Map(), role: reached === 'extends' ? role : 'implements' }]
  })
}

/** Character before the kind in the key of a member without a name; no name has it. */
export const nameless = '\0'

/** Key of a member: `.` for static or `#` for instance, then the name; the kind for one without a name. */
export function memberKey({ name, isStatic, kind }: Pick<DraftMember, 'name' | 'isStatic' | 'kind'>): string {
  const isNamed = kind === 'property' || kind === 'accessor' || kind === 'method' || kind === 'enumMember'
  return `${isStatic ? '.' : '#'}${isNamed ? name : `${nameless}${kind}`}`
}

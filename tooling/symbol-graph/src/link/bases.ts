import type { DraftFacet, DraftHeritage, DraftMember } from '../draft/draft.ts'
import type { Line } from '../signature/line.ts'
import type { GraphIndex, IndexedSymbol } from './graph-index.ts'
import { composed, type Substitution } from './instantiate.ts'
import { resolveReference } from './resolve-reference.ts'

/** A base of a facet, however far, with what its type parameters stand for. */
export interface Base {
  symbol: IndexedSymbol
  substitution: Substitution
  /** How it is reached: by inheritance alone, or through an `implements`. */
  role: 'extends' | 'implements'
}

/** What a facet is based on that the graph has no page of, with how its types are to be read. */
export interface OpenBase {
  heritage: DraftHeritage
  /** The symbol that states it. */
  from: IndexedSymbol
}

/**
 * Every base of a facet, nearest first; one that is reached twice, or that is based on itself, is there once.
 *
 * @returns Bases that are symbols of the graph, and heritage that is none.
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

/** Without facts there are only the names that the doc model resolved. */
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

/** What a member is told apart by: its side and its name. */
export function memberKey({ name, isStatic }: Pick<DraftMember, 'name' | 'isStatic'>): string {
  return `${isStatic ? '.' : '#'}${name}`
}

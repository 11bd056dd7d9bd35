import type { Relation } from '@signpost/graph-model/model'
import type { GraphIndex, IndexedSymbol } from './graph-index.ts'
import type { SymbolRelations } from './relations.ts'
import { resolveReference } from './resolve-reference.ts'

/** Pages that show an unexported symbol in full, by symbol and by page. */
export interface UnexportedHomes {
  /** Symbols on whose pages the unexported symbol is shown in full, best first; empty when no signature names it. */
  of(unexported: IndexedSymbol): readonly IndexedSymbol[]
  /** Unexported symbols that the page of a symbol shows in full. */
  on(symbol: IndexedSymbol): readonly IndexedSymbol[]
}

/** Number of pages that show the same symbol in full because they name it equally directly. */
const mostHomes = 3

/** Same, for pages of its aliases and subtypes, which would be empty without it. */
const mostAliases = 8

/** Relations by which one declaration names another, most important first. */
const naming: readonly Relation['kind'][] = [
  'extendedBy',
  'implementedBy',
  'referencedBy',
  'acceptedBy',
  'returnedBy',
  'mixedInto',
]

/**
 * Finds a home for every unexported symbol: the pages of the exported symbols that name it, or else the homes of the
 * unexported symbols that name it. A type that many pages name has one home, besides the pages of its aliases.
 */
export function unexportedHomes(
  index: GraphIndex,
  relationsOf: (symbol: IndexedSymbol) => SymbolRelations,
): UnexportedHomes {
  const homes = new Map<IndexedSymbol, readonly IndexedSymbol[]>()
  let left = index.packages.flatMap(({ unexported }) => unexported)
  for (const symbol of left) {
    const names = namesOf(symbol, relationsOf).filter(({ by }) => by.draft.isUnexported !== true)
    const aliases = names.filter(({ kind, by }) => kind === 'extendedBy' || isAlias(by, symbol, index))
    const own = aliases.length > 0 ? aliases.slice(0, mostAliases) : few(names)
    if (own.length > 0) homes.set(symbol, [...new Set(own.map(({ by }) => by))])
  }
  // Each round is one more type away from the pages.
  for (let found = 1; found > 0; ) {
    const near = left.flatMap((symbol) => {
      if (homes.has(symbol)) return []
      const own = few([...new Set(namesOf(symbol, relationsOf).flatMap(({ by }) => homes.get(by) ?? []))])
      return own.length === 0 ? [] : [[symbol, own] as const]
    })
    for (const [symbol, own] of near) homes.set(symbol, own)
    left = left.filter((symbol) => !homes.has(symbol))
    found = near.length
  }
  const shown = new Map<IndexedSymbol, IndexedSymbol[]>()
  for (const [symbol, own] of homes) {
    for (const home of own) {
      const on = shown.get(home)
      if (on === undefined) shown.set(home, [symbol])
      else on.push(symbol)
    }
  }
  return { of: (unexported) => homes.get(unexported) ?? [], on: (symbol) => shown.get(symbol) ?? [] }
}

function few<Item>(all: readonly Item[]): readonly Item[] {
  return all.slice(0, all.length > mostHomes ? 1 : mostHomes)
}

/** Relation of a symbol that names another one of its package. */
interface Naming {
  kind: Relation['kind']
  by: IndexedSymbol
}

function namesOf(symbol: IndexedSymbol, relationsOf: (symbol: IndexedSymbol) => SymbolRelations): Naming[] {
  const relations = relationsOf(symbol)
  return naming.flatMap((kind) =>
    (relations.find((one) => one.kind === kind)?.targets ?? []).flatMap((target) =>
      'symbol' in target && target.symbol.package === symbol.package ? [{ kind, by: target.symbol }] : [],
    ),
  )
}

/** Whether the type of an alias is another symbol, or an instance of it: `type Options = CommonOptions<false>`. */
function isAlias({ draft, package: home }: IndexedSymbol, of: IndexedSymbol, index: GraphIndex): boolean {
  return draft.facets.some(({ kind, signatures }) => {
    if (kind !== 'type') return false
    return signatures.some(({ line: { pieces } }) => {
      const equals = pieces.findIndex((piece) => typeof piece === 'object' && / = ?$/u.test(piece.text))
      const name = pieces.slice(equals + 1).find((piece) => typeof piece === 'object')
      if (equals === -1 || typeof name !== 'object' || name.target === undefined) return false
      return resolveReference(name.target, home, draft.entry, index)?.symbol === of
    })
  })
}

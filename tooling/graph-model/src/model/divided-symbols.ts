import type { IndexEntry } from './model.ts'

/**
 * Divides the symbols of a package into its own, which every list and count has, and other names of them. Aliases of a kind
 * that has nothing else are own: a package that re-exports another has only those.
 */
export function dividedSymbols<Entry extends Pick<IndexEntry, 'alias' | 'kind'>>(
  symbols: readonly Entry[],
): { own: Entry[]; others: Entry[] } {
  const declared = new Set(symbols.flatMap(({ alias, kind }) => (alias ? [] : kind)))
  const isOther = ({ alias, kind }: Entry): boolean => alias && declared.has(kind)
  return { own: symbols.filter((one) => !isOther(one)), others: symbols.filter(isOther) }
}

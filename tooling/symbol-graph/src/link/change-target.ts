import type { HistoryChange } from '@signpost/api-review/history'
import { findMember, type GraphIndex, type IndexedPackage, type IndexedSymbol, type LinkTarget } from './graph-index.ts'

/** Symbol or member of a recorded change; undefined when the API no longer has it. */
export function changeTarget(change: ChangePlace, one: IndexedPackage, index: GraphIndex): LinkTarget | undefined {
  const symbol = symbolAt(change, one, index)
  if (symbol !== undefined) return { symbol }
  const dot = change.symbol.lastIndexOf('.')
  const container = dot === -1 ? undefined : symbolAt({ ...change, symbol: change.symbol.slice(0, dot) }, one, index)
  return container === undefined ? undefined : findMember(container, change.symbol.slice(dot + 1))
}

/** Symbol on whose page a recorded change is: that of the change, or the one that has or had the changed member. */
export function changedSymbol(change: ChangePlace, one: IndexedPackage, index: GraphIndex): IndexedSymbol | undefined {
  for (let path = change.symbol; path !== ''; path = path.slice(0, Math.max(0, path.lastIndexOf('.')))) {
    const symbol = symbolAt({ ...change, symbol: path }, one, index)
    if (symbol !== undefined) return symbol
  }
  return undefined
}

type ChangePlace = Pick<HistoryChange, 'symbol' | 'entry'>

function symbolAt({ symbol, entry }: ChangePlace, one: IndexedPackage, index: GraphIndex): IndexedSymbol | undefined {
  const { slug } = one.draft.source
  const home = entry === undefined ? slug : `${slug}/${entry.replace(/^\.\//u, '')}`
  return index.byId.get(`${home}!${symbol}`) ?? index.named(one, 'shown', symbol)
}

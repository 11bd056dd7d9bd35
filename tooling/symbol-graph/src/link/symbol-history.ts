import { type ChangeLink, changePages, type SymbolHistory } from '@signpost/graph-model/model'
import { changedSymbol } from './change-target.ts'
import type { GraphIndex, IndexedPackage, IndexedSymbol } from './graph-index.ts'
import { orderedVersions } from './ordered-versions.ts'

/** Histories of a package's symbols. Empty while the package has no release: everything is new then. */
export function symbolHistories(one: IndexedPackage, index: GraphIndex): Map<IndexedSymbol, SymbolHistory> {
  const { history } = one.draft.source
  const found = new Map<IndexedSymbol, SymbolHistory>()
  if (history === undefined || history.versions.every(({ version }) => version === null)) return found
  const versions = orderedVersions(history)
  const pages = changePages(versions.map(({ changes }) => ({ changes: changes.map(({ change }) => change) })))
  /** Entry points with each symbol, in the version at hand. */
  const entries = new Map<IndexedSymbol, Set<string>>()
  for (const [at, { version, after, changes }] of [...versions.entries()].reverse()) {
    changes.forEach(({ change, anchor }, place) => {
      const symbol = changedSymbol(change, one, index)
      if (symbol === undefined) return
      const isWhole = change.symbol.split('.').length === symbol.draft.name.split('.').length
      const known = found.get(symbol) ?? { changed: [] }
      const link: ChangeLink = {
        version,
        ...(after === undefined ? {} : { after }),
        change: 'changed',
        page: pages[at]![place]!,
        anchor,
      }
      const own = entries.get(symbol) ?? new Set<string>()
      entries.set(symbol, own)
      if (isWhole && change.change === 'added') {
        own.add(change.entry ?? '.')
        const added: ChangeLink = { ...link, change: 'added' }
        // Which of the versions between two added it is not known.
        if (after === undefined) found.set(symbol, { since: added, ...known })
        else found.set(symbol, { ...known, changed: withChange(known.changed, added) })
      } else if (isWhole && change.change === 'removed') {
        own.delete(change.entry ?? '.')
        // The symbol was removed and added again later.
        if (own.size === 0) found.set(symbol, { changed: [] })
      } else if (known.since?.version !== version || known.since === undefined) {
        const isDeprecated =
          isWhole && (change.change === 'deprecated' || change.rules?.includes('deprecated') === true)
        found.set(symbol, {
          ...known,
          changed: withChange(known.changed, isDeprecated ? { ...link, change: 'deprecated' } : link),
        })
      }
    })
  }
  return new Map([...found].filter(([, { since, changed }]) => since !== undefined || changed.length > 0))
}

/** Adds a change before older ones: one for each version, and the deprecation if there is one. */
function withChange(changed: readonly ChangeLink[], link: ChangeLink): readonly ChangeLink[] {
  const [newest, ...older] = changed
  if (newest?.version !== link.version || newest === undefined) return [link, ...changed]
  return link.change === 'deprecated' ? [link, ...older] : changed
}

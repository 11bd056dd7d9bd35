import type { IndexEntry, PackageIndex } from '@signpost/graph-model'
import type { ReactElement, ReactNode } from 'react'
import { Heading, useContent } from '#app/prose/index.server.ts'
import { kindAnchor } from './kind-anchor.ts'
import { releasesOf, ShownParts } from './shown.tsx'
import { SymbolFilter } from './symbol-filter.tsx'
import { byKind, OtherNames, type SymbolGroup, SymbolLists } from './symbol-list.tsx'

/** Symbols of one entry point. */
export interface EntryGroup {
  /** Module specifier that consumers import. */
  specifier: string
  groups: readonly SymbolGroup[]
  count: number
}

/** Number of symbols from which the entry points after the first are folded. */
const manySymbols = 60

/** Number of symbols from which the index has a filter. */
const filteredSymbols = 12

/** Symbols by the entry point of their id, in the order of the package's entry points. */
export function byEntryPoint(
  { slug, name, entryPoints }: Pick<PackageIndex, 'slug' | 'name' | 'entryPoints'>,
  symbols: readonly IndexEntry[],
): EntryGroup[] {
  const found = new Map<string, IndexEntry[]>()
  for (const one of symbols) {
    const specifier = `${name}${one.id.slice(slug.length, one.id.indexOf('!'))}`
    const group = found.get(specifier)
    if (group === undefined) found.set(specifier, [one])
    else group.push(one)
  }
  const order = [...new Set([name, ...entryPoints, ...found.keys()])]
  return order.flatMap((specifier) => {
    const own = found.get(specifier)
    return own === undefined ? [] : [{ specifier, groups: byKind(own), count: own.length }]
  })
}

/** Anchor of an entry point in the index. */
export function entryAnchor({ specifier }: EntryGroup): string {
  return `entry-:${specifier}`
}

/** Specifier of an entry point. After that of the package, only what follows its name is shown. */
export function ShortSpecifier({ of: specifier, in: name }: { of: string; in: string }): ReactNode {
  if (!specifier.startsWith(`${name}/`)) return specifier
  return (
    <>
      <span className="visually-hidden">{name}</span>
      {specifier.slice(name.length)}
    </>
  )
}

/** Ids of the lists of kinds: the first list of a kind has the kind's own, to which the sidebar leads. */
function listIds(entries: readonly EntryGroup[]): (entry: number, anchor: string) => string {
  const first = new Map<string, number>()
  entries.forEach(({ groups }, at) => {
    for (const { kind } of groups) if (!first.has(kindAnchor(kind))) first.set(kindAnchor(kind), at)
  })
  return (entry, anchor) => (first.get(anchor.replace(/-\d+$/u, '')) === entry ? anchor : `entry-:${entry}-${anchor}`)
}

/** All symbols of a package by entry point and kind, with a filter for the rows. Those of further entry points may be folded. */
export function SymbolIndex({
  index: { slug, name, symbols },
  entries,
  others,
}: {
  index: PackageIndex
  entries: readonly EntryGroup[]
  others: readonly IndexEntry[]
}): ReactElement | null {
  const { t } = useContent()
  const total = entries.reduce((sum, { count }) => sum + count, 0)
  const idOf = listIds(entries)
  if (total + others.length === 0) return null
  const [first] = entries
  return (
    <section className="symbol-index" aria-label={t('package.exports')}>
      {total >= filteredSymbols && <SymbolFilter />}
      <ShownParts counts={releasesOf(symbols)} />
      {entries.length === 1 && first ? (
        <SymbolLists slug={slug} groups={first.groups} />
      ) : (
        <div className="entry-groups">
          {entries.map((entry, at) => {
            const isOpen = at === 0 || total <= manySymbols
            const title = (
              <>
                <code translate="no">
                  {isOpen ? entry.specifier : <ShortSpecifier of={entry.specifier} in={name} />}
                </code>{' '}
                <span className="count">{entry.count}</span>
              </>
            )
            const lists = (
              <SymbolLists slug={slug} groups={entry.groups} idOf={(anchor) => idOf(at, anchor)} level={3} />
            )
            return isOpen ? (
              <section key={entry.specifier} className="entry-group">
                <Heading level={2} id={entryAnchor(entry)} label={entry.specifier}>
                  {title}
                </Heading>
                {lists}
              </section>
            ) : (
              <details key={entry.specifier} className="entry-group">
                <summary id={entryAnchor(entry)}>{title}</summary>
                {lists}
              </details>
            )
          })}
        </div>
      )}
      <OtherNames slug={slug} entries={others} />
    </section>
  )
}

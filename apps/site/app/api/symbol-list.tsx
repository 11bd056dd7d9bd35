import type { IndexEntry, Kind } from '@signpost/graph-model'
import type { ReactElement } from 'react'
import { breakable } from '#app/controls/index.ts'
import { directionOf, Heading, KindBadge, Route, useContent, useSourceLang } from '#app/prose/index.server.ts'
import { hrefOf, kinds, shownName } from '#app/urls/index.ts'
import { kindAnchor } from './kind-anchor.ts'
import { rowCard } from './row-card.ts'
import { partOf } from './shown.tsx'
import { StatusBadges } from './status-badges.tsx'

/** Symbols of one kind. */
export interface SymbolGroup {
  kind: Kind
  entries: readonly IndexEntry[]
  /** Number of symbols, or their positions among all on one of several pages. */
  count: string
}

/** Entries grouped by kind, in the order of `kinds`; deprecated ones last in each group. */
export function byKind(entries: readonly IndexEntry[]): SymbolGroup[] {
  return kinds
    .map((kind) => ({
      kind,
      entries: entries
        .filter((entry) => entry.kind === kind)
        .sort((a, b) => Number(a.deprecated) - Number(b.deprecated)),
    }))
    .filter((group) => group.entries.length > 0)
    .map((group) => ({ ...group, count: String(group.entries.length) }))
}

/** Anchor of {@link OtherNames}. */
export const otherNamesAnchor = 'other-names'

/** Symbols by kind, each with its first sentence where most have one. */
export function SymbolLists({
  slug,
  groups,
  idOf = (anchor) => anchor,
  level = 2,
}: {
  slug: string
  groups: readonly SymbolGroup[]
  /** Returns the id of an anchor; on the page of a symbol a member may have it. */
  idOf?: (anchor: string) => string
  level?: 2 | 3
}): ReactElement {
  const { t } = useContent()
  return (
    <>
      {groups.map(({ kind, entries, count }) => (
        <section key={kind} className="symbols">
          <Heading level={level} id={idOf(kindAnchor(kind))} label={t(`kinds.${kind}`)}>
            {t(`kinds.${kind}`)} <span className="count">{count}</span>
          </Heading>
          <CategorizedList slug={slug} entries={entries} idOf={(index) => idOf(`${kindAnchor(kind)}-${index}`)} />
        </section>
      ))}
    </>
  )
}

/** Symbols of a kind under the author's categories, in the order of the alphabet; those without one come last. */
function CategorizedList({
  slug,
  entries,
  idOf,
}: {
  slug: string
  entries: readonly IndexEntry[]
  /** Returns the id of a category. */
  idOf: (index: number) => string
}): ReactElement {
  const { t } = useContent()
  const names = [...new Set(entries.flatMap(({ categories }) => categories ?? []))].sort()
  if (names.length === 0) return <SymbolList slug={slug} entries={entries} />
  const groups = names.map((name) => ({ name, own: entries.filter(({ categories }) => categories?.includes(name)) }))
  const others = entries.filter(({ categories }) => categories === undefined)
  const all = others.length === 0 ? groups : [...groups, { name: t('category.others'), own: others }]
  return (
    <>
      {all.map(({ name, own }, index) => (
        <section key={index} aria-labelledby={idOf(index)}>
          <h3 className="category" id={idOf(index)}>
            {name}
          </h3>
          <SymbolList slug={slug} entries={own} />
        </section>
      ))}
    </>
  )
}

/** Aliases and re-exports of a package, collapsed. */
export function OtherNames({ slug, entries }: { slug: string; entries: readonly IndexEntry[] }): ReactElement | null {
  const { t } = useContent()
  if (entries.length === 0) return null
  return (
    <section className="symbols">
      <Heading level={2} id={otherNamesAnchor} label={t('section.otherNames')}>
        {t('section.otherNames')} <span className="count">{entries.length}</span>
      </Heading>
      <details>
        <summary>{t('otherNames.show', { count: entries.length })}</summary>
        <NameList
          slug={slug}
          entries={byKind(entries).flatMap((group) => group.entries)}
          nameOf={({ name }) => shownName(name)}
        />
      </details>
    </section>
  )
}

/** Name in the list of its entry point, which the addresses of equal names begin with: `load` for `loaders/a.load`. */
function nameInEntry({ id, name }: IndexEntry): string {
  const entry = /^[^/!]*\/(?<entry>[^!]+)!/u.exec(id)?.groups?.['entry']
  return shownName(entry !== undefined && name.startsWith(`${entry}.`) ? name.slice(entry.length + 1) : name)
}

/** Number of rows from which a list has names only. */
const manyNames = 60

/** Rows with sentences, or names in columns when there are many or few have a sentence. */
function SymbolList({ slug, entries }: { slug: string; entries: readonly IndexEntry[] }): ReactElement {
  const described = entries.filter(({ summary }) => summary !== '').length
  const isBare = entries.length > manyNames || (entries.length > 1 && described < entries.length / 2)
  return isBare ? <NameList slug={slug} entries={entries} /> : <SentenceList slug={slug} entries={entries} />
}

/** Names in columns. The rest of a row shows on its card, with the badge of its kind. */
function NameList({
  slug,
  entries,
  nameOf = nameInEntry,
}: {
  slug: string
  entries: readonly IndexEntry[]
  nameOf?: (entry: IndexEntry) => string
}): ReactElement {
  const { locale } = useContent()
  const kinds = [...new Set(entries.map(({ kind }) => kind))]
  return (
    <ul className="symbol-list symbol-names">
      <template>
        {kinds.map((kind) => (
          <KindBadge key={kind} kind={kind} />
        ))}
      </template>
      {entries.map((entry) => (
        <li key={entry.id} className={entry.deprecated ? 'is-deprecated' : undefined} {...partOf(entry)}>
          <a
            href={hrefOf(locale, { at: 'symbol', page: { slug, kind: entry.kind, name: entry.name } })}
            {...rowCard(entry)}
            {...(kinds.length > 1 && { 'data-kind': entry.kind })}
          >
            <code translate="no">{breakable(nameOf(entry))}</code>
          </a>
          <StatusBadges release={entry.release} deprecated={false} />
        </li>
      ))}
    </ul>
  )
}

function SentenceList({ slug, entries }: { slug: string; entries: readonly IndexEntry[] }): ReactElement {
  const { t, locale } = useContent()
  const lang = useSourceLang()
  return (
    <ul className="symbol-list">
      {entries.map((entry) => (
        <li key={entry.id} className={entry.deprecated ? 'is-deprecated' : undefined} {...partOf(entry)}>
          <KindBadge kind={entry.kind} />
          <a href={hrefOf(locale, { at: 'symbol', page: { slug, kind: entry.kind, name: entry.name } })}>
            <code translate="no">{breakable(nameInEntry(entry))}</code>
          </a>
          {(entry.route ?? entry.summary) !== '' && (
            <span className="summary">
              {entry.route && <Route of={entry.route} />}
              {entry.route && entry.summary !== '' && ' '}
              {entry.summary !== '' && (
                <span lang={lang} {...directionOf(entry.summary)}>
                  {entry.summary}
                </span>
              )}
            </span>
          )}
          <StatusBadges release={entry.release} deprecated={entry.deprecated} />
          {entry.overloads > 1 && (
            <span className="badges">
              <span className="badge">{t('overloads', { count: entry.overloads })}</span>
            </span>
          )}
        </li>
      ))}
    </ul>
  )
}

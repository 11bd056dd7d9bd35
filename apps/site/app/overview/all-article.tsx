import type { ReactElement } from 'react'
import { partOf, releasesOf, rowCard, ShownParts, StatusBadges, SymbolFilter } from '#app/api/index.server.ts'
import { breakable } from '#app/controls/index.ts'
import { Heading, KindBadge, useContent } from '#app/prose/index.server.ts'
import { hrefOf, kinds, shownName } from '#app/urls/index.ts'
import type { ListedSymbol } from './catalogue.server.ts'
import { lastName, type ListProps } from './letters.ts'
import { letterAnchor, OverviewHead } from './overview-head.tsx'

/** All symbols of all packages from A to Z, with filters. Those by kind and deprecation work without scripts. */
export function AllArticle({
  count,
  pages,
  page,
  packages,
  versions,
}: ListProps<ListedSymbol> & {
  /** Versions that added symbols of the page, newest first; null stands for the next release. */
  versions: readonly (string | null)[]
}): ReactElement {
  const { t } = useContent()
  const shown = page.groups.flatMap(({ items }) => items)
  return (
    <article className="overview-page symbol-index">
      <OverviewHead of="all" count={count} pages={pages} page={page} />
      <Filters shown={shown} packages={packages} versions={versions} />
      {page.groups.map(({ letter, items }) => (
        <section key={letter} className="symbols">
          <Heading level={2} id={letterAnchor(letter)} label={letter === '' ? t('overview.other') : letter}>
            {letter === '' ? t('overview.other') : letter} <span className="count">{items.length}</span>
          </Heading>
          <ul className="symbol-list symbol-names">
            {items.map((item) => (
              <Row key={item.entry.id} item={item} packages={packages} versions={versions} />
            ))}
          </ul>
        </section>
      ))}
    </article>
  )
}

function Row({
  item: { slug, entry, since },
  packages,
  versions,
}: {
  item: ListedSymbol
  packages: ReadonlyMap<string, string>
  versions: readonly (string | null)[]
}): ReactElement {
  const { locale } = useContent()
  const name = shownName(entry.name)
  const last = lastName(name)
  return (
    <li
      className={entry.deprecated ? 'is-deprecated' : undefined}
      data-kind={entry.kind}
      data-package={packages.size > 1 ? slug : undefined}
      data-since={since === undefined ? undefined : versions.indexOf(since)}
      {...partOf(entry)}
    >
      <KindBadge kind={entry.kind} />
      <span>
        <a
          href={hrefOf(locale, { at: 'symbol', page: { slug, kind: entry.kind, name: entry.name } })}
          {...rowCard(entry)}
        >
          <code translate="no">
            {last !== name && <span className="qualifier">{breakable(name.slice(0, -last.length))}</span>}
            {breakable(last)}
          </code>
        </a>
        {packages.size > 1 && (
          <span className="note" translate="no">
            {' '}
            {packages.get(slug)}
          </span>
        )}
        <StatusBadges release={entry.release} deprecated={false} />
      </span>
    </li>
  )
}

/** Filters of the page; those that need scripts are not shown without. */
function Filters({
  shown,
  packages,
  versions,
}: {
  shown: readonly ListedSymbol[]
  packages: ReadonlyMap<string, string>
  versions: readonly (string | null)[]
}): ReactElement {
  const { t } = useContent()
  const present = kinds.filter((kind) => shown.some(({ entry }) => entry.kind === kind))
  const slugs = [...packages].filter(([slug]) => shown.some((one) => one.slug === slug))
  return (
    <div className="overview-filters" role="search" aria-label={t('overview.filters')}>
      <fieldset className="shown">
        <legend>{t('overview.kind')}</legend>
        <label>
          <input type="radio" name="kind" value="every-kind" defaultChecked autoComplete="off" /> {t('overview.every')}
        </label>
        {present.map((kind) => (
          <label key={kind}>
            <input type="radio" name="kind" value={kind} autoComplete="off" /> {t(`kinds.${kind}`)}{' '}
            <span className="count">{shown.filter(({ entry }) => entry.kind === kind).length}</span>
          </label>
        ))}
      </fieldset>
      {shown.some(({ entry }) => entry.deprecated) && (
        <fieldset className="shown">
          <legend>{t('status.deprecated')}</legend>
          {(['with', 'without', 'only'] as const).map((choice) => (
            <label key={choice}>
              <input
                type="radio"
                name="deprecated"
                value={`${choice}-deprecated`}
                defaultChecked={choice === 'with'}
                autoComplete="off"
              />{' '}
              {t(`overview.deprecated.${choice}`)}
            </label>
          ))}
        </fieldset>
      )}
      <ShownParts counts={releasesOf(shown.map(({ entry }) => entry))} />
      <div className="overview-choices">
        <SymbolFilter />
        {slugs.length > 1 && (
          <select className="symbol-filter" name="package" aria-label={t('overview.package')} autoComplete="off">
            <option value="">{t('overview.everyPackage')}</option>
            {slugs.map(([slug, name]) => (
              <option key={slug} value={slug}>
                {name}
              </option>
            ))}
          </select>
        )}
        {versions.length > 0 && (
          <select className="symbol-filter" name="since" aria-label={t('overview.since')} autoComplete="off">
            <option value="">{t('overview.everyVersion')}</option>
            {versions.map((version, at) => (
              <option key={version} value={at}>
                {version === null ? t('overview.since.next') : t('overview.since.version', { version })}
              </option>
            ))}
          </select>
        )}
      </div>
    </div>
  )
}

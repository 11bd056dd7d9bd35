import type { Ref } from '@signpost/graph-model'
import type { ReactElement } from 'react'
import { DocText } from '#app/api/index.server.ts'
import { breakable } from '#app/controls/index.ts'
import { ContentProvider, Heading, KindBadge, RefLink, useContent, useSourceLang } from '#app/prose/index.server.ts'
import { hrefOf, shownName } from '#app/urls/index.ts'
import type { DeprecatedItem } from './catalogue.server.ts'
import type { ListProps } from './letters.ts'
import { letterAnchor, OverviewHead } from './overview-head.tsx'

/** Deprecated symbols and members of all packages, with their replacements and those that still use them. */
export function DeprecatedArticle({ count, pages, page, packages }: ListProps<DeprecatedItem>): ReactElement {
  const { t } = useContent()
  return (
    <article className="overview-page">
      <OverviewHead of="deprecated" count={count} pages={pages} page={page} />
      {page.groups.map(({ letter, items }) => (
        <section key={letter} className="symbols">
          <Heading level={2} id={letterAnchor(letter)} label={letter === '' ? t('overview.other') : letter}>
            {letter === '' ? t('overview.other') : letter}
          </Heading>
          <ul className="deprecated-list">
            {items.map((item) => (
              <Item
                key={`${item.page.slug} ${item.kind} ${item.name} ${item.anchor}`}
                item={item}
                packages={packages}
              />
            ))}
          </ul>
        </section>
      ))}
    </article>
  )
}

function Item({
  item: { name, kind, page, anchor, message, refs, history, replacements, users, usersAnchor },
  packages,
}: {
  item: DeprecatedItem
  packages: ReadonlyMap<string, string>
}): ReactElement {
  const content = useContent()
  const { t, locale } = content
  const lang = useSourceLang()
  return (
    <li>
      <div className="deprecated-name">
        <KindBadge kind={kind} />{' '}
        <a href={hrefOf(locale, { at: 'symbol', page }, anchor)}>
          <code translate="no">{breakable(shownName(name))}</code>
        </a>
        {packages.size > 1 && (
          <span className="note" translate="no">
            {' '}
            {packages.get(page.slug)}
          </span>
        )}
        {history && (
          <a
            className="note"
            href={hrefOf(
              locale,
              { at: 'changes', slug: page.slug, ...(history.page > 1 && { number: history.page }) },
              history.anchor,
            )}
          >
            {history.version === null
              ? t('history.deprecated.unreleased')
              : t('history.deprecated', { version: history.version })}
          </a>
        )}
      </div>
      {message.length > 0 && (
        <div className="summary" lang={lang}>
          <ContentProvider value={{ ...content, refs, firstPage: hrefOf(locale, { at: 'symbol', page }) }}>
            <DocText nodes={message} />
          </ContentProvider>
        </div>
      )}
      <Names label={t('relation.replacedBy')} refs={replacements} slug={page.slug} />
      <Names
        label={t('overview.users')}
        refs={users}
        slug={page.slug}
        more={hrefOf(locale, { at: 'symbol', page }, usersAnchor)}
      />
    </li>
  )
}

/** Number of names in a row; the page of the symbol has all. */
const shownNames = 8

function Names({
  label,
  refs,
  slug,
  more,
}: {
  label: string
  refs: readonly Ref[]
  slug: string
  more?: string | undefined
}): ReactElement | null {
  const content = useContent()
  if (refs.length === 0) return null
  const hidden = refs.length - shownNames
  return (
    <ContentProvider value={{ ...content, refs }}>
      <div className="deprecated-fact">
        <span className="note">{label}</span>
        <ul className="names">
          {refs.slice(0, shownNames).map((ref, at) => (
            <li key={ref.id}>
              <RefLink index={at} className="code" />
              {ref.page !== undefined && ref.page.slug !== slug && (
                <span className="note" translate="no">
                  {' '}
                  {ref.page.slug}
                </span>
              )}
            </li>
          ))}
          {hidden > 0 && (
            <li>
              <a href={more}>{content.t('relation.more', { count: hidden })}</a>
            </li>
          )}
        </ul>
      </div>
    </ContentProvider>
  )
}

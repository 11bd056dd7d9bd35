import type { ReactElement } from 'react'
import { KindBadge, useContent } from '#app/prose/index.server.ts'
import { hrefOf, shownName } from '#app/urls/index.ts'
import { neighbourPages, partLabel, type SymbolPart } from './symbol-part.ts'

/** Further pages of the members of a very large symbol, with the first and the last name on each. */
export function FurtherPages({ part, id }: { part: SymbolPart; id: string }): ReactElement | null {
  const { t, locale } = useContent()
  const pages = part.memberPages.slice(1)
  if (pages.length === 0) return null
  return (
    <nav className="further" aria-labelledby={id}>
      <h2 id={id}>{t('part.further')}</h2>
      <ul>
        {pages.map(({ key, first, last, firstName, lastName }) => (
          <li key={first}>
            <a href={hrefOf(locale, { at: 'symbol', page: key })}>{t('part.members', { first, last })}</a>
            {': '}
            <code translate="no">{shownName(firstName)}</code>
            {' … '}
            <code translate="no">{shownName(lastName)}</code>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** Head of a further page: the symbol, with a link to its first page, and the position of this page. */
export function FurtherPageHead({ part }: { part: SymbolPart }): ReactElement {
  const { t, locale } = useContent()
  const { page } = part
  return (
    <header className="symbol-head">
      <div className="symbol-title">
        <h1>
          <a href={hrefOf(locale, { at: 'symbol', page: page.page })}>
            <code className={page.deprecated ? 'deprecated' : undefined} translate="no">
              {shownName(page.page.name)}
            </code>
          </a>
          {`: ${partLabel(part, t)}`}
        </h1>
        <KindBadge kind={page.page.kind} named />
      </div>
    </header>
  )
}

/** Links to the pages before and after a further page. */
export function FurtherPageNeighbours({ part }: { part: SymbolPart }): ReactElement {
  const { t, locale } = useContent()
  const { previous, next } = neighbourPages(part)
  return (
    <nav className="neighbours" aria-label={t('part.pages')}>
      <a className="neighbour-previous" href={hrefOf(locale, { at: 'symbol', page: previous })} rel="prev">
        {t('docs.previous')}
      </a>
      {next && (
        <a className="neighbour-next" href={hrefOf(locale, { at: 'symbol', page: next })} rel="next">
          {t('docs.next')}
        </a>
      )}
    </nav>
  )
}

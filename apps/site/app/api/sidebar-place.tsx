import type { IndexEntry, PackageIndex, PageKey } from '@signpost/graph-model'
import type { ReactElement } from 'react'
import { useContent } from '#app/prose/index.server.ts'
import { hrefOf, type Overview, shownName } from '#app/urls/index.ts'
import { kindAnchor } from './kind-anchor.ts'

/** Symbols of the same kind around that of a page. */
export interface Neighbours {
  entries: readonly IndexEntry[]
  /** Number of all symbols of the kind. */
  count: number
}

/**
 * Place of a page in the API: its package, its kind and its neighbours; for a list of all packages, the other lists.
 *
 * Shown instead of the whole tree until that is loaded, and without scripts.
 */
export function SidebarPlace({
  index,
  name,
  symbol,
  neighbours,
  overview,
  overviews,
}: {
  index: PackageIndex | undefined
  /** Name of the package, of a release with its version. */
  name: string | undefined
  symbol: PageKey | undefined
  neighbours: Neighbours | undefined
  /** The list of all packages' symbols that the page is. */
  overview: Overview | undefined
  overviews: readonly Overview[]
}): ReactElement {
  const { t, locale } = useContent()
  return (
    <ul>
      <li>
        <a href={hrefOf(locale, { at: 'api' })} aria-current={index || overview ? undefined : 'page'}>
          {t('sidebar.packages')}
        </a>
        {index && (
          <ul>
            <li>
              <a
                className="code open"
                href={hrefOf(locale, { at: 'package', slug: index.slug })}
                aria-current={symbol ? undefined : 'page'}
              >
                {name ?? index.name}
              </a>
              {symbol && neighbours && <KindList symbol={symbol} neighbours={neighbours} />}
            </li>
          </ul>
        )}
      </li>
      {!index &&
        overviews.map((of) => (
          <li key={of}>
            <a href={hrefOf(locale, { at: 'overview', of })} aria-current={of === overview ? 'page' : undefined}>
              {t(`overview.${of}`)}
            </a>
          </li>
        ))}
    </ul>
  )
}

function KindList({
  symbol: { slug, kind, name },
  neighbours: { entries, count },
}: {
  symbol: PageKey
  neighbours: Neighbours
}): ReactElement {
  const { t, locale } = useContent()
  return (
    <ul>
      <li>
        <a href={hrefOf(locale, { at: 'package', slug }, kindAnchor(kind))}>
          {t(`kinds.${kind}`)} <span className="count">{count}</span>
        </a>
        <ul>
          {entries.map((entry) => (
            <li key={entry.name}>
              <a
                className={entry.deprecated ? 'code deprecated' : 'code'}
                href={hrefOf(locale, { at: 'symbol', page: { slug, kind, name: entry.name } })}
                aria-current={entry.name === name ? 'page' : undefined}
              >
                {shownName(entry.name)}
              </a>
            </li>
          ))}
        </ul>
      </li>
    </ul>
  )
}

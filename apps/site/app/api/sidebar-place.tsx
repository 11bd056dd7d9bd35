import type { PackageIndex, PageKey } from '@signpost/graph-model'
import type { ReactElement } from 'react'
import { useContent } from '#app/prose/index.server.ts'
import { hrefOf } from '#app/urls/index.ts'
import { kindAnchor } from './kind-anchor.ts'
import { shownName } from './shown-name.ts'
import { byKind } from './symbol-list.tsx'

/** Symbols of the same kind shown before and after that of the page. */
const neighbours = 2

/**
 * Place of a page in the API: its package, its kind and its neighbours.
 *
 * Shown instead of the whole tree until that is loaded, and without scripts.
 */
export function SidebarPlace({
  index,
  symbol,
}: {
  index: PackageIndex | undefined
  symbol: PageKey | undefined
}): ReactElement {
  const { t, locale } = useContent()
  return (
    <ul>
      <li>
        <a href={hrefOf(locale, { at: 'api' })} aria-current={index ? undefined : 'page'}>
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
                {index.name}
              </a>
              {symbol && <Neighbours index={index} symbol={symbol} />}
            </li>
          </ul>
        )}
      </li>
    </ul>
  )
}

function Neighbours({ index, symbol }: { index: PackageIndex; symbol: PageKey }): ReactElement | null {
  const { t, locale } = useContent()
  const entries = byKind(index.symbols).find(({ kind }) => kind === symbol.kind)?.entries ?? []
  const at = entries.findIndex(({ name }) => name === symbol.name)
  if (at === -1) return null
  return (
    <ul>
      <li>
        <a href={hrefOf(locale, { at: 'package', slug: index.slug }, kindAnchor(symbol.kind))}>
          {t(`kinds.${symbol.kind}`)} <span className="count">{entries.length}</span>
        </a>
        <ul>
          {entries.slice(Math.max(0, at - neighbours), at + neighbours + 1).map(({ kind, name, deprecated }) => (
            <li key={name}>
              <a
                className={deprecated ? 'code deprecated' : 'code'}
                href={hrefOf(locale, { at: 'symbol', page: { slug: index.slug, kind, name } })}
                aria-current={name === symbol.name ? 'page' : undefined}
              >
                {shownName(name)}
              </a>
            </li>
          ))}
        </ul>
      </li>
    </ul>
  )
}

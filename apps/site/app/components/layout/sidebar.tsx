import { useLocation } from '@remix-run/react'
import { Fragment, type ReactElement, type ReactNode, useEffect, useRef } from 'react'
import { holdsPage, samePage, type SidebarItem, sidebarItems, useSidebarData } from '#app/lib/sidebar.ts'
import { useTranslation } from '#app/lib/translation.tsx'
import { withBase } from '#app/lib/urls.ts'
import { FoldSummary } from './fold-summary.tsx'

/** Lists up to this many lines stand open; longer ones open where the page is. */
const openUpTo = 12

/** The tree of the section's pages. Categories are native disclosure elements, so they work before any script. */
export function SidebarTree(): ReactElement | null {
  const data = useSidebarData()
  const { t, i18n } = useTranslation()
  const path = withBase(useLocation().pathname)
  return data ? <Items items={sidebarItems(data, i18n.language, t)} path={path} /> : null
}

function Items({ items, path }: { items: readonly SidebarItem[]; path: string }): ReactElement {
  return (
    <ul>
      {items.map((item) => (
        <li key={item.href ?? item.label}>
          {item.href !== undefined && <ItemLink item={item} path={path} />}
          {item.items && (item.href === undefined ? <Category item={item} path={path} /> : <Items items={item.items} path={path} />)}
        </li>
      ))}
    </ul>
  )
}

function Category({ item, path }: { item: SidebarItem; path: string }): ReactElement {
  const items = item.items ?? []
  return (
    <details open={items.length <= openUpTo || holdsPage(item, path)}>
      <FoldSummary>
        {item.label}
        {item.count !== undefined && <span className="count">{item.count}</span>}
      </FoldSummary>
      <Items items={items} path={path} />
    </details>
  )
}

function ItemLink({ item, path }: { item: SidebarItem; path: string }): ReactElement {
  const names = [item.code && 'code', item.deprecated && 'deprecated', item.items && 'open'].filter(Boolean).join(' ')
  return (
    <a href={item.href} {...(names && { className: names })} aria-current={samePage(item.href ?? '', path) ? 'page' : undefined}>
      {item.code ? breakable(item.label) : item.label}
    </a>
  )
}

/** A qualified name, which may be broken after a dot rather than within a word. */
function breakable(name: string): ReactNode {
  return name.split(/(?<=\.)/).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ))
}

/** The sidebar beside a page, from 997 px; its own scroll area keeps the current line in view. */
export function Sidebar(): ReactElement {
  const { t } = useTranslation()
  const frame = useRef<HTMLElement>(null)
  const { pathname } = useLocation()
  useEffect(() => {
    const current = frame.current?.querySelector<HTMLElement>('[aria-current=page]')
    if (!frame.current || !current) return
    const top = current.offsetTop - frame.current.scrollTop
    if (top < 0 || top > frame.current.clientHeight - current.offsetHeight) {
      frame.current.scrollTop = current.offsetTop - frame.current.clientHeight / 2
    }
  }, [pathname])
  return (
    <nav className="sidebar" aria-label={t('sidebar.label')} ref={frame}>
      <SidebarTree />
    </nav>
  )
}

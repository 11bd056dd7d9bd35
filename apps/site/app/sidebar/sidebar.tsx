import { useLocation } from '@remix-run/react'
import { type ReactElement, useEffect, useRef } from 'react'
import { useTranslation } from '#app/languages/index.ts'
import { withBase } from '#app/urls/index.ts'
import { sidebarItems, useSidebarData } from './sidebar-items.ts'
import { SidebarList } from './sidebar-list.tsx'

/** Tree of the section's pages. */
export function SidebarTree(): ReactElement | null {
  const data = useSidebarData()
  const { t, i18n } = useTranslation()
  const path = withBase(useLocation().pathname)
  return data ? <SidebarList items={sidebarItems(data, i18n.language, t)} path={path} /> : null
}

/** Sidebar beside a page, from 997 px. It scrolls the current item into view. */
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

import { useLocation } from '@remix-run/react'
import { media, useMediaQuery } from '@signpost/use-match-media'
import { memo, type ReactElement, useCallback, useEffect, useMemo, useRef } from 'react'
import { useTranslation } from '#app/languages/index.ts'
import { Prose } from '#app/prose/index.ts'
import { columnsFrom } from '#app/site/index.ts'
import { hrefOf, withBase } from '#app/urls/index.ts'
import { readItems } from './items-in-document.ts'
import { useLists } from './lists.ts'
import {
  type ApiSidebarData,
  apiItems,
  type DocsSidebarData,
  isApiSidebar,
  isLong,
  lineOf,
  useSidebarData,
} from './sidebar-items.ts'
import { SidebarList } from './sidebar-list.tsx'

/**
 * Tree of the section's pages.
 *
 * @param isShown - Whether readers see it; default: true. Lists of the API are loaded only then.
 * @param onShown - Called when the tree of a page is in the document, and again when its lists have been loaded.
 */
export function SidebarTree({
  isShown = true,
  onShown,
}: {
  isShown?: boolean
  onShown?: () => void
}): ReactElement | null {
  const data = useSidebarData()
  const { pathname } = useLocation()
  if (!data) return null
  if (isApiSidebar(data)) return <ApiTree data={data} path={lineOf(pathname)} isShown={isShown} onShown={onShown} />
  return <DocsTree data={data} path={withBase(pathname)} onShown={onShown} />
}

interface TreeProps<T> {
  data: T
  path: string
  onShown: (() => void) | undefined
}

const DocsTree = memo(function DocsTree({ data, path, onShown }: TreeProps<DocsSidebarData>): ReactElement {
  useEffect(() => onShown?.(), [path, onShown])
  const items = useMemo(() => readItems(data.items), [data.items])
  return <SidebarList items={items} path={path} />
})

/** Tree of the API, whose lists are loaded; until then the page's place in it. */
const ApiTree = memo(function ApiTree({
  data,
  path,
  isShown,
  onShown,
}: TreeProps<ApiSidebarData> & { isShown: boolean }): ReactElement {
  const { t, i18n } = useTranslation()
  const { lists, failed, retry } = useLists(data, isShown)
  useEffect(() => onShown?.(), [path, lists, onShown])
  const around = lists && isLong(lists) ? path : ''
  const items = useMemo(() => lists && apiItems(lists, around, i18n.language, t), [lists, around, i18n.language, t])
  if (failed) return <ListsFailure slug={data.current?.slug} onRetry={retry} />
  if (!items) return <Prose html={data.html} className="sidebar-place" />
  return <SidebarList items={items} path={path} />
})

/** Says that the lists could not be loaded, and links to the page that has them. */
function ListsFailure({ slug, onRetry }: { slug: string | undefined; onRetry: () => void }): ReactElement {
  const { t, i18n } = useTranslation()
  return (
    <div className="sidebar-failure" role="alert">
      <p>{t('sidebar.failed')}</p>
      <button type="button" className="button" onClick={onRetry}>
        {t('load.retry')}
      </button>
      <a href={hrefOf(i18n.language, slug === undefined ? { at: 'api' } : { at: 'package', slug })}>
        {t(slug === undefined ? 'sidebar.packages' : 'sidebar.index')}
      </a>
    </div>
  )
}

const wide = media.minWidth(columnsFrom)

/** Sidebar beside a page, from 996 px. It scrolls the current item into view. */
export function Sidebar(): ReactElement {
  const { t } = useTranslation()
  const frame = useRef<HTMLElement>(null)
  const isShown = useMediaQuery(wide)
  const showCurrent = useCallback(() => {
    const nav = frame.current
    const current = nav?.querySelector<HTMLElement>('[aria-current=page]')
    if (!nav || !current) return
    const top = current.offsetTop - nav.scrollTop
    if (top < 0 || top > nav.clientHeight - current.offsetHeight) {
      nav.scrollTop = current.offsetTop - nav.clientHeight / 2
    }
  }, [])
  return (
    <nav className="sidebar" aria-label={t('sidebar.label')} ref={frame}>
      <SidebarTree isShown={isShown} onShown={showCurrent} />
    </nav>
  )
}

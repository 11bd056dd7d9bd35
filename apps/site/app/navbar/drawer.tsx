import { useLocation } from '@remix-run/react'
import { media, subscribeMedia } from '@signpost/use-match-media'
import { type ReactElement, useCallback, useEffect, useRef, useState } from 'react'
import { ThemeToggle } from '#app/colour-mode/index.ts'
import { Icon } from '#app/controls/index.ts'
import { VersionLinks } from '#app/docs/index.ts'
import { usePageEffect } from '#app/document/index.ts'
import { LocaleLinks, useTranslation } from '#app/languages/index.ts'
import { hasTree, SidebarTree, useSidebarData } from '#app/sidebar/index.ts'
import { type BarItem, columnsFrom, useSite } from '#app/site/index.ts'
import { Brand } from './brand.tsx'
import { SiteLinkAnchor } from './site-link-anchor.tsx'

/** Width from which the bar has room for everything, and the drawer closes. */
const desktop = media.minWidth(columnsFrom)

/** Menu of narrow screens: a button in the bar, and a modal dialog that is in the document only while it is open. */
export function Drawer(): ReactElement {
  const { t } = useTranslation()
  const [open, setOpen] = useState(false)
  const { key } = useLocation()
  const onClose = useCallback(() => setOpen(false), [])
  useEffect(onClose, [key, onClose])
  return (
    <>
      <button
        type="button"
        className="icon-button drawer-button"
        aria-expanded={open}
        aria-haspopup="dialog"
        aria-label={t('drawer.open')}
        onClick={() => setOpen(true)}
      >
        <Icon name="menu" />
      </button>
      {open && <DrawerDialog onClose={onClose} />}
    </>
  )
}

function DrawerDialog({ onClose }: { onClose: () => void }): ReactElement {
  const { t } = useTranslation()
  const { navbar } = useSite()
  const hasSidebar = hasTree(useSidebarData())
  const [panel, setPanel] = useState<'main' | 'pages'>(hasSidebar ? 'pages' : 'main')
  const dialog = useRef<HTMLDialogElement>(null)
  const closeButton = useRef<HTMLButtonElement>(null)

  // Before the effects of the tree, which scrolls in an open dialog only.
  usePageEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal()
    closeButton.current?.focus()
    return subscribeMedia(desktop, onClose)
  }, [onClose])
  const showCurrent = useCallback(() => {
    dialog.current?.querySelector('.drawer-pages [aria-current=page]')?.scrollIntoView({ block: 'nearest' })
  }, [])
  // Closing the dialog element moves the focus back to its button.
  const close = (): void => dialog.current?.close()

  return (
    <dialog
      className="drawer"
      ref={dialog}
      aria-label={t('drawer.label')}
      onClose={onClose}
      onClick={({ target }) => {
        if (target === dialog.current || (target instanceof Element && target.closest('a[href]'))) close()
      }}
    >
      <div className="drawer-content">
        <div className="drawer-head">
          <Brand />
          <ThemeToggle />
          <button
            type="button"
            className="icon-button"
            ref={closeButton}
            aria-label={t('drawer.close')}
            onClick={close}
          >
            <Icon name="close" />
          </button>
        </div>
        {panel === 'pages' ? (
          <>
            <button type="button" className="drawer-back" onClick={() => setPanel('main')}>
              {t('drawer.back')}
            </button>
            <nav className="drawer-pages" aria-label={t('sidebar.label')}>
              <SidebarTree onShown={showCurrent} />
            </nav>
          </>
        ) : (
          <ul className="drawer-links">
            {itemsInDrawer(navbar).map((item, index) => (
              <DrawerItem key={index} item={item} />
            ))}
          </ul>
        )}
      </div>
    </dialog>
  )
}

type DrawerItemData = Exclude<BarItem, { type: 'search' }>

/** The search has a button of its own beside the drawer's. */
function itemsInDrawer({ left, right }: { left: readonly BarItem[]; right: readonly BarItem[] }): DrawerItemData[] {
  return [...left, ...right].filter((item): item is DrawerItemData => item.type !== 'search')
}

function DrawerItem({ item }: { item: DrawerItemData }): ReactElement {
  const { t } = useTranslation()
  const { docs } = useSite()
  if (item.type === 'link') {
    return (
      <li>
        <SiteLinkAnchor link={item.link} />
      </li>
    )
  }
  if (item.type === 'versions' && (item.names ?? docs.versions).length < 2) return <VersionLinks names={item.names} />
  const title = item.type === 'menu' ? item.label : t(item.type === 'locales' ? 'locale.label' : 'version.label')
  return (
    <li>
      <span className="drawer-group">{title}</span>
      <ul>
        {item.type === 'locales' ? (
          <LocaleLinks />
        ) : item.type === 'versions' ? (
          <VersionLinks names={item.names} />
        ) : (
          item.links.map((link) => (
            <li key={link.href}>
              <SiteLinkAnchor link={link} />
            </li>
          ))
        )}
      </ul>
    </li>
  )
}

import {
  type Dispatch,
  memo,
  type MouseEvent,
  type ReactElement,
  type SetStateAction,
  useEffect,
  useRef,
  useState,
} from 'react'
import { flushSync } from 'react-dom'
import { breakable, FoldSummary, Icon } from '#app/controls/index.ts'
import { useTranslation } from '#app/languages/index.ts'
import { LazyList } from './lazy-list.tsx'
import { holdsPage, samePage, type SidebarItem } from './sidebar-items.ts'

/** Longest list that is open by default. A longer one opens when it contains the page. */
const openUpTo = 12

/** List of sidebar items, with nested lists for categories. */
export function SidebarList({
  items,
  path,
}: {
  items: readonly SidebarItem[]
  path: string | undefined
}): ReactElement {
  return (
    <ul>
      {items.map((item) => (
        <li key={item.href ?? item.label}>
          <Line item={item} path={holdsPage(item, path) ? path : undefined} />
        </li>
      ))}
    </ul>
  )
}

/** Renders again only where the page was or is: `path` is undefined elsewhere. */
const Line = memo(function Line({ item, path }: { item: SidebarItem; path: string | undefined }): ReactElement {
  if (!item.items) return <ItemLink item={item} path={path} />
  if (item.collapse === 'never') {
    return (
      <>
        {item.href === undefined ? (
          <span className="sidebar-group">{item.label}</span>
        ) : (
          <ItemLink item={item} path={path} />
        )}
        <SidebarList items={item.items} path={path} />
      </>
    )
  }
  return item.href === undefined ? <Category item={item} path={path} /> : <LinkedCategory item={item} path={path} />
})

/** State of a category: initially as configured, opened when the page is in it, then as the reader sets it. */
function useOpen(item: SidebarItem, path: string | undefined): [boolean, Dispatch<SetStateAction<boolean>>] {
  const holds = holdsPage(item, path)
  const isShort = (item.items?.length ?? 0) <= openUpTo
  const [open, setOpen] = useState(holds || (item.collapse === undefined ? isShort : item.collapse === 'open'))
  useEffect(() => {
    if (holds) setOpen(true)
  }, [holds, path])
  return [open, setOpen]
}

/** A native `details` element, which works without scripts. */
function Category({ item, path }: { item: SidebarItem; path: string | undefined }): ReactElement {
  const [open, setOpen] = useOpen(item, path)
  // The list has to be rendered before its height is measured for the animation.
  const [touched, setTouched] = useState(false)
  const details = useRef<HTMLDetailsElement>(null)
  // The reader may have opened it before hydration.
  useEffect(() => {
    if (details.current?.open) setOpen(true)
  }, [setOpen])
  return (
    <details open={open} ref={details} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <FoldSummary onToggle={() => flushSync(() => setTouched(true))}>
        {item.label}
        {item.count !== undefined && <span className="count">{item.count}</span>}
      </FoldSummary>
      <LazyList wanted={open || touched}>{() => <SidebarList items={item.items ?? []} path={path} />}</LazyList>
    </details>
  )
}

/** A category with a page of its own: the link opens the page, and on that page toggles the list like the button. */
function LinkedCategory({ item, path }: { item: SidebarItem; path: string | undefined }): ReactElement {
  const { t } = useTranslation()
  const [open, setOpen] = useOpen(item, path)
  const onLink = (event: MouseEvent): void => {
    if (!samePage(item.href ?? '', path) || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    setOpen((now) => !now)
  }
  return (
    <div className="sidebar-category" data-open={open}>
      <ItemLink item={item} path={path} onClick={onLink} />
      <button
        type="button"
        aria-expanded={open}
        aria-label={t(open ? 'sidebar.collapse' : 'sidebar.expand', { label: item.label })}
        onClick={() => setOpen((now) => !now)}
      />
      <LazyList wanted={open}>{() => <SidebarList items={item.items ?? []} path={path} />}</LazyList>
    </div>
  )
}

function ItemLink({
  item,
  path,
  onClick,
}: {
  item: SidebarItem
  path: string | undefined
  onClick?: (event: MouseEvent) => void
}): ReactElement {
  const { t } = useTranslation()
  const names = [item.code && 'code', item.deprecated && 'deprecated', item.items && 'open'].filter(Boolean).join(' ')
  if (item.external) {
    return (
      <a href={item.href} target="_blank" rel="noopener noreferrer">
        {item.label} <Icon name="external" />
        <span className="visually-hidden"> {t('link.newTab')}</span>
      </a>
    )
  }
  return (
    <a
      data-written=""
      href={item.href}
      {...(names && { className: names })}
      {...(onClick && { onClick })}
      aria-current={samePage(item.href ?? '', path) ? 'page' : undefined}
    >
      {item.code ? breakable(item.label) : item.label}
    </a>
  )
}

import {
  type Dispatch,
  Fragment,
  type MouseEvent,
  type ReactElement,
  type ReactNode,
  type SetStateAction,
  useEffect,
  useRef,
  useState,
} from 'react'
import { flushSync } from 'react-dom'
import { FoldSummary, Icon } from '#app/controls/index.ts'
import { useTranslation } from '#app/languages/index.ts'
import { LazyList } from './lazy-list.tsx'
import { holdsPage, samePage, type SidebarItem } from './sidebar-items.ts'

/** Lists up to this many lines stand open; longer ones open where the page is. */
const openUpTo = 12

/** Lines of a sidebar, with the lists below those that are categories. */
export function SidebarList({ items, path }: { items: readonly SidebarItem[]; path: string }): ReactElement {
  return (
    <ul>
      {items.map((item) => (
        <li key={item.href ?? item.label}>
          <Line item={item} path={path} />
        </li>
      ))}
    </ul>
  )
}

function Line({ item, path }: { item: SidebarItem; path: string }): ReactElement {
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
}

/** Whether a category is open: as it is set, once the page is somewhere in it, and as the reader wants it from then on. */
function useOpen(item: SidebarItem, path: string): [boolean, Dispatch<SetStateAction<boolean>>] {
  const holds = holdsPage(item, path)
  const isShort = (item.items?.length ?? 0) <= openUpTo
  const [open, setOpen] = useState(holds || (item.collapse === undefined ? isShort : item.collapse === 'open'))
  useEffect(() => {
    if (holds) setOpen(true)
  }, [holds, path])
  return [open, setOpen]
}

/** A native disclosure element, which works before any script. */
function Category({ item, path }: { item: SidebarItem; path: string }): ReactElement {
  const [open, setOpen] = useOpen(item, path)
  // What opens is measured first, so it has to be there before.
  const [touched, setTouched] = useState(false)
  const details = useRef<HTMLDetailsElement>(null)
  // It may have been opened while the scripts were loading.
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

/** A page and a list in one line: the name leads to the page, and on that page opens and closes the list as its button does. */
function LinkedCategory({ item, path }: { item: SidebarItem; path: string }): ReactElement {
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
  path: string
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
      href={item.href}
      {...(names && { className: names })}
      {...(onClick && { onClick })}
      aria-current={samePage(item.href ?? '', path) ? 'page' : undefined}
    >
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

import { type ReactElement, useRef } from 'react'
import { ThemeToggle } from '#app/colour-mode/index.ts'
import { Menu } from '#app/controls/index.ts'
import { VersionMenu } from '#app/docs/index.ts'
import { LocaleMenu, useTranslation } from '#app/languages/index.ts'
import { SearchButton } from '#app/search/index.ts'
import { type BarItem, useSite } from '#app/site/index.ts'
import { BarItemBoundary } from './bar-item-boundary.tsx'
import { unknownItem } from './bar-item-error.ts'
import { Brand } from './brand.tsx'
import { Drawer } from './drawer.tsx'
import { SiteLinkAnchor } from './site-link-anchor.tsx'
import { useHideOnScroll } from './use-hide-on-scroll.ts'

/** Navigation bar of every page. */
export function Navbar(): ReactElement {
  const { navbar } = useSite()
  const { t } = useTranslation()
  const bar = useRef<HTMLElement>(null)
  useHideOnScroll(bar, navbar.hidesOnScroll)
  const hasOwnPlace = [...navbar.left, ...navbar.right].some(({ type }) => type === 'search')
  return (
    <nav className="navbar" ref={bar} aria-label={t('navbar.label')}>
      <Drawer />
      <Brand />
      <div className="navbar-items navbar-left">
        <BarItems items={navbar.left} />
      </div>
      <div className="navbar-items navbar-right">
        <BarItems items={navbar.right} />
        <ThemeToggle />
        {!hasOwnPlace && <SearchButton />}
      </div>
      <SearchButton narrow />
    </nav>
  )
}

function BarItems({ items }: { items: readonly BarItem[] }): ReactElement {
  return (
    <>
      {items.map((item, index) => (
        <BarItemBoundary key={index} item={item}>
          <BarItemView item={item} />
        </BarItemBoundary>
      ))}
    </>
  )
}

function BarItemView({ item }: { item: BarItem }): ReactElement {
  switch (item.type) {
    case 'link':
      return <SiteLinkAnchor link={item.link} />
    case 'menu':
      return (
        <Menu label={item.label}>
          {item.links.map((link) => (
            <li key={link.href}>
              <SiteLinkAnchor link={link} />
            </li>
          ))}
        </Menu>
      )
    case 'locales':
      return <LocaleMenu />
    case 'search':
      return <SearchButton />
    case 'versions':
      return <VersionMenu names={item.names} />
    default:
      throw unknownItem(item)
  }
}

import { useLocation } from '@remix-run/react'
import { type ReactElement, useEffect, useState } from 'react'
import { Icon, Menu } from '#app/controls/index.ts'
import { useSite } from '#app/site/index.ts'
import { inLocale, isNotFoundFile, visitedPath, withBase, withoutBase } from '#app/urls/index.ts'
import { useTranslation } from './translation.tsx'
import { useLocationSuffix } from './use-location-suffix.ts'

/** Links to the page in each locale, with the same query and hash. */
export function LocaleLinks(): ReactElement {
  const { locales } = useSite()
  const { i18n } = useTranslation()
  const pathname = useVisitedPath()
  const suffix = useLocationSuffix()
  return (
    <>
      {locales.map(({ code, label, htmlLang }) => (
        <li key={code}>
          <a
            href={withBase(inLocale(pathname, code)) + suffix}
            lang={htmlLang}
            hrefLang={htmlLang}
            data-reload=""
            aria-current={code === i18n.language ? 'true' : undefined}
          >
            {label}
          </a>
        </li>
      ))}
    </>
  )
}

/** Path of the page; on the 404 page, after hydration, the path that the visitor requested. */
function useVisitedPath(): string {
  const { pathname } = useLocation()
  const [visited, setVisited] = useState(pathname)
  useEffect(() => {
    setVisited(isNotFoundFile(pathname) ? (withoutBase(visitedPath()) ?? pathname) : pathname)
  }, [pathname])
  return visited
}

/** Language menu of the navigation bar. A site with one language has none. */
export function LocaleMenu(): ReactElement {
  const { locales } = useSite()
  const { t, i18n } = useTranslation()
  const label = (
    <>
      <Icon name="language" />
      <span className="visually-hidden">{`${t('locale.label')}: `}</span>
      {locales.find(({ code }) => code === i18n.language)?.label}
    </>
  )
  return (
    <Menu label={label}>
      <LocaleLinks />
    </Menu>
  )
}

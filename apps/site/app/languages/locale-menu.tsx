import { useLocation } from '@remix-run/react'
import { type ReactElement, useEffect, useState } from 'react'
import { Icon, Menu } from '#app/controls/index.ts'
import { useSite } from '#app/site/index.ts'
import { inLocale, isNotFoundFile, visitedPath, withBase, withoutBase } from '#app/urls/index.ts'
import { useTranslation } from './translation.tsx'
import { useLocationSuffix } from './use-location-suffix.ts'

/** The page in each locale; query and hash are kept. */
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

/** The path of the page; on the page for unknown addresses, once hydrated, the one that the visitor asked for. */
function useVisitedPath(): string {
  const { pathname } = useLocation()
  const [visited, setVisited] = useState(pathname)
  useEffect(() => {
    setVisited(isNotFoundFile(pathname) ? (withoutBase(visitedPath()) ?? pathname) : pathname)
  }, [pathname])
  return visited
}

/** The bar's menu of languages; nothing when there is only one. */
export function LocaleMenu(): ReactElement | null {
  const { locales } = useSite()
  const { t, i18n } = useTranslation()
  if (locales.length < 2) return null
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

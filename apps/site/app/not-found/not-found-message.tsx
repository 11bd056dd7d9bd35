import type { ReactElement } from 'react'
import { useTranslation } from '#app/languages/index.ts'
import { SearchForm } from '#app/search/index.ts'
import { useSite } from '#app/site/index.ts'
import { hrefOf } from '#app/urls/index.ts'
import { NearPages } from './near-pages-list.tsx'
import { useMissedName } from './use-missed-name.ts'

/** Content of the 404 page: message, links, search and suggestions. */
export function NotFoundMessage(): ReactElement {
  const { t, i18n } = useTranslation()
  const { docs } = useSite()
  const locale = i18n.language
  return (
    <div className="message">
      <p className="message-code" aria-hidden="true">
        404
      </p>
      <h1>{t('notFound.title')}</h1>
      <p>{t('notFound.text')}</p>
      <p>{t('notFound.owner')}</p>
      <ul className="message-links">
        <li>
          <a href={hrefOf(locale, { at: 'home' })}>{t('breadcrumbs.home')}</a>
        </li>
        <li>
          <a href={docs.href}>{t('docs.title')}</a>
        </li>
        <li>
          <a href={hrefOf(locale, { at: 'api' })}>{t('api.title')}</a>
        </li>
      </ul>
      <SearchForm locale={locale} t={t} query={useMissedName()} />
      <NearPages />
    </div>
  )
}

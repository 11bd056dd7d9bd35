import type { ReactElement } from 'react'
import { useSite } from '#app/lib/site.ts'
import { useTranslation } from '#app/lib/translation.tsx'
import { hrefOf } from '#app/lib/urls.ts'
import { useMissedName } from '#app/lib/use-missed-name.ts'
import { NearPages } from './near-pages.tsx'
import { SearchForm } from './search-form.tsx'

/** What is said of a page that does not exist, and where to go from here. */
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

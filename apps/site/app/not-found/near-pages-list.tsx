import { useLocation } from '@remix-run/react'
import { type ReactElement, useEffect, useState } from 'react'
import { useTranslation } from '#app/languages/index.ts'
import type { NearPage } from './near-pages.ts'

/**
 * Pages that the visitor may have meant.
 *
 * A static host answers every unknown address with one document, so the browser reads the address.
 */
export function NearPages(): ReactElement {
  const { t, i18n } = useTranslation()
  const locale = i18n.language
  const { pathname } = useLocation()
  const [pages, setPages] = useState<readonly NearPage[]>([])

  useEffect(() => {
    const abort = new AbortController()
    // The 404 page is complete without suggestions.
    import('./near-pages.ts')
      .then(({ loadNearPages }) => loadNearPages(locale, abort.signal))
      .then(
        (found) => abort.signal.aborted || setPages(found),
        () => undefined,
      )
    return () => abort.abort()
  }, [pathname, locale])

  return (
    <div role="status" className="near-pages">
      {pages.length > 0 && (
        <>
          <h2>{t('notFound.nearest')}</h2>
          <ul className="names">
            {pages.map(({ label, href }) => (
              <li key={href}>
                <a href={href}>{label}</a>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}

import type { ReactElement } from 'react'
import { useTranslation } from '#app/languages/index.ts'

/** Alert for a page that could not be loaded, with a retry button and a link to its document. */
export function LoadFailure({
  message,
  href,
  onRetry,
}: {
  message: string
  href: string
  onRetry: () => void
}): ReactElement {
  const { t } = useTranslation()
  return (
    <div className="load-failure" role="alert">
      <p>
        <strong>{t('load.title')}</strong> {t('load.advice')} <code>{message}</code>
      </p>
      <button type="button" className="button" onClick={onRetry}>
        {t('load.retry')}
      </button>
      <a className="button" href={href} data-reload="">
        {t('load.reload')}
      </a>
    </div>
  )
}

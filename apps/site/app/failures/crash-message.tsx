import { type MouseEvent, type ReactElement, useEffect } from 'react'
import { useLocation, useRevalidator } from '@remix-run/react'
import { useTranslation } from '#app/languages/index.ts'
import { localeOf, withBase } from '#app/urls/index.ts'
import { errorChain } from './error-chain.ts'
import { isLoadingError, reloadOnce } from './reload-once.ts'

/** Messages for failures outside the translation context. */
const bare: { en: readonly string[]; ro: readonly string[] } = {
  en: ['This page crashed.', 'Try again'],
  ro: ['Această pagină s-a blocat.', 'Încearcă din nou'],
}

/** Error page: title, retry link, and the messages of the error and its causes. */
export function CrashMessage({ error }: { error: unknown }): ReactElement {
  const { t } = useTranslation()
  const { pathname, search } = useLocation()
  const { revalidate } = useRevalidator()
  const isLoading = isLoadingError(error)
  useEffect(() => {
    if (isLoading) reloadOnce()
  }, [isLoading, error])
  // Outside the frame there are no messages.
  const isBare = t('crash.title') === 'crash.title'
  const words = isBare
    ? bare[localeOf(pathname) === 'ro' ? 'ro' : 'en']
    : isLoading
      ? [t('load.title'), t('load.retry')]
      : [t('crash.title'), t('crash.retry')]
  // The link loads the document again: without scripts, and when its data, which only the document has, broke the frame.
  const retry = (event: MouseEvent): void => {
    if (isBare) return
    event.preventDefault()
    revalidate()
  }
  return (
    <div className="message" role={isLoading ? 'alert' : undefined}>
      <h1>{words[0]}</h1>
      <p>
        <a className="button" href={withBase(pathname) + search} data-reload="" onClick={retry}>
          {words[1]}
        </a>
      </p>
      <hr />
      <pre className="crash-chain">{errorChain(error)}</pre>
    </div>
  )
}

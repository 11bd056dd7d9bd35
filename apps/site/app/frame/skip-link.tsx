import { useLocation, useNavigationType } from '@remix-run/react'
import { type MouseEvent, type ReactElement, useRef } from 'react'
import { focusOnce, usePageEffect } from '#app/document/index.ts'
import { useTranslation } from '#app/languages/index.ts'

/** Target of the link when scripts do not run. Members and headings have no colon in their ids. */
export const contentId = ':content'

/** First stop of the keyboard: skips the bar and the sidebar. Focus returns here after client navigation. */
export function SkipLink(): ReactElement {
  const { t } = useTranslation()
  const { pathname, hash } = useLocation()
  const type = useNavigationType()
  const region = useRef<HTMLDivElement>(null)
  const shown = useRef(pathname)

  usePageEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    if (type === 'PUSH' && hash === '') focusOnce(region.current)
  }, [pathname, hash, type])

  const skip = (event: MouseEvent): void => {
    event.preventDefault()
    focusOnce(document.querySelector('main') ?? document.getElementById(contentId))
  }
  return (
    <div role="region" aria-label={t('skip')} ref={region}>
      <a className="skip-link" href={`#${contentId}`} onClick={skip}>
        {t('skip')}
      </a>
    </div>
  )
}

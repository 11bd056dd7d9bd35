import { useLocation, useNavigationType } from '@remix-run/react'
import { type MouseEvent, type ReactElement, useRef } from 'react'
import { focusOnce, usePageEffect } from '#app/document/index.ts'
import { useTranslation } from '#app/languages/index.ts'

/** The element that the link leads to when scripts do not run. */
export const contentId = 'content'

/** The first stop of the keyboard: jumps over the bar and the sidebar. After a link was followed, focus starts here again. */
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

import type { ReactElement } from 'react'
import { useLocation } from '@remix-run/react'
import { Icon } from '#app/controls/index.ts'
import { useTranslation } from '#app/languages/index.ts'
import type { SiteLink } from '#app/site/index.ts'
import { withBase } from '#app/urls/index.ts'
import { currentLink } from './current-link.ts'

/** A link of the navigation bar or the footer, marked as current on its page and below it. */
export function SiteLinkAnchor({ link }: { link: SiteLink }): ReactElement {
  const { t } = useTranslation()
  const path = withBase(useLocation().pathname)
  if (link.external) {
    return (
      <a href={link.href} target="_blank" rel="noopener noreferrer">
        {link.label}
        <Icon name="external" />
        <span className="visually-hidden"> {t('link.newTab')}</span>
      </a>
    )
  }
  return (
    <a data-written="" href={link.href} aria-current={currentLink(link, path)}>
      {link.label}
    </a>
  )
}

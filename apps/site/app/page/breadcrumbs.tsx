import type { ReactElement } from 'react'
import { useTranslation } from '#app/languages/index.ts'
import { hrefOf } from '#app/urls/index.ts'
import type { Crumb } from './page-frame.ts'

/** Breadcrumbs from the home page to the current page, which is the last item. */
export function Breadcrumbs({ crumbs }: { crumbs: readonly Crumb[] }): ReactElement | null {
  const { t, i18n } = useTranslation()
  if (crumbs.length === 0) return null
  return (
    <nav className="breadcrumbs" aria-label={t('breadcrumbs.label')}>
      <ol>
        <li>
          <a href={hrefOf(i18n.language, { at: 'home' })} aria-label={t('breadcrumbs.home')}>
            <svg viewBox="0 0 16 16" width="0.875rem" height="0.875rem" aria-hidden="true">
              <path
                d="m2 7.500 6-5 6 5v6h-4v-4H6v4H2z"
                fill="none"
                stroke="currentColor"
                strokeWidth="1.300"
                strokeLinejoin="round"
              />
            </svg>
          </a>
        </li>
        {crumbs.map(({ label, href }, index) => (
          <li key={index}>
            {href === undefined ? (
              <span aria-current={index === crumbs.length - 1 ? 'page' : undefined}>{label}</span>
            ) : (
              <a href={href}>{label}</a>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}

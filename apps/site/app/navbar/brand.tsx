import type { ReactElement } from 'react'
import { useTranslation } from '#app/languages/index.ts'
import { useSite } from '#app/site/index.ts'
import { hrefOf } from '#app/urls/index.ts'

/** Logo and name of the site, linked to the home page of the locale. */
export function Brand(): ReactElement {
  const { brand, logo } = useSite()
  const { i18n } = useTranslation()
  return (
    <a className="brand" href={hrefOf(i18n.language, { at: 'home' })}>
      {logo ? (
        <>
          {/* Both are rendered: CSS shows one before the first script runs. */}
          <img className="brand-light" src={logo.src} alt={logo.alt} height="28" />
          <img className="brand-dark" src={logo.srcDark} alt={logo.alt} height="28" />
        </>
      ) : (
        <svg viewBox="0 0 20 20" width="1.25rem" height="1.25rem" aria-hidden="true">
          <path
            d="M9 1h2v2h5.5L19 5.5 16.5 8H11v2h2v5h-2v4H9v-4H3.5L1 12.500 3.500 10H9V8H4V3h5z"
            fill="currentColor"
          />
        </svg>
      )}
      <b>{brand}</b>
    </a>
  )
}

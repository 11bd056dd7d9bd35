import type { ReactElement } from 'react'
import { useTranslation } from '#app/languages/index.ts'
import { useSite } from '#app/site/index.ts'
import { hrefOf } from '#app/urls/index.ts'

/** Size of a logo whose ratio is not known: its place is not reserved before it is loaded. */
const unknown = { height: 28 }

/** Logo, if the site has one, and name of the site, linked to the home page of the locale. */
export function Brand(): ReactElement {
  const { brand, logo } = useSite()
  const { i18n } = useTranslation()
  return (
    <a className="brand" href={hrefOf(i18n.language, { at: 'home' })}>
      {logo && logo.src === logo.srcDark && <img src={logo.src} alt={logo.alt} {...(logo.size ?? unknown)} />}
      {logo && logo.src !== logo.srcDark && (
        <>
          {/* Both are rendered: CSS shows one before the first script runs. */}
          <img className="brand-light" src={logo.src} alt={logo.alt} {...(logo.size ?? unknown)} />
          <img className="brand-dark" src={logo.srcDark} alt={logo.alt} {...(logo.sizeDark ?? unknown)} />
        </>
      )}
      <b>{brand}</b>
    </a>
  )
}

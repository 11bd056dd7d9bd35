import type { ReactElement } from 'react'
import { useNonce } from '#app/document/index.ts'
import romanian from '#app/styles/fonts/sans-romanian.woff2?url'
import mono from '#app/styles/fonts/mono-latin.woff2?url'
import sans from '#app/styles/fonts/sans-latin.woff2?url'
import type { Locale } from '#app/urls/index.ts'
import type { SiteLook } from './site-look.ts'

/** Preloads the fonts that the page shows, before the style sheet that names them is parsed. */
export function FontPreloads({ look, locale }: { look: SiteLook | undefined; locale: Locale }): ReactElement {
  const { hasText = false, hasCode = false, preloaded = [] } = look?.fonts ?? {}
  const standard = [...(hasText ? [] : [sans]), ...(hasCode ? [] : [mono])]
  const letters = locale === 'ro' && !hasText ? [romanian] : []
  return (
    <>
      {[...standard, ...letters, ...preloaded].map((href) => (
        <link key={href} rel="preload" href={href} as="font" type="font/woff2" crossOrigin="anonymous" />
      ))}
    </>
  )
}

/** Configured style sheets, and the script of another host. */
export function ConfiguredLinks({ look }: { look: SiteLook }): ReactElement {
  const nonce = useNonce()
  const { styles, script } = look
  return (
    <>
      {styles.map((href) => (
        <link key={href} rel="stylesheet" href={href} />
      ))}
      {script && (
        <script
          defer
          src={script.src}
          {...script.attributes}
          {...(nonce !== undefined && { nonce })}
          suppressHydrationWarning
        />
      )}
    </>
  )
}

import { RemixBrowser } from '@remix-run/react'
import { startTransition, StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { checkTexts } from './document/index.ts'
import { withdrawCodeFailure } from './failures/index.ts'
import { numberHistory } from './navigation/index.ts'
import { captureFrame } from './page/index.ts'
import { captureProse } from './prose/index.ts'
import { captureItems } from './sidebar/index.ts'
import { cleanAddress, enterNotFoundPage, localeRoutes, offerLocales } from './urls/index.ts'

/** Makes the document interactive. */
function start(): void {
  withdrawCodeFailure()
  const offered = document.documentElement.dataset.locales?.split(' ')
  if (offered) {
    offerLocales(offered)
    // The manifest is a file of the app, which is the same for all sites; the configuration of this one names its locales.
    // The server changes its routes likewise, see `server/site-handler.ts`. One route with a `:locale` parameter would also
    // match docs such as `/docs/api`, because any path can be a doc of the default locale.
    window.__remixManifest.routes = localeRoutes(window.__remixManifest.routes, offered)
  }
  checkTexts()
  captureProse(document)
  captureFrame(document)
  captureItems(document)
  enterNotFoundPage()
  cleanAddress()
  numberHistory()

  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <RemixBrowser />
      </StrictMode>,
    )
  })
}

// Without the list of its code the app would blank the page. The document has a script that says what is wrong.
if ('__remixManifest' in window) start()
